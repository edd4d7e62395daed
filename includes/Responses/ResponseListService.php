<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Question;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What the list of a survey's responses can be filtered by, and the columns of its table.
 *
 * @since 0.5.0
 */
final class ResponseListService {

	/** Pages and tags that are offered. */
	private const MAX_CHOICES = 200;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseReader $reader,
		private readonly FilterChoiceRepository $choices,
		private readonly TagRepository $tags,
		private readonly QuestionTypes $types,
		private readonly FeatureGate $gate
	) {}

	/**
	 * Everything that a filter can name. Pages and countries are those of the newest responses.
	 *
	 * @return array{
	 *     questions: list<array{id: string, title: string, type: string, options: list<string>, option_ids: list<string>, has_scores: bool}>,
	 *     pages: list<array{id: int, name: string}>,
	 *     countries: list<string>,
	 *     languages: list<string>,
	 *     tags: list<string>,
	 *     columns: list<string>|null
	 * } `options` is every answer of a question that is counted, also former ones; `columns` what the user chose.
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When the plan has no filters.
	 */
	public function choices( int $surveyId, int $userId ): array {
		$this->gate->demand( Feature::QuickFilters );
		$survey = $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		$options = $this->reader->options( $survey );
		$pages  = $this->choices->pages( $surveyId, self::MAX_CHOICES );
		$names  = PageName::ofMany( $pages );
		return [
			'questions' => array_map(
				fn ( Question $question ) => $this->question( $question, $options->ofQuestion( $question->id )->labels() ),
				$survey->questions
			),
			'pages'     => array_map( self::page( ... ), array_keys( $names ), $names ),
			'countries' => $this->choices->countries( $surveyId ),
			'languages' => isset( $survey->settings['translations'] ) ? $this->choices->languages( $surveyId ) : [],
			'tags'      => array_column( $this->tags->ofSurvey( $surveyId, self::MAX_CHOICES ), 'name' ),
			'columns'   => ListColumns::of( $userId, $surveyId ),
		];
	}

	/**
	 * Keeps which questions are columns in a user's table.
	 *
	 * @param list<string> $ids Questions of the survey; others are left out.
	 * @return list<string> Those that are kept.
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When the plan shows no answers of single responses.
	 */
	public function chooseColumns( int $surveyId, int $userId, array $ids ): array {
		$this->gate->demand( Feature::SingleResponse );
		$survey = $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		$kept   = array_values( array_unique( array_intersect( $ids, array_column( $survey->questions, 'id' ) ) ) );
		ListColumns::keep( $userId, $surveyId, $kept );
		return $kept;
	}

	/**
	 * @param array<string> $labels By OptionId.
	 * @return array{id: string, title: string, type: string, options: list<string>, option_ids: list<string>, has_scores: bool}
	 */
	private function question( Question $question, array $labels ): array {
		$form = $this->types->form( $question->type );
		if ( $form instanceof ScaleForm ) {
			asort( $labels, SORT_NUMERIC );
		}
		return [
			'id'         => $question->id,
			'title'      => $question->title,
			'type'       => $question->type,
			'options'    => array_values( $labels ),
			'option_ids' => array_map( strval( ... ), array_keys( $labels ) ),
			'has_scores' => $form instanceof ScaleForm,
		];
	}

	/**
	 * @return array{id: int, name: string}
	 */
	private static function page( int $id, string $name ): array {
		return [
			'id'   => $id,
			'name' => $name,
		];
	}
}
