<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * A summary as it is stored.
 *
 * @since 0.5.0
 */
final class Summary {

	public const AI    = 'ai';
	public const LOCAL = 'local';

	/**
	 * @param string                                          $source   AI or LOCAL.
	 * @param string                                          $provider Name of the AI service and its model; '' for LOCAL.
	 * @param list<array{text: string, response_ids: list<int>}> $points Sentences of an AI service with the responses behind them. A local summary
	 *                                                                 has none: its sentences are made from the counts when it is shown.
	 * @param list<Theme>                                     $themes   Those of most responses first.
	 * @param array{positive: int, negative: int}             $moods    Responses that sound so; zeroes for AI.
	 * @param string                                          $language Code of a language of the local summariser; '' if it knows none, and for AI.
	 * @param int                                             $read     Responses that were read and have something written.
	 * @param int                                             $total    Published responses when it was made.
	 * @param bool                                            $isWhole  False if only the newest were read.
	 */
	public function __construct(
		public readonly string $source,
		public readonly string $provider,
		public readonly array $points,
		public readonly array $themes,
		public readonly array $moods,
		public readonly string $language,
		public readonly int $read,
		public readonly int $total,
		public readonly bool $isWhole
	) {}

	/**
	 * A summary that was made on this site.
	 *
	 * @param list<Theme>                         $themes
	 * @param array{positive: int, negative: int} $moods
	 */
	public static function local( array $themes, array $moods, string $language, AnswersInSummary $answers ): self {
		return new self( self::LOCAL, '', [], $themes, $moods, $language, $answers->writtenResponses(), $answers->total, $answers->isWhole );
	}
}
