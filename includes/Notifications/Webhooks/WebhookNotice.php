<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Migrator;
use UserFeedback\Inbox\Notices\WordPressNotice;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Failures;
use UserFeedback\Support\TemporaryFailure;

/**
 * Tells people who may view results, on the dashboard's first page and on our screens, that a webhook was stopped. It goes when somebody has started
 * it again, has turned it off, or has dismissed the notice.
 *
 * @since 0.7.0
 */
final class WebhookNotice {

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
			$stopped = $this->webhooks->stopped( StoppedWebhooks::LIMIT );
		} catch ( TemporaryFailure $failure ) {
			// A page of the dashboard does not need this notice.
			Failures::log( $failure );
			return;
		}
		foreach ( $stopped as [ 'survey' => $survey, 'webhook' => $webhook ] ) {
			$link = current_user_can( Capability::EDIT_SURVEYS )
				? sprintf( ' <a href="%s">%s</a>', esc_url( StoppedWebhooks::url( $survey ) ), esc_html( StoppedWebhooks::linkText() ) )
				: '';
			WordPressNotice::show( StoppedWebhooks::id( $webhook ), esc_html( StoppedWebhooks::text( $survey, $webhook ) ) . $link, 'error' );
		}
	}
}
