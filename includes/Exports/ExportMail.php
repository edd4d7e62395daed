<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Cast;

/**
 * Tells users that their export is ready when it took so long that they may have left the screen. The email contains no answers and no address of
 * the file: who follows its link has to log in.
 *
 * @since 0.5.0
 */
final class ExportMail {

	/** Seconds after which users may have left. */
	private const LONG = 120;

	/**
	 * Sends the email, at most once. If it cannot be sent, the export is in the list on the results screen all the same.
	 */
	public function sendIfLate( BackgroundExport $export, DateTimeImmutable $now ): void {
		$user = get_userdata( $export->userId );
		if ( $user === false || $now->getTimestamp() - $export->createdAt->getTimestamp() < self::LONG ) {
			return;
		}
		if ( ! user_can( $user, Capability::VIEW_RESULTS ) || is_email( $user->user_email ) === false ) {
			return;
		}
		$link = AdminPages::url( AdminPages::RESULTS ) . "#/survey/{$export->request->surveyId()}";
		$date = wp_date( Cast::string( get_option( 'date_format' ) ), $export->expiresAt->getTimestamp() );
		$body = [
			__( 'The results that you exported are ready.', 'userfeedback' ),
			/* translators: %s: address of a page. */
			sprintf( __( 'Open “Export Results” on this page and download the file: %s', 'userfeedback' ), $link ),
			/* translators: %s: a date. */
			sprintf( __( 'It is deleted on %s.', 'userfeedback' ), (string) $date ),
		];
		wp_mail( $user->user_email, __( 'Your export is ready', 'userfeedback' ), implode( "\n\n", $body ) . "\n" );
	}
}
