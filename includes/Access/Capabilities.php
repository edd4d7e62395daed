<?php

declare( strict_types=1 );

namespace UserFeedback\Access;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Settings\Settings;
use WP_User;

/**
 * Who may do what. The capabilities are answered while WordPress asks and never written into roles, so that removing the plugin
 * leaves no trace there.
 */
final class Capabilities {

	public const EDIT_SURVEYS   = 'userfeedback_edit_surveys';
	public const VIEW_RESULTS   = 'userfeedback_view_results';
	public const DELETE_SURVEYS = 'userfeedback_delete_surveys';
	public const MANAGE         = 'userfeedback_manage';

	public const ALL = [ self::EDIT_SURVEYS, self::VIEW_RESULTS, self::DELETE_SURVEYS, self::MANAGE ];

	/** The settings that list the roles which have a capability; nobody is given the others. */
	private const LISTS = [
		self::EDIT_SURVEYS   => Settings::CREATE_EDIT_SURVEYS,
		self::VIEW_RESULTS   => Settings::VIEW_RESULTS,
		self::DELETE_SURVEYS => Settings::DELETE_SURVEYS,
	];

	/**
	 * @param Closure(): FeatureGate $gate Asked only when a role would be let in by the settings.
	 */
	public function __construct( private readonly Closure $gate ) {}

	public function register(): void {
		add_filter( 'user_has_cap', $this->grant( ... ), 10, 4 );
	}

	/**
	 * Whoever manages options may do everything here; others may what the settings give to their role, as long as the plan holds it.
	 *
	 * @param array<string, bool> $capabilities What the user has.
	 * @param array<string>       $asked        What is asked for.
	 * @param array<mixed>        $arguments    Not used.
	 * @return array<string, bool>
	 */
	private function grant( array $capabilities, array $asked, array $arguments, WP_User $user ): array {
		$isManager = ! empty( $capabilities['manage_options'] );
		foreach ( array_intersect( self::ALL, $asked ) as $capability ) {
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
