<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\PostPanel;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\PageRules\RuleGroups;
use UserFeedback\Surveys\SurveyBatches;
use UserFeedback\Surveys\SurveyQuery;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Widget\PageSurveys;
use UserFeedback\Widget\PageTargeting;
use UserFeedback\Widget\Why\Reasons;
use UserFeedback\Widget\Why\SurveyTexts;
use WP_Post;

/**
 * Which surveys the page of a post is for, and those that its content contains: for the panel in the post editor.
 *
 * @since 0.6.0
 */
final class PostSurveys {

	/** Drafts whose rules are evaluated, newest first. Published surveys all are. */
	public const MAX_DRAFTS = 50;

	public function __construct(
		private readonly SurveyRepository $repository,
		private readonly PageSurveys $page,
		private readonly PageTargeting $targeting,
		private readonly SurveyTexts $texts,
		private readonly Clock $clock
	) {}

	/**
	 * The surveys for a post's page: published ones in the order in which they are tried, then drafts, then those that only its content contains.
	 * Surveys whose run time has ended are left out.
	 *
	 * @param list<int> $included Ids of surveys that the content contains. Page rules do not apply to them. Unknown ids are left out.
	 * @return array{items: list<array<string, mixed>>, unchecked: int} In the shape of PostSurveysSchema::answer().
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function of( WP_Post $post, array $included ): array {
		$now     = $this->clock->now();
		$query   = new SurveyQuery( perPage: self::MAX_DRAFTS, status: Survey::DRAFT );
		$ids     = [
			...array_column( $this->repository->published(), 'id' ),
			...array_column( $this->repository->query( $query, $now ), 'id' ),
		];
		$counts  = $this->repository->countByStatus( $now );
		$all     = $counts['publish'] + $counts['scheduled'] + $counts['draft'];
		$surveys = SurveyBatches::of( $this->repository, array_values( array_unique( [ ...$ids, ...$included ] ) ) );
		return [
			'items'     => PostPage::within( $post, fn () => $this->items( $surveys, $included ) ),
			'unchecked' => max( 0, $all - count( $ids ) ),
		];
	}

	/**
	 * @param iterable<Survey> $surveys
	 * @param list<int>        $included
	 * @return list<array<string, mixed>>
	 */
	private function items( iterable $surveys, array $included ): array {
		$items = [];
		foreach ( $surveys as $survey ) {
			$hidden  = $this->page->closedBecause( $survey );
			$verdict = $this->targeting->here( RuleGroups::ofSurvey( $survey ) );
			$targets = $verdict->reason === null && $survey->status !== Survey::TRASH;
			if ( ! in_array( $survey->id, $included, true ) && ( ! $targets || $hidden === PageSurveys::EXPIRED ) ) {
				continue;
			}

			$items[] = [
				'id'      => $survey->id,
				'title'   => $survey->title,
				'status'  => $hidden === PageSurveys::SCHEDULED ? PageSurveys::SCHEDULED : $survey->status,
				'targets' => $targets,
				'rules'   => $verdict->rules,
				'hidden'  => $hidden,
				'note'    => $hidden === null ? '' : $this->note( $survey, $hidden ),
				'when'    => $this->texts->when( $survey ),
			];
		}
		return $items;
	}

	/**
	 * Why no visitor sees a survey, as a sentence.
	 */
	private function note( Survey $survey, string $hidden ): string {
		return match ( $hidden ) {
			Survey::DRAFT => __( 'Draft: visitors cannot see it yet.', 'userfeedback' ),
			Survey::TRASH => __( 'Hidden: it is in the trash.', 'userfeedback' ),
			default       => $this->texts->reasons( $survey )[ $hidden ] ?? Reasons::all( false )[ $hidden ]['text'] ?? $hidden,
		};
	}
}
