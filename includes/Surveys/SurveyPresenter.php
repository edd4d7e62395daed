<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Pagination;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Converts surveys to the REST API's format, in the shapes of SurveySchema.
 *
 * @since 0.1.0
 */
final class SurveyPresenter {

	public function __construct(
		private readonly SurveyResponses $responses,
		private readonly SettingSections $sections,
		private readonly RecipientRights $recipients,
		private readonly OpenPeriod $period,
		private readonly Clock $clock
	) {}

	/**
	 * A complete survey as the current user may see it.
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
			'questions'       => SentQuestions::toArray( $survey->questions ),
			'revision'        => $survey->revision,
			'created_at'      => Dates::toIso( $survey->createdAt ),
			'updated_at'      => Dates::toIso( $survey->updatedAt ),
			'responses_count' => $this->responses->countsOf( [ $survey->id ] )[ $survey->id ] ?? 0,
			'cookie_name'     => $survey->cookieName(),
		] + $this->sections->values( $survey, $this->recipients->visible( ... ) );
	}

	/**
	 * A survey as an item of a list.
	 *
	 * @return array<string, mixed>
	 */
	public function summary( SurveySummary $survey ): array {
		return [
			'id'              => $survey->id,
			'title'           => $survey->title,
			'type'            => $survey->type,
			'status'          => $survey->status,
			'revision'        => $survey->revision,
			'publish_at'      => $survey->publishAt === null ? null : Dates::toIso( $survey->publishAt ),
			'created_at'      => Dates::toIso( $survey->createdAt ),
			'responses_count' => $survey->responsesCount ?? 0,
			'ended_on'        => $this->period->endedOn( $survey, $this->clock ),
		];
	}

	/**
	 * A page of a list.
	 *
	 * @param array{items: list<SurveySummary>, total: int}             $found    See SurveyService::list().
	 * @param array<string, int>                                        $statuses Number of surveys by status filter.
	 * @param (Closure( SurveySummary ): array<mixed>)|null $item     Converts an item; null for summary().
	 * @return array<string, mixed>
	 */
	public function list( array $found, SurveyQuery $query, array $statuses, ?Closure $item = null ): array {
		return [
			'items'          => array_map( $item ?? $this->summary( ... ), $found['items'] ),
			'pagination'     => ( new Pagination( $query->page, $query->perPage, $found['total'] ) )->toArray(),
			'status_filters' => Pagination::filters( $statuses ),
		];
	}
}
