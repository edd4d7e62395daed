<?php

declare( strict_types=1 );

namespace UserFeedback\Abilities;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Responses\TextFilter;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Results\Ranges;
use UserFeedback\Results\ResultsSchema;
use UserFeedback\Results\ResultsService;
use UserFeedback\Results\TextsSchema;
use UserFeedback\Results\TextsService;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;

/**
 * The abilities about results: statistics of a survey with its NPS, and what visitors wrote.
 *
 * @since 0.7.0
 */
final class ResultAbilities {

	private const TEXTS_PER_PAGE = 20;

	public function __construct(
		private readonly ResultsService $results,
		private readonly TextsService $texts,
		private readonly Ranges $ranges
	) {}

	/**
	 * @return array<lowercase-string&non-falsy-string, Ability> By name, without the namespace.
	 */
	public function all(): array {
		$survey = [ 'survey_id' => SurveyAbilities::surveyId() ];
		return [
			'get-results' => new Ability(
				__( 'Read the results of a survey', 'userfeedback' ),
				__(
					'Reads the statistics of a survey: responses, rates, answers of each question, averages and the Net Promoter Score (NPS).',
					'userfeedback'
				),
				Capability::VIEW_RESULTS,
				JsonSchema::object( $survey + RangeRequest::schema(), [ 'survey_id' ] ),
				ResultsSchema::results(),
				fn ( array $input ) => $this->results->ofSurvey(
					Cast::int( $input['survey_id'] ),
					$this->ranges->choose( RangeRequest::of( $input ) )
				)
			),
			'list-texts'  => new Ability(
				__( 'Read what visitors wrote', 'userfeedback' ),
				__( 'Lists the text answers to a question of a survey, or the comments beside them, newest first.', 'userfeedback' ),
				Capability::VIEW_RESULTS,
				JsonSchema::object( $survey + self::textInput() + RangeRequest::schema(), [ 'survey_id', 'question_id' ] ),
				TextsSchema::page(),
				$this->listTexts( ... )
			),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function textInput(): array {
		return [
			'question_id' => [
				'type'        => 'string',
				'minLength'   => 1,
				'maxLength'   => 16,
				'description' => 'Id of a question of the survey.',
			],
			'kind'        => TextsSchema::kind(),
			'search'      => TextsSchema::search(),
		] + Pagination::arguments( self::TEXTS_PER_PAGE );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	private function listTexts( array $input ): array {
		$filter = new TextFilter(
			Cast::int( $input['survey_id'] ),
			Cast::string( $input['question_id'] ),
			Cast::string( $input['kind'] ),
			$this->ranges->choose( RangeRequest::of( $input ) ),
			trim( Cast::string( $input['search'] ) )
		);
		return $this->texts->page( $filter, Cast::int( $input['page'] ), Cast::int( $input['per_page'] ) );
	}
}
