<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use DateTimeImmutable;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Surveys in the form of the REST API: the shapes of SurveySchema.
 */
final class SurveyPresenter {

	public function __construct(
		private readonly SurveyResponses $responses,
		private readonly SettingSections $sections
	) {}

	/**
	 * A survey whole, as the present user may see it.
	 *
	 * @return array<string, mixed>
	 */
	public function survey( Survey $survey ): array {
		return [
			'id'              => $survey->id,
			'title'           => $survey->title,
			'type'            => $survey->type,
			'status'          => $survey->status,
			'template'        => $survey->template,
			'questions'       => $survey->questionsToArray(),
			'revision'        => $survey->revision,
			'created_at'      => Dates::toIso( $survey->createdAt ),
			'updated_at'      => Dates::toIso( $survey->updatedAt ),
			'responses_count' => $this->responses->countsOf( [ $survey->id ] )[ $survey->id ] ?? 0,
			'cookie_name'     => $survey->cookieName(),
		] + $this->sections->values( $survey, RecipientRights::visible( ... ) );
	}

	/**
	 * The answer to a save: the survey, whether it is published, and why not.
	 *
	 * @return array<string, mixed>
	 */
	public function saved( SavedSurvey $saved ): array {
		return $this->survey( $saved->survey ) + [
			'published' => $saved->isPublished(),
			'message'   => $saved->message,
		];
	}

	/**
	 * A page of a list.
	 *
	 * @param array{items: list<SurveySummary>, total: int} $found
	 * @param array<string, int>                            $statuses Number of surveys by filter.
	 * @return array<string, mixed>
	 */
	public function list( array $found, SurveyQuery $query, array $statuses ): array {
		$counts  = $this->responses->countsOf( array_map( static fn ( SurveySummary $survey ) => $survey->id, $found['items'] ) );
		$filters = [];
		foreach ( $statuses as $status => $count ) {
			if ( $status === 'all' || $count > 0 ) {
				$filters[] = [
					'status' => $status,
					'count'  => $count,
				];
			}
		}
		return [
			'items'          => array_map(
				static fn ( SurveySummary $survey ) => [
					'id'              => $survey->id,
					'title'           => $survey->title,
					'type'            => $survey->type,
					'status'          => $survey->status,
					'revision'        => $survey->revision,
					'publish_at'      => self::moment( $survey->publishAt ),
					'created_at'      => Dates::toIso( $survey->createdAt ),
					'responses_count' => $counts[ $survey->id ] ?? 0,
				],
				$found['items']
			),
			'pagination'     => [
				'page'     => $query->page,
				'pages'    => (int) ceil( $found['total'] / $query->perPage ),
				'per_page' => $query->perPage,
				'total'    => $found['total'],
			],
			'status_filters' => $filters,
		];
	}

	private static function moment( ?DateTimeImmutable $moment ): ?string {
		return $moment === null ? null : Dates::toIso( $moment );
	}
}
