<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Inbox\Notices\WordPressNotice;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;

/**
 * After the plugin was activated on a site without surveys: leads to the setup wizard, until somebody who may make it opens a page of ours.
 *
 * @since 0.1.0
 */
final class WelcomeNotice {

	/** Set while nobody has come. */
	public const OPTION = 'userfeedback_welcome';

	/** The screens of WordPress on which it shows. */
	private const SCREENS = [ 'plugins', 'dashboard' ];

	/**
	 * For the activation of the plugin.
	 */
	public static function remember(): void {
		update_option( self::OPTION, '1', true );
	}

	/**
	 * Action admin_notices.
	 */
	public function show(): void {
		if ( ! in_array( get_current_screen()?->id, self::SCREENS, true ) || ! $this->isWanted() || isset( $_GET['activate-multi'] ) ) {
			return;
		}
		WordPressNotice::show(
			'welcome',
			sprintf(
				'%s <a href="%s">%s</a>',
				esc_html__( 'UserFeedback is active. Ask your visitors a first question:', 'userfeedback' ),
				esc_url( AdminRoute::Welcome->url() ),
				esc_html__( 'Create your first survey', 'userfeedback' )
			),
			'success'
		);
	}

	/**
	 * Action current_screen: the notice has done its work once a page of ours is open.
	 */
	public function forget(): void {
		$page = $_GET['page'] ?? null;
		if ( in_array( $page, array_column( Screens::all(), 'slug' ), true ) && $this->isWanted() ) {
			delete_option( self::OPTION );
		}
	}

	private function isWanted(): bool {
		return get_option( self::OPTION ) === '1' && current_user_can( Capability::EDIT_SURVEYS );
	}
}
