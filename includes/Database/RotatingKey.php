<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * A random secret of this site that lives for some days. Then another one takes its place, and nothing can be computed with the old one any more.
 *
 * @since 0.6.0
 */
final class RotatingKey {

	/**
	 * @param string $option Autoloaded option that holds it.
	 * @param int    $days   For how many days it lives at most.
	 */
	public function __construct(
		private readonly Connection $connection,
		private readonly Clock $clock,
		private readonly string $option,
		private readonly int $days
	) {}

	/**
	 * The secret of these days, 64 hexadecimal digits. If two requests race for a new one, both use the one that was stored first.
	 */
	public function get(): string {
		$period = (string) intdiv( $this->clock->now()->getTimestamp(), $this->days * DAY_IN_SECONDS );
		$stored = $this->stored();
		if ( self::isOf( $stored, $period ) ) {
			return self::secret( $stored );
		}
		$fresh = "$period." . bin2hex( random_bytes( 32 ) );
		$rows  = new OptionRows( $this->connection );
		$stored === '' ? $rows->add( $this->option, $fresh ) : $rows->replace( $this->option, $stored, $fresh );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( $this->option, 'options' );
		return self::secret( $this->stored() );
	}

	/**
	 * Replaces a secret that is too old, so that it does not wait for its next use.
	 */
	public function rotate(): void {
		if ( $this->stored() !== '' ) {
			$this->get();
		}
	}

	private static function isOf( string $stored, string $period ): bool {
		return str_starts_with( $stored, "$period." );
	}

	private static function secret( string $stored ): string {
		return explode( '.', $stored )[1] ?? '';
	}

	private function stored(): string {
		// get_option() would look for an option that does not exist in the database.
		return isset( wp_load_alloptions()[ $this->option ] ) ? Cast::string( get_option( $this->option, '' ) ) : '';
	}
}
