<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * YASR – Yet Another Stars Rating by Dario Curvino: decision 0060. It shows what its log of visitors' ratings adds up to.
 *
 * @since 0.6.0
 */
final class Yasr implements RatingSource {

	private readonly LoggedVotes $votes;

	public function __construct( VoteTableRepository $tables ) {
		// The plugin stores date( 'Y-m-d H:i:s' ), which is UTC: WordPress sets PHP's time zone.
		$table       = new VoteTable( 'yasr_log', 'id', 'post_id', 'vote', 'date', isLocal: false );
		$this->votes = new LoggedVotes( $tables, $table, static fn () => new Scale() );
	}

	public function id(): string {
		return 'yasr';
	}

	public function name(): string {
		return 'YASR';
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
		return [
			'posts'   => $votes->posts,
			'ratings' => $votes->dated + $votes->undated,
		];
	}

	public function sums( int $after, int $limit ): array {
		return $this->votes->sums( $after, $limit );
	}
}
