<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Sources;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Inbox\Button;
use UserFeedback\Inbox\Category;
use UserFeedback\Inbox\Notification;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySummary;

/**
 * Surveys that nobody sees, and surveys with their first responses.
 *
 * @phpstan-import-type Found from SurveyFindings
 * @since 0.7.0
 */
final class SurveyNotifications implements NotificationSource {

	public function __construct(
		private readonly SurveyFindings $findings,
		private readonly SurveyRepository $surveys,
		private readonly Clock $clock
	) {}

	public function notifications(): array {
		$found = $this->findings->last();
		$ids   = array_keys( $found['unseen'] + $found['answered'] );
		$all   = [];
		foreach ( $this->surveys->summaries( $ids ) as $survey ) {
			[ $revision, $since ] = $found['unseen'][ $survey->id ] ?? [ 0, '' ];
			// Not one that was changed or unpublished since.
			if ( $survey->revision === $revision && $survey->status === Survey::PUBLISH ) {
				$all[] = $this->unseen( $survey, new DateTimeImmutable( $since, $this->clock->zone() ) );
			}
			$day = $found['answered'][ $survey->id ] ?? null;
			if ( $day !== null && $survey->status !== Survey::TRASH ) {
				$all[] = $this->answered( $survey, new DateTimeImmutable( $day, $this->clock->zone() ) );
			}
		}
		return $all;
	}

	private function unseen( SurveySummary $survey, DateTimeImmutable $since ): Notification {
		return new Notification(
			"survey-unseen-$survey->id-$survey->revision",
			Category::Survey,
			/* translators: %s: title of a survey. */
			sprintf( __( 'Nobody saw “%s” in the last 7 days', 'userfeedback' ), Text::line( $survey->title ) ),
			__( 'It is published, but no visitor was shown it.', 'userfeedback' ) . ' '
				. __( 'Page rules, another survey on the same pages or a cache may be the reason: look at where it shows.', 'userfeedback' ),
			$since,
			[ Button::link( __( 'Why it does not show', 'userfeedback' ), AdminRoute::EditSurveyPublish->url( id: $survey->id ) ) ],
			Capability::EDIT_SURVEYS
		);
	}

	private function answered( SurveySummary $survey, DateTimeImmutable $day ): Notification {
		return new Notification(
			"survey-answered-$survey->id",
			Category::Survey,
			/* translators: %s: title of a survey. */
			sprintf( __( 'The first 10 responses to “%s” are in', 'userfeedback' ), Text::line( $survey->title ) ),
			__( 'See what visitors say so far. With 30 responses, shares become more reliable.', 'userfeedback' ),
			$day,
			[ Button::link( __( 'View the results', 'userfeedback' ), AdminRoute::SurveyResults->url( surveyId: $survey->id ) ) ],
			Capability::VIEW_RESULTS
		);
	}
}
