<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\OptionId;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\InvalidFilter;
use UserFeedback\Responses\TextFilter;
use UserFeedback\Responses\TextListRepository;
use UserFeedback\Support\Dates;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\Pagination;
use UserFeedback\Surveys\SurveyRepository;

/**
 * All texts and comments of a question, by page and search, at a bounded cost. Questions with few texts are read completely. With many, the
 * counts tell on which days the texts of a page are; a search, and texts of one language, are found among the newest responses only, which is
 * reported.
 *
 * @since 0.5.0
 */
final class TextsService {

	/** Up to so many texts of a question are all read and searched. */
	public const FEW = 20_000;

	/** With more texts, a search reads so many of the newest responses. */
	public const SEARCHED = 50_000;

	/**
	 * @param int $few      See FEW.
	 * @param int $searched See SEARCHED.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly TextListRepository $texts,
		private readonly QuestionCountsRepository $counts,
		private readonly SurveyCountsRepository $totals,
		private readonly RangeLimit $limit,
		private readonly LanguageFilter $languages,
		private readonly int $few = self::FEW,
		private readonly int $searched = self::SEARCHED
	) {}

	/**
	 * A page of texts, newest first, in the shape of TextsSchema.
	 *
	 * @param int $page From 1; pages after the last one are empty.
	 * @return array<string, mixed>
	 * @throws NotFound   When there is no such survey.
	 * @throws NotFound When the survey has no such question.
	 * @throws FeatureLocked    When the range is longer than the plan allows, or it has no filters.
	 * @throws InvalidFilter When the language is no locale.
	 */
	public function page( TextFilter $filter, int $page, int $perPage ): array {
		$this->limit->check( $filter->days );
		$survey = $this->surveys->find( $filter->surveyId ) ?? throw NotFound::survey();
		$this->languages->check( $survey, $filter->language );
		if ( $survey->question( $filter->questionId ) === null ) {
			throw NotFound::question();
		}
		[ $total, $ids, $searched ] = $this->find( $filter, $perPage, Pagination::offset( $page, $perPage ) );
		return [
			'items'      => array_map(
				static fn ( array $text ) => [
					'value'       => $text['value'],
					'date'        => Dates::toIso( $text['date'] ),
					'response_id' => $text['response_id'],
					'score'       => $text['score'],
					'extra'       => (object) array_filter( array_intersect_key( $text, TextsSchema::EXTRA ), is_string( ... ) ),
				],
				$this->texts->texts( $filter, $ids )
			),
			'pagination' => ( new Pagination( $page, $perPage, $total ) )->toArray(),
			'is_capped'  => $searched !== null,
			'searched'   => $searched,
		];
	}

	/**
	 * @return array{int, list<int>, int|null} Number of texts, responses of the page, and how many responses were searched when not all were.
	 */
	private function find( TextFilter $filter, int $limit, int $offset ): array {
		$counted = $filter->kind === TextFilter::COMMENT ? OptionId::COMMENTS : OptionId::ANSWERED;
		if ( $this->counts->ofQuestion( $filter->surveyId, $filter->questionId, $counted ) <= $this->few ) {
			$total = $this->texts->count( $filter );
			return [ $total, $offset < $total ? $this->texts->ids( $filter, $limit, $offset ) : [], null ];
		}
		if ( $filter->search . $filter->language !== '' ) {
			return $this->search( $filter, $limit, $offset );
		}
		$byDay = $this->counts->ofQuestionByDay( $filter->surveyId, $filter->questionId, $counted, $filter->days );
		[ $days, $before ] = self::daysOfPage( $byDay, $limit, $offset );
		return [ array_sum( $byDay ), $days === [] ? [] : $this->texts->idsOnDays( $filter, $days, $limit, $offset - $before ), null ];
	}

	/**
	 * @return array{int, list<int>, int|null} See find().
	 */
	private function search( TextFilter $filter, int $limit, int $offset ): array {
		$isCapped  = $this->totals->listed( $filter->surveyId, $filter->days ) > $this->searched;
		$total     = $this->texts->countAmong( $filter, $this->searched );
		$ids       = $offset < $total ? $this->texts->idsAmong( $filter, $this->searched, $limit, $offset ) : [];
		return [ $total, $ids, $isCapped ? $this->searched : null ];
	}

	/**
	 * The days that have the texts of a page.
	 *
	 * @param array<string, int> $byDay Number of texts by day, newest first.
	 * @return array{list<string>, int} These days, and the number of texts on newer ones.
	 */
	private static function daysOfPage( array $byDay, int $limit, int $offset ): array {
		$days   = [];
		$before = 0;
		$seen   = 0;
		foreach ( $byDay as $day => $count ) {
			if ( $seen >= $offset + $limit ) {
				break;
			}
			$seen += $count;
			if ( $seen <= $offset ) {
				$before = $seen;
			} else {
				$days[] = (string) $day;
			}
		}
		return [ $days, $before ];
	}
}
