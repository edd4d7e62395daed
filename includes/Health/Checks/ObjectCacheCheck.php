<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Migrator;
use UserFeedback\Health\Finding;
use UserFeedback\Health\RepairableCheck;
use UserFeedback\Health\StoredRowsRepository;
use UserFeedback\Support\Cast;

/**
 * The object cache: it keeps what it is given, and has the same options as the database.
 *
 * @since 0.7.0
 */
final class ObjectCacheCheck implements RepairableCheck {

	private const GROUP = 'userfeedback';

	public function __construct( private readonly StoredRowsRepository $rows ) {}

	public function id(): string {
		return 'object-cache';
	}

	public function label(): string {
		return __( 'Object cache', 'userfeedback' );
	}

	public function isQuick(): bool {
		return true;
	}

	public function repairLabel(): string {
		return __( 'Empty the object cache', 'userfeedback' );
	}

	public function run( float $seconds ): Finding {
		if ( $this->isStale() ) {
			return Finding::critical(
				__( 'The object cache has old settings', 'userfeedback' ),
				__( 'An option of UserFeedback has another value in the object cache than in the database.', 'userfeedback' ),
				__( 'Settings and published surveys may be old ones.', 'userfeedback' ),
				__( 'A backup was restored without emptying the cache, or several servers do not share it.', 'userfeedback' ),
				__( 'Empty the object cache. If it happens again, ask your host whether all servers use the same cache.', 'userfeedback' )
			)->repairable();
		}
		$isUsed = wp_using_ext_object_cache() === true;
		if ( $isUsed && ! self::keeps() ) {
			return Finding::recommended(
				__( 'The object cache does not answer', 'userfeedback' ),
				__( 'What UserFeedback stored in it a moment ago was not there any more. The cache server is down or full.', 'userfeedback' ),
				__( 'The site works, but slower. Ask your host to look at the cache server.', 'userfeedback' )
			);
		}
		if ( ! $isUsed && is_file( WP_CONTENT_DIR . '/object-cache.php' ) ) {
			return Finding::recommended(
				__( 'The object cache is installed but not in use', 'userfeedback' ),
				__( 'There is a file object-cache.php, which reports that it does not keep anything: its server cannot be reached.', 'userfeedback' ),
				__(
					'The site works, but slower. Check the address of the cache server, or remove the file wp-content/object-cache.php.',
					'userfeedback'
				)
			);
		}
		return Finding::good(
			__( 'The object cache works with UserFeedback', 'userfeedback' ),
			$isUsed
				? __( 'A persistent object cache is in use. It keeps what it is given and has the same options as the database.', 'userfeedback' )
				: __( 'The site has no persistent object cache. UserFeedback does not need one.', 'userfeedback' )
		);
	}

	public function repair( int $userId, bool $isCli ): void {
		wp_cache_flush();
	}

	/**
	 * Whether an autoloaded option differs from its row.
	 */
	private function isStale(): bool {
		$row = $this->rows->option( Migrator::OPTION );
		return $row !== null && Cast::string( get_option( Migrator::OPTION ) ) !== $row;
	}

	/**
	 * Whether a value that is stored can be read from the cache's server.
	 */
	private static function keeps(): bool {
		$value = wp_generate_password( 12, false );
		wp_cache_set( 'health', $value, self::GROUP, MINUTE_IN_SECONDS );
		$read = wp_cache_get( 'health', self::GROUP, true );
		wp_cache_delete( 'health', self::GROUP );
		return $read === $value;
	}
}
