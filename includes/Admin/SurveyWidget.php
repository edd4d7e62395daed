<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Migrator;
use UserFeedback\Model\Capability;
use UserFeedback\Results\OverviewService;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\TemporaryFailure;
use UserFeedback\Surveys\SurveyQuery;

/**
 * The widget "Survey responses" of WordPress' dashboard: the responses of the last seven days and the newest surveys.
 *
 * @since 0.7.0
 */
final class SurveyWidget {

	private const ID = 'userfeedback_survey_responses';

	/** Every plan may see them. */
	private const DAYS = 7;

	/** Surveys in the list. */
	private const NEWEST = 3;

	/**
	 * @param Closure(): OverviewService $overview
	 */
	public function __construct(
		#[Lazy( OverviewService::class )] private readonly Closure $overview,
		private readonly Migrator $migrator,
		private readonly Clock $clock
	) {}

	/**
	 * Action wp_dashboard_setup.
	 */
	public function add(): void {
		if ( current_user_can( Capability::VIEW_RESULTS ) && $this->migrator->isCurrent() ) {
			wp_add_dashboard_widget( self::ID, __( 'Survey responses', 'userfeedback' ), [ $this, 'render' ] );
		}
	}

	/**
	 * Prints it.
	 */
	public function render(): void {
		$today = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$query = new SurveyQuery( perPage: self::NEWEST );
		try {
			$overview = ( $this->overview )()->overview( DayRange::lastDays( $today, self::DAYS ), null, $query );
		} catch ( TemporaryFailure $failure ) {
			printf( '<p>%s</p>', esc_html( $failure->getMessage() ) );
			return;
		}
		$surveys = (array) $overview['surveys'];
		if ( $surveys === [] ) {
			$this->invite();
			return;
		}
		$count = Cast::int( $overview['total_responses'] );
		/* translators: %s: number of responses. */
		$text = _n( '%s response in the last 7 days', '%s responses in the last 7 days', $count, 'userfeedback' );
		printf( '<p><strong>%s</strong></p><ul>', esc_html( sprintf( $text, number_format_i18n( $count ) ) ) );
		foreach ( $surveys as $survey ) {
			self::row( $survey );
		}
		printf(
			'</ul><p><a href="%s">%s</a></p>',
			esc_url( AdminPages::url( AdminPages::RESULTS ) ),
			esc_html__( 'See all results', 'userfeedback' )
		);
	}

	private function invite(): void {
		printf( '<p>%s</p>', esc_html__( 'There are no surveys yet. Ask your visitors a first question.', 'userfeedback' ) );
		if ( current_user_can( Capability::EDIT_SURVEYS ) ) {
			printf(
				'<p><a class="button button-primary" href="%s">%s</a></p>',
				esc_url( AdminRoute::NewSurvey->url() ),
				esc_html__( 'Create a survey', 'userfeedback' )
			);
		}
	}

	private static function row( mixed $survey ): void {
		$count = Cast::int( Cast::at( $survey, 'responses_count' ) );
		printf(
			'<li><a href="%s">%s</a> (%s)</li>',
			esc_url( AdminRoute::SurveyResults->url( surveyId: Cast::int( Cast::at( $survey, 'id' ) ) ) ),
			esc_html( Cast::string( Cast::at( $survey, 'title' ) ) ),
			/* translators: %s: number of responses. */
			esc_html( sprintf( _n( '%s response', '%s responses', $count, 'userfeedback' ), number_format_i18n( $count ) ) )
		);
	}
}
