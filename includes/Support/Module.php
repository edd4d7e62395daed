<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;

/**
 * Helpers without domain knowledge.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( Clock::class, static fn () => new SystemClock() );
		$this->container->define(
			Assets::class,
			static fn () => new Assets( plugin_dir_path( USERFEEDBACK_FILE ), plugin_dir_url( USERFEEDBACK_FILE ) )
		);
		$this->container->define( Icons::class, static fn ( Container $c ) => new Icons( "{$c->get( Assets::class )->directory()}build/data/" ) );
	}
}
