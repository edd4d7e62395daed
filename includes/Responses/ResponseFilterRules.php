<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;

/**
 * Whether somebody may filter the responses of a survey so, and whether the survey has what the filter names. Everything that people filter goes
 * through it: lists, exports and WP-CLI.
 *
 * @since 0.5.0
 */
final class ResponseFilterRules {

	public function __construct(
		private readonly ResponseReader $reader,
		private readonly QuestionTypes $types,
		private readonly FeatureGate $gate,
		private readonly Clock $clock
	) {}

	/**
	 * Throws unless the filter may be used. Returns it as it is read: with the id of the option that it names, and with the options that its search
	 * finds.
	 *
	 * @since 0.7.0
	 *
	 * @throws FeatureLocked When the plan has no filters.
	 * @throws InvalidFilter When a range is not possible, or the survey does not have the question or the option.
	 */
	public function resolved( Survey $survey, ResponseFilter $filter ): ResponseFilter {
		if ( ! $filter->isNarrowed() && $filter->questionId === '' ) {
			return $filter;
		}
		// What is held back is not lost to an owner whose plan has no filters: it can be counted one by one.
		if ( $filter->isOnlyHeld() ) {
			return $filter;
		}
		$this->gate->demand( Feature::QuickFilters );
		if ( $filter->days !== null ) {
			$this->checkDays( $filter->days );
		}
		$isAboutAQuestion = $filter->isAboutAnAnswer() || $filter->questionId !== '';
		if ( ! $isAboutAQuestion && $filter->search === '' ) {
			return $filter;
		}
		$options = $this->reader->options( $survey );
		if ( $isAboutAQuestion ) {
			$this->checkQuestion( $survey->question( $filter->questionId ), $options->ofQuestion( $filter->questionId ), $filter );
		}
		return $filter->resolvedBy( $options );
	}

	private function checkDays( DayRange $days ): void {
		$today = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		if ( $days->from < DayRange::FIRST_DAY ) {
			/* translators: %s: a date such as 2005-01-01. */
			throw InvalidFilter::at( 'from', 'too_early', sprintf( __( 'Choose a first day from %s on.', 'userfeedback' ), DayRange::FIRST_DAY ) );
		}
		if ( $days->to > $today ) {
			throw InvalidFilter::at( 'to', 'in_future', __( 'Choose a last day that is not in the future.', 'userfeedback' ) );
		}
		if ( $days->isTooLong() ) {
			throw InvalidFilter::at( 'from', 'too_long', __( 'Choose a range of at most ten years.', 'userfeedback' ) );
		}
	}

	/**
	 * @param Question|null $asked Null if the survey does not ask it any more, or never did.
	 */
	private function checkQuestion( ?Question $asked, QuestionOptions $options, ResponseFilter $filter ): void {
		if ( $asked === null && $options->labels() === [] ) {
			throw InvalidFilter::at( 'question', 'unknown_question', __( 'This survey does not have the question of the filter.', 'userfeedback' ) );
		}
		if ( ! $filter->isAboutAnAnswer() ) {
			throw InvalidFilter::at( 'question', 'incomplete', __( 'Choose an option or a score of the question.', 'userfeedback' ) );
		}
		if ( $filter->option !== '' && $options->find( $filter->option ) === null ) {
			throw InvalidFilter::at( 'option', 'unknown_option', __( 'The question never had the option of the filter.', 'userfeedback' ) );
		}
		if ( $filter->isAboutAScore() && ! $this->hasScores( $asked, $options->labels() ) ) {
			throw InvalidFilter::at( 'score_min', 'no_scores', __( 'The question is not answered with numbers.', 'userfeedback' ) );
		}
		if ( $filter->scoreMin !== null && $filter->scoreMax !== null && $filter->scoreMin > $filter->scoreMax ) {
			throw InvalidFilter::at( 'score_max', 'invalid_range', __( 'The greatest score must not be less than the least.', 'userfeedback' ) );
		}
	}

	/**
	 * @param array<string> $labels Of its options.
	 */
	private function hasScores( ?Question $question, array $labels ): bool {
		return $question === null
			? array_filter( $labels, static fn ( string $label ) => ! ctype_digit( $label ) ) === []
			: $this->types->form( $question->type ) instanceof ScaleForm;
	}
}
