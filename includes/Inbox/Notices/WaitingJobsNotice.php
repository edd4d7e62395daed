<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Notices;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Outbox;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Clock;

/**
 * Background tasks that nothing runs: emails and webhooks wait. Not in the builder, where it would be in the way.
 *
 * @since 0.7.0
 */
final class WaitingJobsNotice implements NoticeSource {

	/** A job that has been due since then has been overlooked. */
	private const PATIENCE = '-2 hours';

	private const BUILDER = [
		AdminRoute::NewSurveySetup,
		AdminRoute::NewSurveyQuestions,
		AdminRoute::NewSurveySettings,
		AdminRoute::NewSurveyNotifications,
		AdminRoute::NewSurveyPublish,
		AdminRoute::EditSurveyQuestions,
		AdminRoute::EditSurveySettings,
		AdminRoute::EditSurveyNotifications,
		AdminRoute::EditSurveyPublish,
	];

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Clock $clock
	) {}

	public function notices( string $screen ): array {
		$since = current_user_can( Capability::MANAGE ) ? $this->outbox->waitingSince( $this->clock->now()->modify( self::PATIENCE ) ) : null;
		if ( $since === null ) {
			return [];
		}
		return [
			new Notice(
				// Dismissed for a day.
				'jobs-wait-' . $since->format( 'Y-m-d' ),
				'warning',
				sprintf(
					/* translators: %s: a duration, for example 3 hours. */
					__( 'Emails and other background tasks have been waiting for %s.', 'userfeedback' ),
					human_time_diff( $since->getTimestamp(), $this->clock->now()->getTimestamp() )
				) . ' ' . __( 'Ask your host to run wp-cron.php every five minutes.', 'userfeedback' ),
				'warning',
				__( 'Look at Site Health', 'userfeedback' ),
				current_user_can( 'view_site_health_checks' ) ? admin_url( 'site-health.php' ) : '',
				hideOn: self::BUILDER
			),
		];
	}
}
