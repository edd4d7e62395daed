<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use UserFeedback\Tests\Support\StoredState;

/**
 * Statistics of the races of one run, for people: .cache/races-sqlite.json and races-mariadb.json.
 */
final class RaceReport {

	/** @var array<string, array<string, mixed>> */
	private static array $races = [];

	/**
	 * @param array<string, mixed> $statistics
	 */
	public static function add( string $title, array $statistics ): void {
		self::$races[ $title ] = $statistics;
		$engine                = StoredState::isSqlite() ? 'sqlite' : 'mariadb';
		file_put_contents( dirname( __DIR__, 3 ) . "/.cache/races-$engine.json", wp_json_encode( self::$races, JSON_PRETTY_PRINT ) . "\n" );
	}
}
