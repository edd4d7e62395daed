<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Rate My Post (also Rate my Post – FeedbackWP), versions 2 to 5: decision 0060.
 *
 * @since 0.6.0
 */
final class RateMyPost implements RatingSource {

	private readonly LoggedVotes $votes;

	private readonly MetaSums $sums;

	public function __construct( VoteTableRepository $tables, StoredMetaRepository $stored ) {
		// Since 2.8.0. The time is the site's; the action of a rating is 1.
		$table       = new VoteTable( 'rmp_analytics', 'id', 'post', 'value', 'time', action: 'action' );
		$this->votes = new LoggedVotes( $tables, $table, static fn () => new Scale() );
		$this->sums  = new MetaSums( $stored, [ [ 'rmp_vote_count', 'rmp_rating_val_sum' ] ] );
	}

	public function id(): string {
		return 'rate-my-post';
	}

	public function name(): string {
		return 'Rate My Post';
	}

	public function lastVote(): int {
		return $this->votes->last();
	}

	public function countVotes(): VoteCounts {
		return $this->votes->count();
	}

	public function votes( int $after, int $limit ): array {
		return $this->votes->read( $after, $limit );
	}

	public function totals( VoteCounts $votes ): array {
		return $this->sums->totals( new Scale() );
	}

	public function sums( int $after, int $limit ): array {
		return $this->sums->read( new Scale(), $after, $limit );
	}
}
