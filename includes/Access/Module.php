<?php

declare( strict_types=1 );

namespace UserFeedback\Access;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Licensing\FeatureGate;
use WP_User;

/**
 * Who may do what.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define(
			Capabilities::class,
			static fn ( Container $c ) => new Capabilities( $c->lazy( FeatureGate::class ) )
		);
		$this->container->define( Rights::class, static fn () => new Rights( defined( 'WP_CLI' ) && WP_CLI ) );
	}

	public function register(): void {
		add_filter( 'user_has_cap', [ $this, 'grantCapabilities' ], 10, 4 );
	}

	/**
	 * Filter user_has_cap.
	 *
	 * @param array<string, bool> $capabilities What the user has.
	 * @param array<string>       $asked        What is asked for.
	 * @param array<mixed>        $arguments    Not used.
	 * @return array<string, bool>
	 */
	public function grantCapabilities( array $capabilities, array $asked, array $arguments, WP_User $user ): array {
		// Most often another plugin's or WordPress' own is asked for.
		$isOurs = preg_grep( '/^userfeedback_/', $asked ) !== [];
		return $isOurs ? $this->container->get( Capabilities::class )->grant( $capabilities, $asked, $user ) : $capabilities;
	}
}
