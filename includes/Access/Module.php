<?php

declare( strict_types=1 );

namespace UserFeedback\Access;

defined( 'ABSPATH' ) || exit;

use WP_User;

/**
 * Who may do what.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( Rights::class, static fn () => new Rights( defined( 'WP_CLI' ) && WP_CLI ) );
	}

	/**
	 * Filter user_has_cap.
	 *
	 * @param array<string, bool> $capabilities What the user has.
	 * @param array<string>       $asked        What is asked for.
	 * @param array<mixed>        $arguments    Not used.
	 * @return array<string, bool>
	 */
	public static function grantCapabilities( array $capabilities, array $asked, array $arguments, WP_User $user ): array {
		// Most often another plugin's or WordPress' own is asked for.
		$isOurs = preg_grep( '/^userfeedback_/', $asked ) !== [];
		return $isOurs ? self::service( Capabilities::class )->grant( $capabilities, $asked, $user ) : $capabilities;
	}
}
