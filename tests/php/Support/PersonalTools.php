<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Exports\ExportFolder;
use UserFeedback\Plugin;

/**
 * Calls the exporter and the eraser as WordPress' tools do, and looks for what is left of a person.
 */
trait PersonalTools {

	/**
	 * Everything that WordPress gets of a person.
	 *
	 * @return array<string, array<string, string>> Fields by item.
	 */
	protected function exported( string $email, int $mostAtOnce = 100 ): array {
		$exporters = (array) apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$callback  = $exporters['UserFeedback']['callback'] ?? null;
		self::assertIsCallable( $callback );
		$items = [];
		$page  = 0;
		do {
			/** @var array{data: list<array{item_id: string, data: list<array{name: string, value: string}>}>, done: bool} $part */
			$part = $callback( $email, ++$page );
			self::assertLessThanOrEqual( $mostAtOnce, count( $part['data'] ), 'a page is bounded' );
			foreach ( $part['data'] as $item ) {
				self::assertArrayNotHasKey( $item['item_id'], $items, 'twice' );
				$items[ $item['item_id'] ] = array_column( $item['data'], 'value', 'name' );
			}
		} while ( ! $part['done'] && $page < 1000 );
		self::assertTrue( $part['done'] );
		return $items;
	}

	/**
	 * Erases until nothing is left.
	 *
	 * @return array{pages: int, removed: bool, retained: bool, messages: list<string>}
	 */
	protected function erased( string $email ): array {
		$erasers  = (array) apply_filters( 'wp_privacy_personal_data_erasers', [] );
		$callback = $erasers['UserFeedback']['callback'] ?? null;
		self::assertIsCallable( $callback );
		$result = [ 'pages' => 0, 'removed' => false, 'retained' => false, 'messages' => [] ];
		do {
			/** @var array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} $part */
			$part = $callback( $email, ++$result['pages'] );
			$result['removed']  = $result['removed'] || $part['items_removed'];
			$result['retained'] = $result['retained'] || $part['items_retained'];
			array_push( $result['messages'], ...$part['messages'] );
		} while ( ! $part['done'] && $result['pages'] < 1000 );
		self::assertTrue( $part['done'] );
		return $result;
	}

	/**
	 * Where a text still is: in a table, also of WordPress, or a file of ours.
	 *
	 * @return list<string>
	 */
	protected function placesOf( string $text ): array {
		$places = [];
		foreach ( StoredState::contents() as $table => $content ) {
			foreach ( $content['rows'] as $row ) {
				if ( self::mentions( implode( "\n", array_map( strval( ... ), array_filter( $row, is_scalar( ... ) ) ) ), $text ) ) {
					$places[] = "$table: " . substr( (string) wp_json_encode( $row, JSON_PARTIAL_OUTPUT_ON_ERROR ), 0, 300 );
				}
			}
		}
		$folder = dirname( Plugin::instance()->get( ExportFolder::class )->path( str_repeat( '0', 32 ) . '.csv.php' ) );
		foreach ( (array) glob( "$folder/*" ) as $file ) {
			if ( is_file( (string) $file ) && self::mentions( (string) file_get_contents( (string) $file ), $text ) ) {
				$places[] = (string) $file;
			}
		}
		return $places;
	}

	private static function mentions( string $content, string $text ): bool {
		return preg_match( '/(?<![a-z0-9.+-])' . preg_quote( $text, '/' ) . '(?![a-z0-9-]|\.[a-z])/i', $content ) === 1;
	}

	protected function assertCountsEqualRows( int $surveyId ): void {
		self::assertSame( RawCount::of( $surveyId, null ), RawCount::stored( $surveyId, null ) );
	}
}
