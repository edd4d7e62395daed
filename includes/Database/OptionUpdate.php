<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * Changes an option whose new value depends on what is stored. update_option() alone loses a change: of two requests that read, then
 * write, the later write can hold the earlier read; and it skips the write if the value equals the one that this request read long before.
 *
 * @since 0.7.0
 */
final class OptionUpdate {

	/** Attempts to fill the cache while others fill it with what was before. */
	private const FILLINGS = 3;

	public function __construct(
		private readonly Connection $connection,
		private readonly OptionRows $options,
		private readonly Transaction $transaction
	) {}

	/**
	 * Stores the value that the closure returns. The closure runs while no other update of the option does, and get_option() returns the stored
	 * value in it. It may run several times, so it must only read the database.
	 *
	 * WordPress fires its hooks of the option inside the transaction: callbacks with other effects use Transaction::afterCommit().
	 *
	 * @param Closure(): array<mixed> $value
	 * @param bool                    $isAutoloaded Whether WordPress loads the option on each page.
	 * @throws DatabaseError When the database refuses it; nothing is stored then.
	 */
	public function run( string $option, Closure $value, bool $isAutoloaded = true ): void {
		try {
			$this->transaction->run(
				function () use ( $option, $value, $isAutoloaded ): void {
					$this->options->lock( $option, isAutoloaded: $isAutoloaded );
					self::forget( $option );
					if ( ! update_option( $option, $value(), $isAutoloaded ) ) {
						$this->connection->demandSuccess();
					}
				}
			);
		} catch ( Throwable $failure ) {
			// The value in the cache was not stored.
			self::forget( $option );
			throw $failure;
		}
		if ( ! wp_using_ext_object_cache() ) {
			return;
		}
		wp_cache_delete( $option, 'options' );
		if ( $isAutoloaded ) {
			$this->renewCache();
		}
	}

	/**
	 * Fills the cache of options that all servers share with what is stored. Another request may have read the old ones meanwhile, from a replica or
	 * a node that lags behind; and whoever changes any option writes all of them as they were a moment ago (WordPress ticket 31245). What is cached
	 * stays there.
	 */
	public function renewCache(): void {
		$this->connection->scope->readFromPrimary();
		for ( $attempt = 1; $attempt <= self::FILLINGS; $attempt++ ) {
			self::forgetAll();
			wp_load_alloptions( true );
			$cached = wp_cache_get( 'alloptions', 'options', true );
			if ( array_diff_assoc( $this->options->autoloaded(), array_filter( (array) $cached, is_string( ... ) ) ) === [] ) {
				return;
			}
		}
	}

	private static function forget( string $option ): void {
		self::forgetAll();
		wp_cache_delete( $option, 'options' );
	}

	private static function forgetAll(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
