<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use RuntimeException;

/**
 * Processes that share the memory of one that has loaded WordPress, each with a connection of its own, see Worker.
 */
final class Forks {

	/**
	 * Runs work in several processes that begin at the same moment.
	 *
	 * @param Closure(int): void                 $setUp Prepares each process, by its number.
	 * @param Closure(): void                    $begin Called here when all are prepared; they begin when it returns.
	 * @param Closure(int): array<string, mixed> $work  Of each process, by its number.
	 * @return list<mixed> What came of each; null for one that failed.
	 */
	public static function run( int $count, Closure $setUp, Closure $begin, Closure $work ): array {
		global $wpdb;
		// A connection cannot be shared, nor a file of SQLite that was opened before the fork.
		$wpdb->close();
		$ready   = self::pipe();
		$start   = self::pipe();
		$results = [];
		for ( $index = 0; $index < $count; $index++ ) {
			$results[ $index ] = self::pipe();
			if ( pcntl_fork() === 0 ) {
				// Children that began with the same seed would make the same choices.
				mt_srand( random_int( 0, PHP_INT_MAX ) );
				fclose( $start[1] );
				if ( ! $wpdb->db_connect( false ) ) {
					throw new RuntimeException( 'The database refused a connection.' );
				}
				Reconnection::prepare();
				$setUp( $index );
				fclose( $ready[0] );
				fclose( $ready[1] );
				// Ends with the process that begins, or that is gone.
				fgets( $start[0] );
				fwrite( $results[ $index ][1], (string) wp_json_encode( $work( $index ) ) );
				exit( 0 );
			}
			fclose( $results[ $index ][1] );
		}
		fclose( $ready[1] );
		stream_get_contents( $ready[0] );
		$begin();
		fclose( $start[1] );
		$read = static fn ( array $pipe ): mixed => json_decode( (string) stream_get_contents( $pipe[0] ), true );
		// All of them, before anything is said of one: a test that has failed must not be put back while others still write.
		$outcomes = array_map( $read, $results );
		while ( pcntl_wait( $status ) > 0 ) {
			continue;
		}
		return $outcomes;
	}

	/**
	 * @return array{resource, resource} Where it is read and written.
	 */
	private static function pipe(): array {
		$pipe = stream_socket_pair( STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0 );
		if ( $pipe === false ) {
			throw new RuntimeException( 'There is no pipe.' );
		}
		return [ $pipe[0], $pipe[1] ];
	}
}
