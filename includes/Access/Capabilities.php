<?php

declare( strict_types=1 );

namespace UserFeedback\Access;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\Settings;
use WP_User;

/**
 * Who may do what. The capabilities are answered while WordPress asks and never written into roles, so that removing the plugin
 * leaves no trace there.
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
	public function __construct( private readonly Closure $gate ) {}

	/**
	 * Whoever manages options may do everything here; others may what the settings give to their role, as long as the plan holds it.
	 *
	 * @param array<string, bool> $capabilities What the user has.
	 * @param array<string>       $asked        What is asked for.
	 * @return array<string, bool>
	 */
	public function grant( array $capabilities, array $asked, WP_User $user ): array {
		$isManager = ! empty( $capabilities['manage_options'] );
		foreach ( array_intersect( Capability::ALL, $asked ) as $capability ) {
			// Never what another plugin or a role of the database says: it would go around the settings.
			$capabilities[ $capability ] = $isManager || $this->isListed( $capability, $user );
		}
		return $capabilities;
	}

	private function isListed( string $capability, WP_User $user ): bool {
		$list = self::LISTS[ $capability ] ?? null;
		return $list !== null
			&& array_intersect( Settings::stored()->roles( $list ), $user->roles ) !== []
			&& ( $this->gate )()->keeps( Feature::AccessRoles );
	}
}
