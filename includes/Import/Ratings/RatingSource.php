<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Ratings that another plugin stored. The plugin need not be active; nothing of it is changed, and nothing of it is unserialized.
 *
 * @since 0.6.0
 */
interface RatingSource {

	/**
	 * Key of the source: at most 20 characters, as in the column source of the table rating_imports.
	 */
	public function id(): string;

	/**
	 * Name of the plugin.
	 */
	public function name(): string;

	/**
	 * Id of the last single rating; 0 when the plugin stored none.
	 */
	public function lastVote(): int;

	/**
	 * How many single ratings there are, and how many cannot become ratings with a date.
	 */
	public function countVotes(): VoteCounts;

	/**
	 * Single ratings of existing posts with a usable value and date, in the order of their ids.
	 *
	 * @param int $after Id of the last one that was read; 0 to begin.
	 * @return list<SourceVote>
	 */
	public function votes( int $after, int $limit ): array;

	/**
	 * How many posts that exist have ratings, and how many these are: what sums() adds up to, at most in one query.
	 *
	 * @since 0.7.0
	 *
	 * @param VoteCounts $votes What countVotes() returned.
	 * @return array{posts: int, ratings: int}
	 */
	public function totals( VoteCounts $votes ): array;

	/**
	 * The number and the sum of ratings that the plugin shows for each post, in the order of the posts' ids.
	 *
	 * @param int $after Id of the last post that was read; 0 to begin.
	 * @return list<SourceSum> Fewer than the limit at the end.
	 */
	public function sums( int $after, int $limit ): array;
}
