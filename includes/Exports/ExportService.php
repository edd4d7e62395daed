<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\InvalidFilter;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseFilterArguments;
use UserFeedback\Responses\ResponseFilterRules;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\TagRepository;
use UserFeedback\Results\InvalidRange;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Results\Ranges;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Exports of responses: checks what is requested, and makes the file.
 *
 * @phpstan-import-type Facts from GeneralReport
 * @phpstan-import-type RunState from ExportRun
 * @since 0.5.0
 */
final class ExportService {

	/** Rows that one request sends; more are prepared in the background. */
	private const STREAM_LIMIT = 50_000;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly ResponseReader $reader,
		private readonly ExportFactsRepository $facts,
		private readonly TagRepository $tags,
		private readonly QuestionTypes $types,
		private readonly FeatureGate $gate,
		private readonly Ranges $ranges,
		private readonly ResponseFilterRules $rules,
		private readonly Clock $clock
	) {}

	/**
	 * Checks a request.
	 *
	 * @param ExportLayout|null $layout What was fixed when the export started; null for one that starts now.
	 * @throws FeatureLocked  When the plan has no exports, no range as long as this, or no such filter.
	 * @throws SurveyNotFound When there is no such survey.
	 * @throws InvalidRange   When one date is missing, or the range is impossible.
	 * @throws InvalidFilter  When a filter is unknown, or names something that the survey does not have.
	 * @throws ExportError    When something else is wrong with it.
	 */
	public function prepare( ExportRequest $request, ?ExportLayout $layout = null ): PreparedExport {
		$this->gate->demand( Feature::Exports );
		$survey   = $this->surveys->find( $request->surveyId ) ?? throw new SurveyNotFound();
		$layout ??= $this->layout( $survey, $request );
		$survey   = $layout->survey( $survey );
		$filter   = $this->filter( $survey, $request );
		if ( $request->questionId !== '' && $layout->columns->isEmpty() ) {
			throw ExportError::noSuchQuestion();
		}
		return new PreparedExport( $request, $survey, $filter, $layout );
	}

	/**
	 * Whether an export reads too many responses for one request.
	 */
	public function isLarge( PreparedExport $export ): bool {
		/**
		 * Filters the number of responses up to which an export is sent at once. If more have to be read, also to find few, it is prepared in
		 * the background.
		 *
		 * @since 0.5.0
		 *
		 * @param int $rows
		 */
		$limit = max( 0, Cast::int( apply_filters( 'userfeedback_export_stream_limit', self::STREAM_LIMIT ) ) );
		return $this->reader->readsMoreThan( $export->filter, $limit );
	}

	/**
	 * The number of responses in an export; null if counting them means to read them, which the export does anyway.
	 */
	public function count( PreparedExport $export ): ?int {
		return $this->reader->totalByKey( $export->filter );
	}

	/**
	 * Begins or continues an export.
	 *
	 * @param RunState $state ExportRun::NEW, or what pause() returned.
	 */
	public function run( PreparedExport $export, Output $output, array $state ): ExportRun {
		$writer = match ( $export->request->format ) {
			Format::Xlsx => new XlsxWriter( $output, is_rtl(), $state['writer'] ),
			Format::Csv  => new CsvWriter( $output ),
			Format::Json => new JsonWriter( $output, $state['writer'] ),
		};
		return new ExportRun( $this->reader, $export->survey, $export->filter, $this->report( $export, $state['report'] ), $writer, $state );
	}

	private function layout( Survey $survey, ExportRequest $request ): ExportLayout {
		$columns = AnswerColumns::ofSurvey( $this->types, $survey, $this->revisions->all( $survey->id ), $request->questionId );
		if ( $request->optionColumns ) {
			$columns = $columns->withOptions( $this->reader->options( $survey ) );
		}
		$zone = $this->clock->zone();
		return new ExportLayout( $zone, Dates::localDay( $this->clock->now(), $zone ), $survey->questions, $columns );
	}

	/**
	 * @param array<string, mixed> $state
	 */
	private function report( PreparedExport $export, array $state ): Report {
		$id   = $export->request->questionId;
		$zone = $export->layout->zone;
		if ( $id === '' ) {
			return new GeneralReport( $export->layout->columns, $zone, fn ( array $ids ) => $this->facts( $export->survey->id, $ids ) );
		}
		$question = $export->survey->question( $id );
		$form     = $question === null ? null : $this->types->form( $question->type );
		// What was removed is counted by the values that were given.
		$values = $question === null ? [] : $this->types->optionLabels( $question );
		$isText = $question !== null && $form?->isQuantitative() === false;
		return new QuestionReport( $export->layout->columns, $id, $isText ? null : $values, $form instanceof ScaleForm, $zone, $state );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Facts> By response.
	 */
	private function facts( int $surveyId, array $ids ): array {
		if ( $ids === [] ) {
			return [];
		}
		$tags = $this->tags->ofResponses( $surveyId, $ids );
		$facts = [];
		foreach ( $this->facts->of( $surveyId, $ids ) as $id => $stored ) {
			$facts[ $id ] = $stored + [ 'tags' => $tags[ $id ] ?? [] ];
		}
		return $facts;
	}

	/**
	 * The filters of the request, narrowed to its days.
	 */
	private function filter( Survey $survey, ExportRequest $request ): ResponseFilter {
		$isAllTime = $request->start === null && $request->end === null;
		$days      = $this->ranges->choose( new RangeRequest( $request->start, $request->end, $isAllTime, 'start', 'end' ) );
		$fields    = $days === null ? [] : [
			'from' => $days->from,
			'to'   => $days->to,
		];
		return $this->rules->resolved( $survey, ResponseFilterArguments::read( $fields + $request->filter, $survey->id ) );
	}
}
