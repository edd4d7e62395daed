<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\DailyCounts;
use UserFeedback\Responses\TextRepository;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;

/**
 * The newest texts of a question, at a cost that does not grow with the survey's responses.
 *
 * @since 0.1.0
 */
final class NewestTexts {

	/** Up to so many texts of a question are sorted; with more, the daily counts show on which days the newest are. */
	private const FEW = 100;

	public function __construct(
		private readonly TextRepository $texts,
		private readonly DailyCounts $counts
	) {}

	/**
	 * The newest texts first, in the shape of ResultsSchema.
	 *
	 * @param DayRange|null $range Local dates; null is ever.
	 * @param int           $limit At most so many.
	 * @return list<array{value: string, date: string, response_id: int, extra: object}>
	 */
	public function of( int $surveyId, string $questionId, ?DayRange $range, int $limit ): array {
		return array_map(
			static fn ( array $text ) => [
				'value'       => $text['value'],
				'date'        => Dates::toIso( $text['date'] ),
				'response_id' => $text['response_id'],
				'extra'       => (object) array_filter( [ 'name' => $text['name'] ], is_string( ... ) ),
			],
			$this->find( $surveyId, $questionId, $range, $limit )
		);
	}

	/**
	 * @return list<array{response_id: int, value: string, name: string|null, date: \DateTimeImmutable}>
	 */
	private function find( int $surveyId, string $questionId, ?DayRange $range, int $limit ): array {
		$ids = $this->texts->responseIds( $surveyId, $questionId, self::FEW + 1 );
		if ( $ids === [] ) {
			return [];
		}
		if ( count( $ids ) <= self::FEW ) {
			return $this->texts->ofResponses( $surveyId, $questionId, $ids, $range?->from, $range?->to, $limit );
		}
		// Each of these days has an answer, so the newest ones are on as many days at most.
		$days = $this->counts->answeredDays( $surveyId, $questionId, $range, $limit );
		return $days === [] ? [] : $this->texts->onDays( $surveyId, $questionId, $days, $limit );
	}
}
