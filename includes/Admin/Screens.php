<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

use UserFeedback\Access\Capabilities;

/**
 * The pages of the dashboard, in the order of the menu.
 */
final class Screens {

	public const SURVEYS  = 'userfeedback_surveys';
	public const RESULTS  = 'userfeedback_results';
	public const ADD_ONS  = 'userfeedback_addons';
	public const SETTINGS = 'userfeedback_settings';

	/**
	 * All of them; the first one is where the menu leads.
	 *
	 * @return non-empty-list<Screen>
	 */
	public static function all(): array {
		return [
			new Screen( self::SURVEYS, __( 'Surveys', 'userfeedback' ), Capabilities::EDIT_SURVEYS, 'admin/surveys' ),
			new Screen( self::RESULTS, __( 'Results', 'userfeedback' ), Capabilities::VIEW_RESULTS, 'admin/results' ),
			new Screen(
				self::ADD_ONS,
				__( 'Addons', 'userfeedback' ),
				Capabilities::MANAGE,
				'admin/add-ons',
				__( 'UserFeedback Addons', 'userfeedback' )
			),
			new Screen( self::SETTINGS, __( 'Settings', 'userfeedback' ), Capabilities::MANAGE, 'admin/settings' ),
		];
	}

	/**
	 * The address of a page.
	 */
	public static function url( string $slug ): string {
		return admin_url( 'admin.php?page=' . $slug );
	}
}
