<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * The single ratings of a plugin that keeps them in a table. Without the table, it has none.
 *
 * @since 0.6.0
 */
final class LoggedVotes {

	/**
	 * @param Closure(): Scale $scale Called only when there is a table.
	 */
	public function __construct(
		private readonly VoteTableRepository $tables,
		private readonly VoteTable $table,
		private readonly Closure $scale
	) {}

	/**
	 * See RatingSource::lastVote().
	 */
	public function last(): int {
		return $this->exists() ? $this->tables->lastId( $this->table ) : 0;
	}

	/**
	 * See RatingSource::countVotes().
	 */
	public function count(): VoteCounts {
		return $this->exists() ? $this->tables->count( $this->table, ( $this->scale )() ) : new VoteCounts();
	}

	/**
	 * See RatingSource::votes().
	 *
	 * @return list<SourceVote>
	 */
	public function read( int $after, int $limit ): array {
		return $this->exists() ? $this->tables->votes( $this->table, ( $this->scale )(), $after, $limit ) : [];
	}

	/**
	 * What the valid ratings of each post add up to, dated or not. See RatingSource::sums().
	 *
	 * @return list<SourceSum>
	 */
	public function sums( int $after, int $limit ): array {
		return $this->exists() ? $this->tables->sums( $this->table, ( $this->scale )(), $after, $limit ) : [];
	}

	private function exists(): bool {
		return $this->tables->exists( $this->table );
	}
}
