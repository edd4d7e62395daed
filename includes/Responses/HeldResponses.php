<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;

/**
 * Responses that are held back, of all surveys.
 *
 * @since 0.6.0
 */
final class HeldResponses {

	/** Responses that are counted by day at most. */
	private const NEWEST = 50_000;

	public function __construct(
		private readonly HeldResponseRepository $responses,
		private readonly ResponseMoves $moves
	) {}

	/**
	 * Counts some responses that are held back for one of these reasons. In every plan: what visitors answered is not lost to an owner who confirms
	 * a proxy. Calling it again is safe.
	 *
	 * @param non-empty-list<string> $codes See HeldBack::code().
	 * @param int                    $limit At most so many.
	 * @return int How many there were; fewer than the limit if these were the last.
	 */
	public function release( array $codes, int $limit ): int {
		$released = 0;
		foreach ( $this->responses->find( $codes, $limit ) as $surveyId => $ids ) {
			$released += count( $ids );
			// One that the owner has moved meanwhile stays there.
			$this->moves->run(
				$surveyId,
				$ids,
				static fn ( ResponseStatus $from, ?ResponseStatus $trashedFrom ) =>
					$from === ResponseStatus::Held ? ResponseMoves::back( $from, $trashedFrom ) : $from
			);
		}
		return $released;
	}

	/**
	 * How many of the newest responses there are by day, whatever their status.
	 *
	 * @param string $from First day.
	 * @return array<string, int>
	 */
	public function perDay( string $from ): array {
		return $this->responses->perDay( $from, self::NEWEST );
	}

	/**
	 * How many responses are held back for one of these reasons.
	 *
	 * @param non-empty-list<string> $codes See HeldBack::code().
	 * @return array<string, int> By code; without those that have none.
	 */
	public function count( array $codes ): array {
		return $this->responses->count( $codes );
	}
}
