<?php

declare( strict_types=1 );

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\StoredData\Kind;
use UserFeedback\StoredData\Kinds;
use UserFeedback\StoredData\Person;
use UserFeedback\StoredData\PersonalData;
use UserFeedback\StoredData\PersonalRecord;

/**
 * What WordPress' tools "Export Personal Data" and "Erase Personal Data" call: one exporter and one eraser for all kinds of stored data.
 *
 * WordPress asks page by page, and each page reads or changes a bounded number of records. In every plan: people have a right to it.
 *
 * @since 0.7.0
 */
final class PersonalDataTools {

	public const NAME = 'UserFeedback';

	/** Records of a page. */
	private const LIMIT = 100;

	/** Where the next page begins. */
	private const PLACE = 'userfeedback_personal_';

	public function __construct( private readonly Kinds $kinds ) {}

	/**
	 * A page of what the site has about a person.
	 *
	 * @param int $page From 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page ): array {
		$person = self::person( $email );
		$place  = $this->placeOf( $person, $page );
		$data   = [];
		$next   = $place === null ? null : $this->read(
			$person,
			$place,
			static function ( Kind $kind, PersonalRecord $record ) use ( &$data ): void {
				$data[] = [
					'group_id'    => "userfeedback-{$kind->name()}",
					/* translators: %s: kind of data, for example Responses. */
					'group_label' => sprintf( __( 'UserFeedback: %s', 'userfeedback' ), $kind->label() ),
					'item_id'     => "userfeedback-$record->id",
					'data'        => array_map(
						static fn ( array $field ) => [
							'name'  => $field['name'],
							// WordPress prints it as HTML.
							'value' => nl2br( esc_html( $field['value'] ) ),
						],
						$record->fields
					),
				];
			}
		);
		$this->keep( $person, $page + 1, $next );
		return [
			'data' => $data,
			'done' => $next === null,
		];
	}

	/**
	 * Erases a part of what the site has about a person. WordPress calls it until it is done.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$person   = self::person( $email );
		$left     = self::LIMIT;
		$retained = [];
		$isDone   = true;
		foreach ( $this->kinds() as $kind ) {
			$erased = $kind->erase( $person, $left );
			$left  -= $erased->count;
			array_push( $retained, ...$erased->retained );
			if ( $erased->count > 0 ) {
				/**
				 * Fires after personal data of a kind was erased: copies of it must go, too.
				 *
				 * @since 0.7.0
				 *
				 * @param string $kind Name of the kind of stored data.
				 */
				do_action( 'userfeedback_personal_data_erased', $kind->name() );
			}
			if ( ! $erased->isDone || $left <= 0 ) {
				$isDone = false;
				break;
			}
		}
		return [
			'items_removed'  => $left < self::LIMIT,
			'items_retained' => $retained !== [],
			'messages'       => $retained,
			'done'           => $isDone,
		];
	}

	/**
	 * Reads the records of a page.
	 *
	 * @param array{string, string|null}              $place Name of a kind, and where to begin in it.
	 * @param Closure( Kind, PersonalRecord ): void $each
	 * @return array{string, string|null}|null Where the next page begins; null after the last one.
	 */
	private function read( Person $person, array $place, Closure $each ): ?array {
		[ $name, $after ] = $place;
		$left  = self::LIMIT;
		$names = array_keys( $this->kinds() );
		// What of an add-on that was deactivated meanwhile began is at its end.
		foreach ( array_slice( $names, (int) array_search( $name, $names, true ) ) as $current ) {
			$kind = $this->kinds()[ $current ];
			do {
				$records = $kind->ofPerson( $person, $current === $name ? $after : null, $left );
				foreach ( $records->items as $record ) {
					$each( $kind, $record );
				}
				$left -= $records->read;
				$name  = $current;
				$after = $records->next;
			} while ( $after !== null && $left > 0 );
			if ( $after !== null ) {
				return [ $current, $after ];
			}
			$name = '';
			if ( $left <= 0 ) {
				$following = $names[ (int) array_search( $current, $names, true ) + 1 ] ?? null;
				return $following === null ? null : [ $following, null ];
			}
		}
		return null;
	}

	/**
	 * Where a page begins; null if there is no such page. What an earlier request found out is kept for an hour; without it, the pages before are
	 * read once more.
	 *
	 * @return array{string, string|null}|null
	 */
	private function placeOf( Person $person, int $page ): ?array {
		$first = array_key_first( $this->kinds() );
		if ( $first === null ) {
			return null;
		}
		$place = [ $first, null ];
		$kept  = $page > 1 ? get_transient( self::key( $person, $page ) ) : false;
		if ( is_array( $kept ) && is_string( $kept[0] ?? null ) && isset( $this->kinds()[ $kept[0] ] ) ) {
			return [ $kept[0], is_string( $kept[1] ?? null ) ? $kept[1] : null ];
		}
		for ( $before = 1; $before < $page && $place !== null; $before++ ) {
			$place = $this->read( $person, $place, static fn () => null );
		}
		return $place;
	}

	/**
	 * @param array{string, string|null}|null $place
	 */
	private function keep( Person $person, int $page, ?array $place ): void {
		if ( $place !== null ) {
			set_transient( self::key( $person, $page ), $place, HOUR_IN_SECONDS );
		}
	}

	/**
	 * Nothing of the person is in the name.
	 */
	private static function key( Person $person, int $page ): string {
		return self::PLACE . substr( wp_hash( "$person->email $page" ), 0, 32 );
	}

	private static function person( string $email ): Person {
		$user = get_user_by( 'email', $email );
		return new Person( $email, $user === false ? 0 : $user->ID );
	}

	/**
	 * @return array<string, Kind&PersonalData>
	 */
	private function kinds(): array {
		return array_filter( $this->kinds->all(), static fn ( Kind $kind ) => $kind instanceof PersonalData );
	}
}
