<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use LogicException;
use UserFeedback\Database\Transaction;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * Stores what visitors rate, with the totals, in one transaction.
 *
 * @since 0.6.0
 */
final class VoteWriter {

	public function __construct(
		private readonly RatingRepository $ratings,
		private readonly RatingTotalsRepository $totals,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a visitor's rating of a post, or changes the one that is stored. The moment and the day of the first one stay.
	 *
	 * What looks like spam never changes a stored rating; a later rating that does not makes stored spam count.
	 *
	 * @param string $hash   Of the visitor, see VoterKeys::hash().
	 * @param bool   $isSpam Whether it looks like a program's.
	 * @return array{before: StoredRating|null} What was stored before.
	 */
	public function write( int $postId, string $hash, int $value, bool $isSpam ): array {
		return $this->transaction->run(
			function () use ( $postId, $hash, $value, $isSpam ): array {
				$now    = $this->clock->now();
				$status = $isSpam ? StoredRating::SPAM : StoredRating::PUBLISH;
				if ( $this->ratings->insert( $postId, $hash, $value, $status, $now, Dates::localDay( $now, $this->clock->zone() ) ) ) {
					$this->totals->add( $postId, $isSpam ? 0 : 1, $isSpam ? 0 : $value );
					$this->announce( $postId, $value, null, $isSpam );
					return [ 'before' => null ];
				}
				// insert() has locked it.
				$before = $this->ratings->ofVisitor( $postId, $hash, true ) ?? throw new LogicException( 'A locked rating is gone.' );
				if ( ! $isSpam ) {
					$this->change( $before, $value );
				}
				return [ 'before' => $before ];
			}
		);
	}

	private function change( StoredRating $before, int $value ): void {
		if ( $before->isCounted() && $before->value === $value ) {
			return;
		}
		$this->ratings->update( $before->id, $value, StoredRating::PUBLISH );
		$this->totals->add( $before->postId, $before->isCounted() ? 0 : 1, $value - ( $before->isCounted() ? $before->value : 0 ) );
		$this->announce( $before->postId, $value, $before->isCounted() ? $before->value : null, false );
	}

	private function announce( int $postId, int $value, ?int $before, bool $isSpam ): void {
		if ( $isSpam ) {
			return;
		}
		$event = new PostRated( $postId, $value, $before, $this->clock->now() );
		$this->transaction->afterCommit( static fn () => self::fire( $event ) );
	}

	private static function fire( PostRated $event ): void {
		/**
		 * Fires after a visitor rated a post, or changed their rating, and the transaction committed. Not for what looks like spam, and not for
		 * imported ratings.
		 *
		 * The visitor waits meanwhile, and a killed process skips it.
		 *
		 * @since 0.6.0
		 *
		 * @param PostRated $event Post, value, earlier value, moment.
		 */
		do_action( 'userfeedback_post_rated', $event );
	}
}
