<?php

declare( strict_types=1 );

namespace UserFeedback\Access;

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

	public function register(): void {
		add_filter( 'user_has_cap', $this->grant( ... ) );
	}

	/**
	 * Whoever manages options may do everything here.
	 *
	 * @param array<string, bool> $capabilities What the user has.
	 * @return array<string, bool>
	 */
	public function grant( array $capabilities ): array {
		$granted = ( $capabilities['manage_options'] ?? false ) === true;
		foreach ( self::ALL as $capability ) {
			$capabilities[ $capability ] = $granted;
		}
		return $capabilities;
	}
}
