<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use LogicException;
use UserFeedback\Database\Transaction;
use UserFeedback\Responses\Verdict;
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
	 * What looks like spam never changes a stored rating; a later rating that does not makes stored spam count. What is held back stays so when it is
	 * changed: only the owner makes it count.
	 *
	 * @param string  $hash  Of the visitor, see VoterKeys::hash().
	 * @param Verdict $about What becomes of a rating that is new.
	 * @param array{hash: string, held: string}|null $other Behind what may be a proxy: the hash that tells its visitors apart, and why a rating
	 *                                                      under it is held back. Used if there is a rating under the first hash already.
	 * @return array{before: StoredRating|null, is_other: bool} What was stored before; whether it is stored under the other hash.
	 */
	public function write( int $postId, string $hash, int $value, Verdict $about, ?array $other = null ): array {
		return $this->transaction->run(
			function () use ( $postId, $hash, $value, $about, $other ): array {
				if ( $this->insert( $postId, $hash, $value, self::status( $about ), $about->held ) ) {
					return self::result( null, false );
				}
				if ( $other !== null && ! $about->isSpam ) {
					$isNew  = $this->insert( $postId, $other['hash'], $value, StoredRating::HELD, $other['held'] );
					$before = $isNew ? null : $this->stored( $postId, $other['hash'] );
					if ( $before !== null ) {
						$this->change( $before, $value, $about );
					}
					return self::result( $before, true );
				}
				$before = $this->stored( $postId, $hash );
				$this->change( $before, $value, $about );
				return self::result( $before, false );
			}
		);
	}

	/**
	 * @return bool False when there is one; it is locked then.
	 */
	private function insert( int $postId, string $hash, int $value, string $status, string $held ): bool {
		$now   = $this->clock->now();
		$isNew = $this->ratings->insert( $postId, $hash, $value, $status, $now, Dates::localDay( $now, $this->clock->zone() ), $held );
		if ( $isNew && $status === StoredRating::PUBLISH ) {
			$this->totals->add( $postId, 1, $value );
			$this->announce( $postId, $value, null );
		}
		return $isNew;
	}

	private function stored( int $postId, string $hash ): StoredRating {
		return $this->ratings->ofVisitor( $postId, $hash, true ) ?? throw new LogicException( 'A locked rating is gone.' );
	}

	/**
	 * @return array{before: StoredRating|null, is_other: bool}
	 */
	private static function result( ?StoredRating $before, bool $isOther ): array {
		return [
			'before'   => $before,
			'is_other' => $isOther,
		];
	}

	private static function status( Verdict $about ): string {
		return match ( true ) {
			$about->isSpam       => StoredRating::SPAM,
			$about->held !== '' => StoredRating::HELD,
			default              => StoredRating::PUBLISH,
		};
	}

	private function change( StoredRating $before, int $value, Verdict $about ): void {
		$status = $before->isSpam() ? self::status( $about ) : $before->status;
		if ( $about->isSpam || ( $before->status === $status && $before->value === $value ) ) {
			return;
		}
		$this->ratings->update( $before->id, $value, $status, $before->isSpam() ? $about->held : null );
		if ( $status !== StoredRating::PUBLISH ) {
			return;
		}

		$this->totals->add( $before->postId, $before->isCounted() ? 0 : 1, $value - ( $before->isCounted() ? $before->value : 0 ) );
		$this->announce( $before->postId, $value, $before->isCounted() ? $before->value : null );
	}

	private function announce( int $postId, int $value, ?int $before ): void {
		$event = new PostRated( $postId, $value, $before, $this->clock->now() );
		$this->transaction->afterCommit( static fn () => self::fire( $event ) );
	}

	private static function fire( PostRated $event ): void {
		/**
		 * Fires after a visitor rated a post, or changed their rating, and the transaction committed. Not for what looks like spam or is held
		 * back, also not when the owner makes it count, and not for imported ratings.
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
