<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Mail\Mail;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\Parts\Button;
use UserFeedback\Mail\Parts\Group;
use UserFeedback\Mail\Parts\Heading;
use UserFeedback\Mail\Parts\Link;
use UserFeedback\Mail\Parts\Paragraph;
use UserFeedback\Mail\Parts\Quote;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\SurveySummary;

/**
 * The email of a weekly summary.
 *
 * @since 0.7.0
 */
final class WeeklyMail {

	public function __construct( private readonly UnsubscribeLink $link ) {}

	/**
	 * The email, in the current language.
	 */
	public function compose( WeeklySummary $summary, string $address ): Mail {
		$url     = $this->link->url( $address );
		$headers = [ 'List-Unsubscribe' => "<$url>" ];
		// RFC 8058 demands HTTPS.
		if ( str_starts_with( $url, 'https://' ) ) {
			$headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
		}
		return new Mail(
			$this->subject( $summary ),
			[
				new Paragraph( $this->introduction( $summary ) ),
				...array_merge( [], ...array_map( $this->survey( ... ), $summary->surveys ) ),
				...$this->more( $summary->more ),
				...$this->attention( $summary ),
				new Button( __( 'Open the results', 'userfeedback' ), AdminPages::url( AdminPages::RESULTS ) ),
			],
			__( 'You get this email once a week, because your address is in the Email settings of UserFeedback.', 'userfeedback' ),
			$headers,
			[ new Link( __( 'Unsubscribe from weekly summaries', 'userfeedback' ), $url ) ]
		);
	}

	private function subject( WeeklySummary $summary ): string {
		$count = (int) $summary->responses->now;
		/* translators: 1: number of responses, 2: first day, 3: last day of a week. */
		$text  = _n( 'Weekly summary: %1$s response, %2$s to %3$s', 'Weekly summary: %1$s responses, %2$s to %3$s', $count, 'userfeedback' );
		return sprintf( $text, number_format_i18n( $count ), self::day( $summary->days->from ), self::day( $summary->days->to ) );
	}

	private function introduction( WeeklySummary $summary ): string {
		$count = (int) $summary->responses->now;
		/* translators: 1: number of responses, 2: first day, 3: last day of a week. */
		$text  = _n(
			'Your surveys received %1$s response from %2$s to %3$s.',
			'Your surveys received %1$s responses from %2$s to %3$s.',
			$count,
			'userfeedback'
		);
		$sentence = sprintf( $text, number_format_i18n( $count ), self::day( $summary->days->from ), self::day( $summary->days->to ) );
		return $sentence . ' ' . NumberTexts::comparison( $summary->responses );
	}

	/**
	 * @return list<Part>
	 */
	private function survey( SurveyWeek $week ): array {
		$quotes = [];
		foreach ( $week->quotes as $quote ) {
			$quotes[ $quote->question ] = ( $quotes[ $quote->question ] ?? new Quote() )->withText( $quote->text, $quote->locale );
		}
		$parts = [ new Group( new Heading( $week->title ), new WeeklyNumbers( $week ) ) ];
		foreach ( $quotes as $question => $quote ) {
			$parts[] = new Group( new Paragraph( Text::line( (string) $question ), true, true ), $quote );
		}
		$parts[] = new Link( __( 'Results of this survey', 'userfeedback' ), AdminRoute::SurveyResults->urlElsewhere( surveyId: $week->id ) );
		return $parts;
	}

	/**
	 * @return list<Part>
	 */
	private function more( int $count ): array {
		if ( $count === 0 ) {
			return [];
		}
		/* translators: %s: number of surveys that the email does not show. */
		$text = _n( 'And %s more survey with fewer responses.', 'And %s more surveys with fewer responses.', $count, 'userfeedback' );
		return [ new Paragraph( sprintf( $text, number_format_i18n( $count ) ) ) ];
	}

	/**
	 * The surveys that nobody saw.
	 *
	 * @return list<Part>
	 */
	private function attention( WeeklySummary $summary ): array {
		if ( $summary->unseen === [] ) {
			return [];
		}
		$links = array_map(
			static fn ( SurveySummary $survey ) => new Link(
				Text::line( $survey->title ),
				AdminRoute::EditSurvey->urlElsewhere( id: $survey->id )
			),
			$summary->unseen
		);
		$parts = [
			new Heading( __( 'Needs attention', 'userfeedback' ) ),
			new Paragraph(
				__(
					'These surveys are published, but no visitor saw them in these seven days. Check where they show, or unpublish them.',
					'userfeedback'
				)
			),
			new Group( ...$links ),
		];
		if ( $summary->moreUnseen > 0 ) {
			/* translators: %s: number of surveys that the email does not show. */
			$text    = _n( 'And %s more.', 'And %s more.', $summary->moreUnseen, 'userfeedback' );
			$parts[] = new Paragraph( sprintf( $text, number_format_i18n( $summary->moreUnseen ) ) );
		}
		return $parts;
	}

	/**
	 * A local date in the format of the site.
	 */
	private static function day( string $day ): string {
		$utc = new DateTimeZone( 'UTC' );
		return (string) wp_date( Cast::string( get_option( 'date_format' ) ), ( new DateTimeImmutable( $day, $utc ) )->getTimestamp(), $utc );
	}
}
