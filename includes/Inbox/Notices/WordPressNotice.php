<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Notices;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Inbox\DismissedIds;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\ScriptJson;

/**
 * A notice of ours among those of WordPress, which stays away when the user closes it.
 *
 * @since 0.7.0
 */
final class WordPressNotice {

	/** Script that sends what was closed; without a file. */
	private const SCRIPT = 'userfeedback-notices';

	/**
	 * Prints a notice, unless the current user has dismissed it.
	 *
	 * @param string $id   See InboxSchema::ID.
	 * @param string $html Escaped.
	 * @param string $type info, success, warning or error.
	 */
	public static function show( string $id, string $html, string $type ): void {
		if ( in_array( $id, DismissedIds::WordPressNotices->listFor( get_current_user_id() ), true ) ) {
			return;
		}
		wp_admin_notice(
			$html,
			[
				'type'        => $type,
				'dismissible' => true,
				'attributes'  => [ 'data-userfeedback-notice' => $id ],
			]
		);
		self::addScript();
	}

	/**
	 * Sends the id of a notice when its button is pressed, which WordPress' own script adds.
	 */
	private static function addScript(): void {
		if ( wp_script_is( self::SCRIPT ) ) {
			return;
		}
		$settings = ScriptJson::encode(
			[
				'url'    => admin_url( 'admin-ajax.php' ),
				'action' => NoticeActions::REMOVE_WP,
				'nonce'  => AjaxActions::nonces()[ AjaxActions::GENERAL ],
			]
		);
		wp_register_script( self::SCRIPT, false, [], USERFEEDBACK_VERSION, true );
		wp_enqueue_script( self::SCRIPT );
		wp_add_inline_script(
			self::SCRIPT,
			"( function ( settings ) {
	document.addEventListener( 'click', function ( { target } ) {
		const notice = target.closest( '.notice-dismiss' )?.closest( '[data-userfeedback-notice]' );
		if ( notice ) {
			const form = new FormData();
			form.append( 'action', settings.action );
			form.append( 'nonce', settings.nonce );
			form.append( 'notice_id', notice.dataset.userfeedbackNotice );
			fetch( settings.url, { method: 'POST', credentials: 'same-origin', body: form, keepalive: true } );
		}
	}, true );
} )( $settings );"
		);
	}
}
