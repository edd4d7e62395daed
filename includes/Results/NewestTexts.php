<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\TextFilter;
use UserFeedback\Responses\TextListRepository;
use UserFeedback\Responses\TextRepository;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;

/**
 * The newest texts of questions, at a cost that does not grow with the survey's responses.
 *
 * @since 0.1.0
 */
final class NewestTexts {

	/** Up to so many texts of a question are sorted; with more, the counts show on which days the newest are. */
	private const FEW = 100;

	public function __construct(
		private readonly TextRepository $texts,
		private readonly QuestionCountsRepository $counts,
		private readonly TextListRepository $list
	) {}

	/**
	 * The newest texts of questions first, in the shape of ResultsSchema. Three statements, however many questions there are.
	 *
	 * @param list<string>  $questionIds
	 * @param DayRange|null $range       Local dates; null is ever.
	 * @param int           $limit       At most so many of each.
	 * @return array<string, list<array{value: string, date: string, response_id: int, extra: object}>> By question; one without texts is missing.
	 */
	public function ofQuestions( int $surveyId, array $questionIds, ?DayRange $range, int $limit ): array {
		$ids  = $questionIds === [] ? [] : $this->texts->responseIds( $surveyId, $questionIds, self::FEW + 1 );
		$few  = array_filter( $ids, static fn ( array $some ) => count( $some ) <= self::FEW );
		$many = array_map( strval( ... ), array_keys( array_diff_key( $ids, $few ) ) );
		$days  = $many === [] ? [] : $this->counts->answeredDays( $surveyId, $many, $range, $limit );
		$found = $few === [] && $days === [] ? [] : $this->texts->newest( $surveyId, $few, $days, $range, $limit );
		return array_map( static fn ( array $texts ) => array_map( self::text( ... ), $texts ), $found );
	}

	/**
	 * As ofQuestions(), of the visitors who answered in one language: among the newest responses, as the counts do not tell on which days these are.
	 * Two statements a question.
	 *
	 * @since 0.7.0
	 *
	 * @param list<string>  $questionIds
	 * @param DayRange|null $range       Local dates; null is ever.
	 * @param string        $language    Locale.
	 * @param int           $limit       At most so many of each.
	 * @return array<string, list<array{value: string, date: string, response_id: int, extra: object}>> By question; one without texts is missing.
	 */
	public function inLanguage( int $surveyId, array $questionIds, ?DayRange $range, string $language, int $limit ): array {
		$found = [];
		foreach ( $questionIds as $questionId ) {
			$filter = new TextFilter( $surveyId, $questionId, TextFilter::TEXT, $range, '', $language );
			$ids    = $this->list->idsAmong( $filter, LanguageFilter::NEWEST, $limit, 0 );

			$found[ $questionId ] = array_map( self::text( ... ), $this->list->texts( $filter, $ids ) );
		}
		return array_filter( $found );
	}

	/**
	 * @param array{response_id: int, value: string, name: string|null, language: string|null, date: \DateTimeImmutable, ...} $text
	 * @return array{value: string, date: string, response_id: int, extra: object}
	 */
	private static function text( array $text ): array {
		return [
			'value'       => $text['value'],
			'date'        => Dates::toIso( $text['date'] ),
			'response_id' => $text['response_id'],
			'extra'       => (object) array_filter( array_intersect_key( $text, TextsSchema::EXTRA ), is_string( ... ) ),
		];
	}
}
