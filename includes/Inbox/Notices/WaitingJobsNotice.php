<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Notices;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Health\Checks\WaitingJobsCheck;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;

/**
 * Background tasks that nothing runs: emails and webhooks wait. Not in the builder, where it would be in the way.
 *
 * @since 0.7.0
 */
final class WaitingJobsNotice implements NoticeSource {

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

	public function __construct( private readonly WaitingJobsCheck $check ) {}

	public function notices( string $screen ): array {
		$since = current_user_can( Capability::MANAGE ) ? $this->check->since() : null;
		if ( $since === null ) {
			return [];
		}
		return [
			new Notice(
				// Dismissed for a day.
				'jobs-wait-' . $since->format( 'Y-m-d' ),
				'warning',
				$this->check->text( $since ),
				'warning',
				__( 'Look at Site Health', 'userfeedback' ),
				current_user_can( 'view_site_health_checks' ) ? admin_url( 'site-health.php' ) : '',
				hideOn: self::BUILDER
			),
		];
	}
}
