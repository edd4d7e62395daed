<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Migrator;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Failures;
use UserFeedback\Support\TemporaryFailure;
use UserFeedback\Support\Text;

/**
 * Tells people who may view results, on the dashboard's first page and on our screens, that a webhook was stopped. It goes when somebody has started
 * it again, or has turned it off.
 *
 * @since 0.7.0
 */
final class WebhookNotice {

	/** Surveys that it names. */
	private const LIMIT = 5;

	public function __construct(
		private readonly WebhookService $webhooks,
		private readonly Migrator $migrator
	) {}

	/**
	 * Action admin_notices.
	 */
	public function show(): void {
		$screen = get_current_screen()->id ?? '';
		$isSeen = $screen === 'dashboard' || str_contains( $screen, '_page_userfeedback_' );
		if ( ! $isSeen || ! current_user_can( Capability::VIEW_RESULTS ) || ! $this->migrator->isCurrent() ) {
			return;
		}
		try {
			$stopped = $this->webhooks->stopped( self::LIMIT );
		} catch ( TemporaryFailure $failure ) {
			// A page of the dashboard does not need this notice.
			Failures::log( $failure );
			return;
		}
		foreach ( $stopped as [ 'survey' => $survey, 'webhook' => $webhook ] ) {
			$link = current_user_can( Capability::EDIT_SURVEYS ) ? self::link( $survey ) : '';
			// phpcs:ignore WordPress.Security.EscapeOutput -- Both are escaped where they are made.
			echo '<div class="notice notice-error"><p>' . self::text( $survey, $webhook ) . " $link</p></div>";
		}
	}

	private static function text( Survey $survey, Webhook $webhook ): string {
		$text = $webhook->stoppedFor === Webhook::GONE
			/* translators: %s: title of a survey. */
			? __( 'The responses of “%s” are no longer sent: the receiving service said that its address no longer exists.', 'userfeedback' )
			/* translators: %s: title of a survey. */
			: __( 'The responses of “%s” are no longer sent: the webhook has failed for 5 days.', 'userfeedback' );
		return esc_html( sprintf( $text, Text::line( $survey->title ) ) );
	}

	private static function link( Survey $survey ): string {
		return sprintf(
			'<a href="%s">%s</a>',
			esc_url( AdminRoute::EditSurveyNotifications->url( id: $survey->id ) ),
			esc_html__( 'Check the webhook', 'userfeedback' )
		);
	}
}
