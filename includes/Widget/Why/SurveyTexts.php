<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Why;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Settings\Behavior\DisplayLength;
use UserFeedback\Surveys\Settings\Behavior\RageClick;
use UserFeedback\Surveys\Settings\Behavior\RunTime;
use UserFeedback\Surveys\Settings\Behavior\Timing;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Widget\PageSurveys;

/**
 * What the settings of a survey mean for a page, in words: when it shows, and texts of reasons that name its dates.
 *
 * @since 0.4.0
 */
final class SurveyTexts {

	public function __construct(
		private readonly SettingSections $sections,
		private readonly FeatureGate $gate
	) {}

	/**
	 * When the survey shows on a page, as a sentence. Locked settings have no effect.
	 */
	public function when( Survey $survey ): string {
		$behavior = $this->behavior( $survey );
		$delay    = Cast::int( Cast::at( $behavior, 'timing_delay' ) );
		if ( Cast::at( $behavior, RageClick::FIELD ) === true ) {
			return __( 'Shows after three quick clicks on one spot.', 'userfeedback' );
		}
		return match ( Cast::at( $behavior, 'timing' ) ) {
			Timing::DELAY          => sprintf(
				/* translators: %s: number of seconds. */
				_n( 'Shows %s second after the page has loaded.', 'Shows %s seconds after the page has loaded.', $delay, 'userfeedback' ),
				number_format_i18n( $delay )
			),
			Timing::BEFORE_ABANDON => __( 'Shows when the pointer moves to the top of the page, as if the visitor wanted to leave.', 'userfeedback' ),
			Timing::HALF_PAGE      => sprintf(
				/* translators: %s: a number from 1 to 100. */
				__( 'Shows when the visitor has scrolled %s%% of the page.', 'userfeedback' ),
				number_format_i18n( Cast::int( Cast::at( $behavior, 'scroll_percent' ) ) )
			),
			default                => __( 'Shows as soon as the page has loaded.', 'userfeedback' ),
		};
	}

	/**
	 * Texts of this survey that replace those of Reasons::all(), by the reason's word.
	 *
	 * @return array<string, string>
	 */
	public function reasons( Survey $survey ): array {
		$behavior = $this->behavior( $survey );
		$texts    = [];
		if ( $survey->publishAt !== null ) {
			/* translators: %s: date and time in the site's time zone. */
			$texts[ PageSurveys::SCHEDULED ] = sprintf( __( 'Hidden: it is scheduled for %s.', 'userfeedback' ), self::moment( $survey->publishAt ) );
		}
		if ( Cast::at( $behavior, 'display_length' ) === DisplayLength::ONCE ) {
			$texts[ Reasons::COOKIE ] = __( 'Hidden: it shows once, and this browser has already seen it.', 'userfeedback' );
		}
		if ( $survey->lastDay !== null && Cast::at( $behavior, 'run_time' ) === RunTime::EXPIRE ) {
			/* translators: %s: the last day on which a survey shows. */
			$texts[ PageSurveys::EXPIRED ] = sprintf( __( 'Hidden: %s was its last day.', 'userfeedback' ), self::day( $survey->lastDay ) );
		}
		return $texts;
	}

	private function behavior( Survey $survey ): mixed {
		$section = $this->sections->all()['settings.behavior'] ?? null;
		return $section === null ? null : $this->sections->effective( $survey, $section, $this->gate->keeps( ... ) );
	}

	private static function moment( DateTimeImmutable $moment ): string {
		$format = Cast::string( get_option( 'date_format' ) ) . ', ' . Cast::string( get_option( 'time_format' ) );
		return (string) wp_date( $format, $moment->getTimestamp() );
	}

	/**
	 * @param string $day For example 2027-01-05.
	 */
	private static function day( string $day ): string {
		$utc = new DateTimeZone( 'UTC' );
		return (string) wp_date( Cast::string( get_option( 'date_format' ) ), ( new DateTimeImmutable( $day, $utc ) )->getTimestamp(), $utc );
	}
}
