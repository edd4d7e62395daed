<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeZone;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\InvalidFilter;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseFilterArguments;
use UserFeedback\Responses\ResponseFilterRules;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\TagRepository;
use UserFeedback\Results\InvalidRange;
use UserFeedback\Results\Ranges;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\TableRefused;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Tables of a survey's responses, whole or one question.
 *
 * @since 0.7.0
 */
final class ResponseTables implements TableSource {

	/**
	 * @param ResponseStatus|null                                   $only       Of the responses; null for the status that the request names.
	 * @param (Closure( Survey, DateTimeZone ): Report)|null $reportIn Makes the report, in the time zone of dates; null for the requested one.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly ResponseReader $reader,
		private readonly TagRepository $tags,
		private readonly QuestionTypes $types,
		private readonly Ranges $ranges,
		private readonly ResponseFilterRules $rules,
		private readonly Clock $clock,
		private readonly ?ResponseStatus $only = null,
		private readonly ?Closure $reportIn = null
	) {}

	/**
	 * @throws FeatureLocked  When the plan has no range as long as this, or no such filter.
	 * @throws NotFound When there is no such survey.
	 * @throws InvalidRange   When one date is missing, or the range is impossible.
	 * @throws InvalidFilter  When a filter is unknown, or names something that the survey does not have.
	 * @throws TableRefused   When something else is wrong with the request.
	 */
	public function table( array $fields, ?array $layout, ?int $userId ): Table {
		$request = ResponseRequest::from( $fields );
		$survey  = $this->surveys->find( $request->surveyId ) ?? throw NotFound::survey();
		$fixed   = $layout === null ? $this->layout( $survey, $request ) : ResponseLayout::fromArray( $layout );
		$survey  = $fixed->survey( $survey );
		$filter  = $this->filter( $survey, $request );
		if ( $request->questionId !== '' && $fixed->columns->isEmpty() ) {
			$message = __( 'This survey has no such question. Reload the results and export again.', 'userfeedback' );
			throw TableRefused::invalid( 'question_id', $message );
		}
		return new ResponseTable( $this->reader, $request, $survey, $filter, $fixed, $this->report( $request, $survey, $fixed ) );
	}

	private function layout( Survey $survey, ResponseRequest $request ): ResponseLayout {
		$columns = AnswerColumns::ofSurvey( $this->types, $survey, $this->revisions->all( $survey->id ), $request->questionId );
		if ( $request->optionColumns ) {
			$columns = $columns->withOptions( $this->reader->options( $survey ) );
		}
		$zone = $this->clock->zone();
		$day  = Dates::localDay( $this->clock->now(), $zone );
		return new ResponseLayout( $zone, $day, $survey->questions, $columns, isset( $survey->settings['translations'] ) );
	}

	private function report( ResponseRequest $request, Survey $survey, ResponseLayout $layout ): Report {
		$id = $request->questionId;
		if ( $this->reportIn !== null ) {
			return ( $this->reportIn )( $survey, $layout->zone );
		}
		if ( $id === '' ) {
			return new GeneralReport(
				$layout->columns,
				$layout->zone,
				fn ( array $ids ) => $this->tags->ofResponses( $survey->id, $ids ),
				$layout->hasLanguage
			);
		}
		$question = $survey->question( $id );
		$form     = $question === null ? null : $this->types->form( $question->type );
		// What was removed is counted by the values that were given.
		$values = $question === null ? [] : $this->types->optionLabels( $question );
		$isText = $question !== null && $form?->isQuantitative() === false;
		return new QuestionReport( $layout->columns, $id, $isText ? null : $values, $form instanceof ScaleForm, $layout->zone );
	}

	/**
	 * The filters of the request, narrowed to its days.
	 */
	private function filter( Survey $survey, ResponseRequest $request ): ResponseFilter {
		$days   = $this->ranges->choose( $request->days );
		$fields = $days === null ? [] : [
			'from' => $days->from,
			'to'   => $days->to,
		];
		if ( $this->only !== null ) {
			$fields['status'] = $this->only->value;
		}
		return $this->rules->resolved( $survey, ResponseFilterArguments::read( $fields + $request->filter, $survey->id ) );
	}
}
