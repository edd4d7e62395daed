<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Json;
use UserFeedback\Surveys\PageRules\RuleGroups;

/**
 * How the published surveys are stored in an option: short, because every request loads it. Equal rules are stored once.
 *
 * @since 0.6.0
 *
 * @phpstan-import-type Groups from RuleGroups
 * @phpstan-type Item array{id: int, publish_at: string|null, last_day: string, rules: Groups}
 * @phpstan-type Stored array{surveys: string, rules: string, is_partial: bool}
 */
final class PublishedList {

	/** Option with the list; autoloaded. */
	public const OPTION = 'userfeedback_published';

	/** Most bytes of the option as WordPress stores it. */
	public const MAX_BYTES = 32_000;

	/** Bytes that remain for names and brackets. */
	private const FRAME = 200;

	/**
	 * The list, cut to a size: the first surveys remain.
	 *
	 * @param list<Item> $items
	 * @param int|null   $bytes Most bytes; null for all of them.
	 * @return Stored
	 */
	public static function encode( array $items, ?int $bytes = null ): array {
		$left    = $bytes === null ? PHP_INT_MAX : $bytes - self::FRAME;
		$numbers = [];
		$rules   = [];
		$surveys = '';
		$before  = 0;
		foreach ( $items as $item ) {
			$key   = $item['rules'] === [] ? '' : Json::encode( $item['rules'] );
			$isNew = $key !== '' && ! isset( $numbers[ $key ] );
			// The ids of neighbours are similar, in descending order: the difference is shorter, and mostly one.
			$step  = $before - $item['id'];
			$text  = ( $step < 0 ? '-' : '' ) . ( $step === 1 ? '' : base_convert( (string) abs( $step ), 10, 36 ) )
				. ( $item['publish_at'] === null ? '' : '@' . strtotime( $item['publish_at'] ) )
				. ( $item['last_day'] === '' ? '' : '~' . $item['last_day'] )
				. ( $key === '' ? '' : '!' . base_convert( (string) ( $numbers[ $key ] ?? count( $rules ) ), 10, 36 ) ) . ',';
			$left -= strlen( $text ) + ( $isNew ? strlen( $key ) + 1 : 0 );
			if ( $left < 0 ) {
				return self::stored( $surveys, $rules, true );
			}
			if ( $isNew ) {
				$numbers[ $key ] = count( $rules );
				$rules[]         = $key;
			}
			$surveys .= $text;
			$before   = $item['id'];
		}
		return self::stored( $surveys, $rules, false );
	}

	/**
	 * Whether a list has surveys.
	 */
	public static function isAny( mixed $stored ): bool {
		return Cast::string( Cast::at( $stored, 'surveys' ) ) !== '' || Cast::at( $stored, '0', 'id' ) !== null;
	}

	/**
	 * The surveys of a list, in order.
	 *
	 * @param mixed                         $stored   The option. Before it was written for the first time, there are none.
	 * @param Closure( string|null ): bool  $isChosen Gets the time of publication, ISO 8601 in UTC.
	 * @return list<Item>
	 */
	public static function decode( mixed $stored, Closure $isChosen ): array {
		if ( is_array( $stored ) && array_is_list( $stored ) ) {
			// Of version 0.1, until the option is written again. The rules of these surveys are evaluated after they were read.
			$ids    = array_map( static fn ( mixed $entry ) => Cast::int( Cast::at( $entry, 'id' ) ), $stored );
			$stored = self::encode( array_map( static fn ( int $id ) => self::open( $id ), $ids ) );
		}
		$rules = json_decode( Cast::string( Cast::at( $stored, 'rules' ) ), true );
		$items = [];
		$id    = 0;
		preg_match_all(
			'/(-?[0-9a-z]*)(?:@(\d+))?(?:~([\d-]+))?(?:!([0-9a-z]+))?,/',
			Cast::string( Cast::at( $stored, 'surveys' ) ),
			$found,
			PREG_SET_ORDER
		);
		foreach ( $found as $parts ) {
			$step = $parts[1] === '' ? '1' : $parts[1];
			$id  -= (int) base_convert( ltrim( $step, '-' ), 36, 10 ) * ( $step[0] === '-' ? -1 : 1 );
			$at  = ( $parts[2] ?? '' ) === '' ? null : gmdate( 'Y-m-d\TH:i:s\Z', (int) $parts[2] );
			if ( ! $isChosen( $at ) ) {
				continue;
			}

			/** @var Groups $groups */
			$groups  = isset( $parts[4] ) && is_array( $rules ) ? $rules[ (int) base_convert( $parts[4], 36, 10 ) ] ?? [] : [];
			$items[] = [
				'id'         => $id,
				'publish_at' => $at,
				'last_day'   => $parts[3] ?? '',
				'rules'      => $groups,
			];
		}
		return $items;
	}

	/**
	 * @return Item
	 */
	private static function open( int $id ): array {
		return [
			'id'         => $id,
			'publish_at' => null,
			'last_day'   => '',
			'rules'      => [],
		];
	}

	/**
	 * @param list<string> $rules
	 * @return Stored
	 */
	private static function stored( string $surveys, array $rules, bool $isPartial ): array {
		return [
			'surveys'    => $surveys,
			'rules'      => '[' . implode( ',', $rules ) . ']',
			'is_partial' => $isPartial,
		];
	}
}
