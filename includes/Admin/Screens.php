<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;

/**
 * The pages of the dashboard, in the order of the menu: slug, title, capability, script. Their routes are in AdminRoute.
 *
 * @since 0.1.0
 */
final class Screens {

	/**
	 * All of them; the first one is where the menu leads.
	 *
	 * @return non-empty-list<Screen>
	 */
	public static function all(): array {
		return [
			new Screen( AdminPages::SURVEYS, __( 'Surveys', 'userfeedback' ), Capability::EDIT_SURVEYS, 'admin/surveys' ),
			new Screen( AdminPages::RESULTS, __( 'Results', 'userfeedback' ), Capability::VIEW_RESULTS, 'admin/results' ),
			// Those who may not change settings see the results only.
			new Screen( AdminPages::POST_RATINGS, __( 'Post Ratings', 'userfeedback' ), Capability::VIEW_RESULTS, 'admin/post-ratings' ),
			new Screen( AdminPages::HEATMAPS, __( 'Heatmaps', 'userfeedback' ), Capability::VIEW_RESULTS, 'admin/heatmaps' ),
			new Screen(
				AdminPages::ADD_ONS,
				__( 'Addons', 'userfeedback' ),
				Capability::MANAGE,
				'admin/add-ons',
				__( 'UserFeedback Addons', 'userfeedback' )
			),
			new Screen( AdminPages::SETTINGS, __( 'Settings', 'userfeedback' ), Capability::MANAGE, 'admin/settings' ),
			new Screen( AdminPages::GROWTH_TOOLS, __( 'Growth Tools', 'userfeedback' ), Capability::MANAGE, 'admin/growth-tools' ),
			// With the guide for those who build surveys.
			new Screen( AdminPages::ABOUT, __( 'About Us', 'userfeedback' ), Capability::EDIT_SURVEYS, 'admin/about' ),
			new Screen(
				AdminPages::WELCOME,
				__( 'Setup Wizard', 'userfeedback' ),
				Capability::EDIT_SURVEYS,
				'admin/welcome',
				__( 'Welcome to UserFeedback', 'userfeedback' ),
				false
			),
		];
	}
}
