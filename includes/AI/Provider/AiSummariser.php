<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Provider;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\AnswersInSummary;
use UserFeedback\AI\Summariser;
use UserFeedback\AI\Summary;
use UserFeedback\AI\SummaryFailed;
use UserFeedback\AI\Theme;

/**
 * Summarises with an AI service: chunk by chunk, then joined. Counts are made here from the responses behind each claim, never by the service.
 *
 * @since 0.5.0
 */
final class AiSummariser implements Summariser {

	/** Chunks of a summary: questions cost the owner money. */
	public const MOST_CHUNKS = 8;

	/**
	 * @param Conversation $conversation With the service.
	 * @param string       $language     Code of the language to write in, for example de_DE.
	 */
	public function __construct(
		private readonly Conversation $conversation,
		private readonly string $language
	) {}

	/**
	 * How many questions a summary of these answers takes.
	 */
	public static function questions( AnswersInSummary $answers ): int {
		$chunks = count( Chunk::of( $answers->list, self::MOST_CHUNKS ) );
		return $chunks > 1 ? $chunks + 1 : $chunks;
	}

	/**
	 * @throws NextQuestion See Conversation.
	 */
	public function summarise( string $title, AnswersInSummary $answers ): Summary {
		$drafts   = [];
		$read     = [];
		$provider = '';
		foreach ( Chunk::of( $answers->list, self::MOST_CHUNKS ) as $chunk ) {
			[ 'text' => $text, 'provider' => $provider ] = $this->conversation->ask( Prompt::summary( $title, $chunk, $this->language ) );

			$drafts[] = Draft::ofChunk( $text, $chunk );
			array_push( $read, ...$chunk->ids() );
		}
		$draft = $drafts[0] ?? throw SummaryFailed::unreadable();
		if ( count( $drafts ) > 1 ) {
			$all   = Draft::together( $drafts );
			$draft = Draft::ofMerge( $this->conversation->ask( Prompt::merge( $title, $all->numbered(), $this->language ) )['text'], $all );
		}
		return new Summary(
			Summary::AI,
			$provider,
			array_map( self::point( ... ), $draft->points ),
			array_map( self::theme( ... ), $draft->themes ),
			[
				'positive' => 0,
				'negative' => 0,
			],
			'',
			count( $read ),
			$answers->total,
			$answers->isWhole && count( $read ) === $answers->writtenResponses()
		);
	}

	/**
	 * @param array{text: string, ids: non-empty-list<int>} $point
	 * @return array{text: string, response_ids: list<int>}
	 */
	private static function point( array $point ): array {
		return [
			'text'         => $point['text'],
			'response_ids' => array_slice( $point['ids'], 0, Theme::KEPT_IDS ),
		];
	}

	/**
	 * @param array{title: string, mood: \UserFeedback\AI\Mood, ids: non-empty-list<int>, quotes: list<\UserFeedback\AI\Quote>} $theme
	 */
	private static function theme( array $theme ): Theme {
		$kept = array_slice( $theme['ids'], 0, Theme::KEPT_IDS );
		return new Theme( $theme['title'], count( $theme['ids'] ), $theme['mood'], $kept, $theme['quotes'] );
	}
}
