<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Mail\Mail;
use UserFeedback\Mail\Mailer;
use UserFeedback\Mail\MailNotSent;
use UserFeedback\Mail\Parts\Button;
use UserFeedback\Mail\Parts\Paragraph;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;
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

	public function __construct( private readonly Mailer $mailer ) {}

	/**
	 * Sends the email, at most once, in the current language. If it cannot be sent, the export is in the list on the results screen all the same.
	 */
	public function sendIfLate( BackgroundExport $export, DateTimeImmutable $now ): void {
		$user = get_userdata( $export->userId );
		if ( $user === false || $now->getTimestamp() - $export->createdAt->getTimestamp() < self::LONG ) {
			return;
		}
		if ( ! user_can( $user, Capability::VIEW_RESULTS ) || is_email( $user->user_email ) === false ) {
			return;
		}
		try {
			$this->mailer->send( $user->user_email, $this->mail( $export ), "export.$export->id" );
		} catch ( MailNotSent ) {
			return;
		}
	}

	private function mail( BackgroundExport $export ): Mail {
		$date = wp_date( Cast::string( get_option( 'date_format' ) ), $export->expiresAt->getTimestamp() );
		return new Mail(
			__( 'Your export is ready', 'userfeedback' ),
			[
				new Paragraph( __( 'The results that you exported are ready.', 'userfeedback' ) ),
				new Paragraph( __( 'Open “Export Results” on the page of the survey and download the file.', 'userfeedback' ) ),
				/* translators: %s: a date. */
				new Paragraph( sprintf( __( 'The file is deleted on %s.', 'userfeedback' ), (string) $date ) ),
				new Button(
					__( 'Open the results', 'userfeedback' ),
					AdminRoute::SurveyResults->urlElsewhere( surveyId: $export->request->surveyId() )
				),
			],
			__( 'You get this email because you exported results of this site.', 'userfeedback' )
		);
	}
}
