<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Local;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\AnswersInSummary;
use UserFeedback\AI\Mood;
use UserFeedback\AI\Summariser;
use UserFeedback\AI\Summary;
use UserFeedback\AI\Theme;
use UserFeedback\AI\WrittenAnswer;

/**
 * Summarises on this site, without any service: the words that answers have in common, how many answers have them, their mood by word lists with
 * negation, and typical sentences. It counts and quotes; it does not write.
 *
 * @since 0.5.0
 */
final class LocalSummariser implements Summariser {

	/** Answers whose words decide the language of the survey. */
	private const LANGUAGE_SAMPLE = 200;

	/** An answer of so many words may be in a language of its own. */
	private const OWN_LANGUAGE = 8;

	public function summarise( string $title, AnswersInSummary $answers ): Summary {
		$words     = new Tokens();
		$main      = self::mainLanguage( $answers->list );
		$languages = [];
		$tokens    = [];
		foreach ( $answers->list as $answer ) {
			$languages[] = self::languageOf( $answer, $main );
			$tokens[]    = $words->of( $answer->text, $languages[ count( $languages ) - 1 ] );
		}
		$topics = ( new Topics( $tokens, $words, $main ) )->find();
		$quotes = new TypicalQuotes( $words );
		$themes = [];
		foreach ( $topics as $topic ) {
			$mood     = self::moodOf( $topic, $tokens );
			$about    = array_map( static fn ( int $index ) => $answers->list[ $index ], $topic['answers'] );
			$ids      = array_values( array_unique( array_map( static fn ( WrittenAnswer $answer ) => $answer->responseId, $about ) ) );
			$themes[] = new Theme(
				mb_strtoupper( mb_substr( $topic['spelling'], 0, 1, 'UTF-8' ), 'UTF-8' ) . mb_substr( $topic['spelling'], 1, null, 'UTF-8' ),
				count( $ids ),
				$mood,
				array_slice( $ids, 0, Theme::KEPT_IDS ),
				$quotes->choose( $topic['stems'], $about, self::weights( $topics ), $mood, $main ),
				count( $ids ) > Theme::KEPT_IDS ? $topic['spelling'] : ''
			);
		}
		// Topics are found by answers, of which a response may have several; what is shown are responses.
		usort( $themes, static fn ( Theme $a, Theme $b ) => $b->count <=> $a->count );
		return Summary::local( $themes, self::moods( $answers->list, $tokens ), $main->code, $answers );
	}

	/**
	 * @param list<WrittenAnswer> $answers
	 */
	private static function mainLanguage( array $answers ): Language {
		$sample = array_map( static fn ( WrittenAnswer $answer ) => $answer->text, array_slice( $answers, 0, self::LANGUAGE_SAMPLE ) );
		return Language::detect( Tokens::words( implode( "\n", $sample ) ) );
	}

	private static function languageOf( WrittenAnswer $answer, Language $main ): Language {
		$words = Tokens::words( $answer->text );
		$own   = count( $words ) < self::OWN_LANGUAGE ? $main : Language::detect( $words );
		return $own->code === '' ? $main : $own;
	}

	/**
	 * @param array{stems: non-empty-list<string>, spelling: string, answers: non-empty-list<int>} $topic
	 * @param list<string>                                                                         $tokens Of all answers.
	 */
	private static function moodOf( array $topic, array $tokens ): Mood {
		$moods = array_map( static fn ( int $index ) => Clauses::moodAbout( $tokens[ $index ], $topic['stems'] ), $topic['answers'] );
		$count = array_count_values( $moods );
		return Mood::ofMentions( $count[1] ?? 0, $count[-1] ?? 0, count( $moods ) );
	}

	/**
	 * How many responses sound how.
	 *
	 * @param list<WrittenAnswer> $answers
	 * @param list<string>        $tokens
	 * @return array{positive: int, negative: int}
	 */
	private static function moods( array $answers, array $tokens ): array {
		$byResponse = [];
		foreach ( $answers as $index => $answer ) {
			$byResponse[ $answer->responseId ] = ( $byResponse[ $answer->responseId ] ?? 0 ) + Clauses::mood( $tokens[ $index ] );
		}
		return [
			'positive' => count( array_filter( $byResponse, static fn ( int $mood ) => $mood > 0 ) ),
			'negative' => count( array_filter( $byResponse, static fn ( int $mood ) => $mood < 0 ) ),
		];
	}

	/**
	 * @param list<array{stems: non-empty-list<string>, spelling: string, answers: non-empty-list<int>}> $topics
	 * @return array<string, int>
	 */
	private static function weights( array $topics ): array {
		$weights = [];
		foreach ( $topics as $topic ) {
			foreach ( $topic['stems'] as $stem ) {
				$weights[ $stem ] = count( $topic['answers'] );
			}
		}
		return $weights;
	}
}
