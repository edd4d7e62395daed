<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\Parts\Button;
use UserFeedback\Mail\Parts\Divider;
use UserFeedback\Mail\Parts\Group;
use UserFeedback\Mail\Parts\Heading;
use UserFeedback\Mail\Parts\Paragraph;
use UserFeedback\Mail\Parts\Quote;
use UserFeedback\Model\Answer;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Text;

/**
 * What the email about new responses consists of.
 *
 * @since 0.7.0
 */
final class ResponseParts {

	public function __construct( private readonly FeatureGate $gate ) {}

	/**
	 * The parts in their order, in the current language.
	 *
	 * @return list<Part>
	 */
	public function of( ResponseReport $report ): array {
		$parts = [ new Paragraph( $this->introduction( Text::line( $report->survey->title ), $report->count ) ) ];
		foreach ( $report->responses as $index => $response ) {
			// A line between responses, since each begins with question 1 again.
			array_push( $parts, ...( $index === 0 ? [] : [ new Divider() ] ), ...$this->answers( $response ) );
		}
		$more = $report->count - count( $report->responses );
		if ( $more > 0 ) {
			/* translators: %s: number of responses that the mail does not show. */
			$text    = _n( 'And %s more.', 'And %s more.', $more, 'userfeedback' );
			$parts[] = new Paragraph( sprintf( $text, number_format_i18n( $more ) ) );
		}
		return [ ...$parts, $this->button( $report ) ];
	}

	private function introduction( string $title, int $count ): string {
		if ( $count === 1 ) {
			/* translators: %s: title of a survey. */
			return sprintf( __( 'A visitor answered “%s”.', 'userfeedback' ), $title );
		}
		/* translators: 1: number of responses, 2: title of a survey. */
		$text = _n(
			'“%2$s” received %1$s response.',
			'“%2$s” received %1$s responses.',
			$count,
			'userfeedback'
		);
		return sprintf( $text, number_format_i18n( $count ), $title );
	}

	/**
	 * @return list<Part>
	 */
	private function answers( AnsweredResponse $response ): array {
		$parts = [];
		foreach ( $response->answers as $index => [ 'question' => $question, 'answer' => $answer ] ) {
			$parts[] = new Group( new Heading( $question->title, ( $index + 1 ) . '. ' ), $this->answer( $answer, $response->response->language ) );
		}
		return $parts;
	}

	/**
	 * Options are in the language of the survey, and only texts in the one that it was shown in.
	 */
	private function answer( Answer $answer, string $locale ): Part {
		if ( $answer->isSkipped() ) {
			return new Paragraph( __( 'Skipped', 'userfeedback' ), true );
		}
		$quote = $answer->labels === [] ? new Quote() : new Quote( implode( ', ', $answer->labels ) );
		foreach ( $answer->texts as $text ) {
			$quote = $quote->withText( $text, $locale );
		}
		return $quote;
	}

	/**
	 * Leads to the response or to the list of several. A plan without single responses has the survey's results.
	 */
	private function button( ResponseReport $report ): Button {
		$survey = $report->survey->id;
		if ( $report->count > 1 ) {
			return new Button( __( 'Read the responses', 'userfeedback' ), AdminRoute::Responses->urlElsewhere( surveyId: $survey ) );
		}
		$first = $report->responses[0] ?? null;
		if ( $first === null || ! $this->gate->allows( Feature::SingleResponse ) ) {
			return new Button( __( 'Read the results', 'userfeedback' ), AdminRoute::SurveyResults->urlElsewhere( surveyId: $survey ) );
		}
		$url = AdminRoute::Response->urlElsewhere( surveyId: $survey, id: $first->response->id );
		return new Button( __( 'Read the response', 'userfeedback' ), $url );
	}
}
