<?php

declare( strict_types=1 );

namespace UserFeedback\Access;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\Lazy;
use WP_User;

/**
 * Who has our capabilities: whoever manages options has all, a role that a list of the settings names has that one, and whatever a role
 * editor gave to a role or a user stays. Nothing of this is written into roles, so that removing the plugin leaves no trace there.
 *
 * @since 0.1.0
 */
final class Capabilities {

	/** The settings that list the roles which have a capability; nobody is given the others. */
	private const LISTS = [
		Capability::EDIT_SURVEYS   => Settings::CREATE_EDIT_SURVEYS,
		Capability::VIEW_RESULTS   => Settings::VIEW_RESULTS,
		Capability::DELETE_SURVEYS => Settings::DELETE_SURVEYS,
	];

	/**
	 * @param Closure(): FeatureGate $gate Asked only when a role would be let in by the settings.
	 */
	public function __construct( #[Lazy( FeatureGate::class )] private readonly Closure $gate ) {}

	/**
	 * Adds what managers and the settings give. Takes nothing away: the lists say nothing about roles that they do not name.
	 *
	 * @param array<string, bool> $capabilities What the user has.
	 * @param array<string>       $asked        What is asked for.
	 * @return array<string, bool>
	 */
	public function grant( array $capabilities, array $asked, WP_User $user ): array {
		$isManager = ! empty( $capabilities['manage_options'] );
		foreach ( array_intersect( Capability::ALL, $asked ) as $capability ) {
			if ( $isManager || $this->isListed( $capability, $user ) ) {
				$capabilities[ $capability ] = true;
			}
		}
		return $capabilities;
	}

	private function isListed( string $capability, WP_User $user ): bool {
		$list = self::LISTS[ $capability ] ?? null;
		return $list !== null && $user->roles !== []
			&& array_intersect( Settings::stored()->roles( $list ), $user->roles ) !== []
			&& ( $this->gate )()->keeps( Feature::AccessRoles );
	}
}
