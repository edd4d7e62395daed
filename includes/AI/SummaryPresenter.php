<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;

/**
 * Shows a stored summary as it is true now: quotes are read from their responses, and what rests on responses that are gone is gone with them.
 *
 * @phpstan-type ShownPoint array{text: string, response_ids: list<int>}
 * @phpstan-type ShownQuote array{text: string, response_id: int}
 * @phpstan-type ShownTheme array{
 *     title: string,
 *     count: int,
 *     share: float,
 *     mood: string,
 *     quotes: list<ShownQuote>,
 *     response_ids: list<int>,
 *     search: string
 * }
 * @phpstan-type ShownSummary array{
 *     source: string,
 *     provider: string,
 *     made_at: string,
 *     responses: int,
 *     total: int,
 *     is_whole: bool,
 *     is_stale: bool,
 *     new_responses: int,
 *     overview: list<ShownPoint>,
 *     themes: list<ShownTheme>
 * }
 * @since 0.5.0
 */
final class SummaryPresenter {

	/** Themes that the first sentence of a local summary names. */
	private const NAMED = 3;

	public function __construct( private readonly WrittenAnswersReader $answers ) {}

	/**
	 * A summary in the shape of SummarySchema, in the language of who reads it. (An AI service wrote its own sentences in the language of who asked.)
	 *
	 * @return ShownSummary
	 */
	public function present( Survey $survey, StoredSummary $stored ): array {
		$summary = $stored->summary;
		$exists  = array_flip( $this->answers->existing( $survey, self::ids( $summary ) ) );
		$written = $this->answers->ofResponses( $survey, self::quotedIds( $summary ) );
		$themes  = [];
		foreach ( $summary->themes as $theme ) {
			$shown = self::theme( $theme, $summary->read, $exists, $written );
			if ( $shown['count'] > 0 ) {
				$themes[] = $shown;
			}
		}
		$new = max( 0, $this->answers->count( $survey ) - $summary->total );
		return [
			'source'        => $summary->source,
			'provider'      => $summary->provider,
			'made_at'       => Dates::toIso( $stored->madeAt ),
			'responses'     => $summary->read,
			'total'         => $summary->total,
			'is_whole'      => $summary->isWhole,
			'is_stale'      => $new > 0,
			'new_responses' => $new,
			'overview'      => $summary->source === Summary::LOCAL ? self::counted( $summary, $themes ) : self::points( $summary, $exists ),
			'themes'        => $themes,
		];
	}

	/**
	 * @param array<int, int>                 $exists  Response ids as keys.
	 * @param array<int, list<WrittenAnswer>> $written By response.
	 * @return ShownTheme
	 */
	private static function theme( Theme $theme, int $read, array $exists, array $written ): array {
		$ids   = self::within( $theme->responseIds, $exists );
		$count = $theme->count - ( count( $theme->responseIds ) - count( $ids ) );
		return [
			'title'        => $theme->title,
			'count'        => $count,
			'share'        => $read > 0 ? min( 1, $count / $read ) : 0.0,
			'mood'         => $theme->mood->value,
			'quotes'       => self::quotes( $theme, $written ),
			'response_ids' => $ids,
			'search'       => $theme->search,
		];
	}

	/**
	 * @param array<int, list<WrittenAnswer>> $written
	 * @return list<ShownQuote>
	 */
	private static function quotes( Theme $theme, array $written ): array {
		$quotes = [];
		foreach ( $theme->quotes as $quote ) {
			$answers = array_values( array_filter( $written[ $quote->responseId ] ?? [], $quote->isOf( ... ) ) );
			$text    = isset( $answers[0] ) ? $quote->read( $answers[0] ) : '';
			if ( $text !== '' ) {
				$quotes[] = [
					'text'        => $text,
					'response_id' => $quote->responseId,
				];
			}
		}
		return $quotes;
	}

	/**
	 * What an AI service wrote, as far as a response is left behind it.
	 *
	 * @param array<int, int> $exists
	 * @return list<ShownPoint>
	 */
	private static function points( Summary $summary, array $exists ): array {
		$points = [];
		foreach ( $summary->points as $point ) {
			$ids = self::within( $point['response_ids'], $exists );
			if ( $ids !== [] ) {
				$points[] = [
					'text'         => $point['text'],
					'response_ids' => $ids,
				];
			}
		}
		return $points;
	}

	/**
	 * Sentences from the counts of a local summary.
	 *
	 * @param list<ShownTheme> $themes
	 * @return list<ShownPoint>
	 */
	private static function counted( Summary $summary, array $themes ): array {
		$titles = array_map( static fn ( array $theme ) => $theme['title'], array_slice( $themes, 0, self::NAMED ) );
		$texts  = [];
		if ( $titles === [] ) {
			$texts[] = __( 'No subject comes up in several responses yet.', 'userfeedback' );
		} else {
			/* translators: %s: subjects in the words of visitors, separated by commas. */
			$texts[] = sprintf( __( 'What visitors write about most: %s.', 'userfeedback' ), implode( ', ', $titles ) );
		}
		if ( $summary->language === '' ) {
			$texts[] = __( 'The language of these responses has no word list here, so their mood is not known.', 'userfeedback' );
		} elseif ( $summary->read > 0 ) {
			$texts[] = sprintf(
				/* translators: 1 and 2: percentages. */
				__( '%1$d%% of the responses sound positive, %2$d%% negative.', 'userfeedback' ),
				(int) round( 100 * $summary->moods['positive'] / $summary->read ),
				(int) round( 100 * $summary->moods['negative'] / $summary->read )
			);
		}
		return array_map(
			static fn ( string $text ) => [
				'text'         => $text,
				'response_ids' => [],
			],
			$texts
		);
	}

	/**
	 * @return list<int>
	 */
	private static function ids( Summary $summary ): array {
		$ids = [
			...array_map( static fn ( array $point ) => $point['response_ids'], $summary->points ),
			...array_map( static fn ( Theme $theme ) => $theme->responseIds, $summary->themes ),
		];
		return array_values( array_unique( array_merge( ...$ids ) ) );
	}

	/**
	 * @return list<int>
	 */
	private static function quotedIds( Summary $summary ): array {
		$quotes = array_merge( ...array_map( static fn ( Theme $theme ) => $theme->quotes, $summary->themes ) );
		return array_values( array_unique( array_map( static fn ( Quote $quote ) => $quote->responseId, $quotes ) ) );
	}

	/**
	 * @param list<int>       $ids
	 * @param array<int, int> $exists
	 * @return list<int>
	 */
	private static function within( array $ids, array $exists ): array {
		return array_values( array_filter( $ids, static fn ( int $id ) => isset( $exists[ $id ] ) ) );
	}
}
