<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Inbox\Button;
use UserFeedback\Inbox\Category;
use UserFeedback\Inbox\Notification;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Text;

/**
 * Tells people who may view results that a webhook was stopped, in the drawer and by WebhookNotice. It goes when somebody has started it again, or
 * has turned it off.
 *
 * @since 0.7.0
 */
final class StoppedWebhooks implements NotificationSource {

	/** Surveys that are named. */
	public const LIMIT = 5;

	public function __construct(
		private readonly WebhookService $webhooks,
		private readonly Clock $clock
	) {}

	public function notifications(): array {
		return array_map(
			fn ( array $stopped ) => new Notification(
				self::id( $stopped['webhook'] ),
				Category::Problem,
				__( 'A webhook was stopped', 'userfeedback' ),
				self::text( $stopped['survey'], $stopped['webhook'] ),
				$stopped['webhook']->stoppedAt ?? $this->clock->now(),
				[ Button::link( self::linkText(), self::url( $stopped['survey'] ) ) ],
				Capability::VIEW_RESULTS
			),
			$this->webhooks->stopped( self::LIMIT )
		);
	}

	/**
	 * Another one when it is stopped again.
	 */
	public static function id( Webhook $webhook ): string {
		return "webhook-stopped-$webhook->surveyId-" . ( $webhook->stoppedAt?->getTimestamp() ?? 0 );
	}

	/**
	 * What has happened, as plain text.
	 */
	public static function text( Survey $survey, Webhook $webhook ): string {
		$text = $webhook->stoppedFor === Webhook::GONE
			/* translators: %s: title of a survey. */
			? __( 'The responses of “%s” are no longer sent: the receiving service said that its address no longer exists.', 'userfeedback' )
			/* translators: %s: title of a survey. */
			: __( 'The responses of “%s” are no longer sent: the webhook has failed for 5 days.', 'userfeedback' );
		return sprintf( $text, Text::line( $survey->title ) );
	}

	/**
	 * The text of the link to url().
	 */
	public static function linkText(): string {
		return __( 'Check the webhook', 'userfeedback' );
	}

	/**
	 * Where the webhook is set, for those who may edit surveys.
	 */
	public static function url( Survey $survey ): string {
		return AdminRoute::EditSurveyNotifications->url( id: $survey->id );
	}
}
