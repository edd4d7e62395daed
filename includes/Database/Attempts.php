<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Repeats work that lost a lock or a commit to another writer.
 *
 * @since 0.7.0
 */
final class Attempts {

	private const MOST = 5;

	/** Microseconds. Pauses are computed for attempts that take at least so long. */
	private const SHORTEST = 10_000;

	/** Microseconds. An attempt that ends in a lock timeout takes a minute. */
	private const LONGEST_PAUSE = 800_000;

	/** Whether another attempt follows when the present one meets a conflict. */
	private bool $isRepeated = false;

	/** @var Closure(int): void */
	private readonly Closure $pause;

	/**
	 * @param Closure(int): void|null $pause Waits for a random time, at most so many microseconds. Tests replace it.
	 */
	public function __construct( ?Closure $pause = null ) {
		$this->pause = $pause ?? static function ( int $longest ): void {
			usleep( random_int( 1, $longest ) );
		};
	}

	/**
	 * Runs the work, up to five times in all while it meets conflicts (DatabaseError::isTransient()).
	 *
	 * @template T
	 * @param Closure(): T $work Must be safe to repeat.
	 * @return T
	 * @throws DatabaseError When it fails for good.
	 */
	public function run( Closure $work ): mixed {
		for ( $attempt = 1; ; $attempt++ ) {
			$from             = hrtime( true );
			$this->isRepeated = $attempt < self::MOST;
			try {
				return $work();
			} catch ( DatabaseError $error ) {
				if ( ! $error->isTransient() || ! $this->isRepeated ) {
					throw $error;
				}
				( $this->pause )( self::longestPause( $attempt, (int) ( ( hrtime( true ) - $from ) / 1000 ) ) );
			} finally {
				$this->isRepeated = false;
			}
		}
	}

	/**
	 * Whether the work that runs at present is repeated if it meets a conflict: nobody has to hear of it then.
	 */
	public function areLeft(): bool {
		return $this->isRepeated;
	}

	/**
	 * Limit of the random pause after an attempt. It doubles with each attempt and grows with their duration: on a busy server, writers that pause
	 * for a shorter time than an attempt takes would all collide again.
	 *
	 * @param int $took Microseconds.
	 */
	private static function longestPause( int $attempt, int $took ): int {
		return min( self::LONGEST_PAUSE, max( self::SHORTEST, $took ) << $attempt );
	}
}
