<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Access\Rights;
use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Command;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * Shows, restores and deletes the ratings of posts. With --user, the rights of that user count.
 *
 * @since 0.7.0
 */
final class RatingCommand extends Command {

	private const MAX_LISTED = 1000;

	private const POST_FIELDS = [ 'post_id', 'post_title', 'total_ratings', 'average_rating', 'liked_percent', 'url', 'post_state' ];

	private const POST_COLUMNS = [ 'post_id', 'post_title', 'total_ratings', 'average_rating', 'liked_percent' ];

	private const FIELDS = [ 'id', 'created_at', 'rating', 'comment', 'status', 'held' ];

	/**
	 * @param Closure(): RatingResultsService $results    Called only when a command runs, as the others.
	 * @param Closure(): RatingModeration     $moderation
	 * @param Closure(): Rights               $rights
	 */
	public function __construct(
		#[Lazy( RatingResultsService::class )] private readonly Closure $results,
		#[Lazy( RatingModeration::class )] private readonly Closure $moderation,
		#[Lazy( Rights::class )] private readonly Closure $rights
	) {}

	public static function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	/**
	 * Lists the posts that have ratings, with their average.
	 *
	 * ## OPTIONS
	 *
	 * [--from=<date>]
	 * : First day, such as 2026-01-31, in the time zone of the site. Without --from and --to: all days.
	 *
	 * [--to=<date>]
	 * : Last day.
	 *
	 * [--orderby=<field>]
	 * : What they are sorted by.
	 * ---
	 * default: total_ratings
	 * options:
	 *   - total_ratings
	 *   - average_rating
	 *   - title
	 * ---
	 *
	 * [--order=<order>]
	 * : Direction of the order.
	 * ---
	 * default: desc
	 * options:
	 *   - asc
	 *   - desc
	 * ---
	 *
	 * [--limit=<number>]
	 * : Posts on a page, up to 1000.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--page=<number>]
	 * : Which page.
	 * ---
	 * default: 1
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas: post_id, post_title, total_ratings, average_rating, liked_percent, url, post_state.
	 *
	 * [--format=<format>]
	 * : count prints how many posts there are on all pages.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback rating results --orderby=average_rating --order=asc --limit=10
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function results( array $arguments, array $options ): void {
		[ $page, $limit ] = [ self::number( $options, 'page', 1 ), self::number( $options, 'limit', 100, self::MAX_LISTED ) ];
		[ $by, $order ]   = [ (string) ( $options['orderby'] ?? 'total_ratings' ), (string) ( $options['order'] ?? 'desc' ) ];

		$found = self::attempt(
			fn () => ( $this->results )()->posts( new RatedPostQuery( $this->range( $options ), $page, $limit, $by, $order ), self::reader() )
		);
		$this->printPage( $found, $options, self::POST_FIELDS, self::POST_COLUMNS );
	}

	/**
	 * Lists the ratings of a post, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * <post>
	 * : ID of the post.
	 *
	 * [--status=<status>]
	 * : publish for those that are counted.
	 * ---
	 * default: publish
	 * options:
	 *   - publish
	 *   - held
	 *   - spam
	 * ---
	 *
	 * [--from=<date>]
	 * : First day, such as 2026-01-31, in the time zone of the site. Without --from and --to: all days.
	 *
	 * [--to=<date>]
	 * : Last day.
	 *
	 * [--limit=<number>]
	 * : Ratings on a page, up to 1000. `wp userfeedback export ratings` has no limit.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--page=<number>]
	 * : Which page.
	 * ---
	 * default: 1
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas: id, created_at, rating, comment, status, held. Default: all.
	 *
	 * [--format=<format>]
	 * : count prints how many ratings there are on all pages.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback rating list 12 --status=spam
	 *     wp userfeedback rating delete 12 $(wp userfeedback rating list 12 --status=spam --format=ids) --yes
	 *
	 * @subcommand list
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function listRatings( array $arguments, array $options ): void {
		$postId           = self::id( $arguments[0], 'post' );
		$status           = (string) ( $options['status'] ?? 'publish' );
		[ $page, $limit ] = [ self::number( $options, 'page', 1 ), self::number( $options, 'limit', 100, self::MAX_LISTED ) ];

		$found = self::attempt(
			fn () => ( $this->results )()->ratings(
				new RatingQuery( $postId, $this->range( $options ), $status, $page, $limit ),
				self::reader()
			)
		);
		$this->printPage( $found, $options, self::FIELDS, self::FIELDS );
	}

	/**
	 * Counts ratings of a post that are spam or held back.
	 *
	 * ## OPTIONS
	 *
	 * <post>
	 * : ID of the post.
	 *
	 * <id>...
	 * : IDs of the ratings.
	 *
	 * @param list<string> $arguments
	 */
	public function restore( array $arguments ): void {
		$count = $this->change( $arguments, fn ( int $postId, array $ids ) => ( $this->moderation )()->restore( $postId, $ids ) );
		/* translators: %d: number of ratings. */
		WP_CLI::success( sprintf( _n( 'Restored %d rating.', 'Restored %d ratings.', $count, 'userfeedback' ), $count ) );
	}

	/**
	 * Permanently deletes ratings of a post. Their visitors may rate again.
	 *
	 * ## OPTIONS
	 *
	 * <post>
	 * : ID of the post.
	 *
	 * <id>...
	 * : IDs of the ratings.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function delete( array $arguments, array $options ): void {
		$count = count( self::ids( array_slice( $arguments, 1 ) ) );
		/* translators: %d: number of ratings. */
		$question = _n( 'Delete %d rating with its comment for good?', 'Delete %d ratings with their comments for good?', $count, 'userfeedback' );
		WP_CLI::confirm( sprintf( $question, $count ), $options );
		$deleted = $this->change( $arguments, fn ( int $postId, array $ids ) => ( $this->moderation )()->delete( $postId, $ids ) );
		/* translators: %d: number of ratings. */
		WP_CLI::success( sprintf( _n( 'Deleted %d rating.', 'Deleted %d ratings.', $deleted, 'userfeedback' ), $deleted ) );
	}

	/** Who reads the titles of posts; null without `--user`. */
	private static function reader(): ?int {
		return is_user_logged_in() ? get_current_user_id() : null;
	}

	/**
	 * @param array<string, string|bool> $options
	 */
	private function range( array $options ): ?DayRange {
		[ $from, $to ] = array_map(
			static fn ( string $name ): ?string => isset( $options[ $name ] ) ? (string) $options[ $name ] : null,
			[ 'from', 'to' ]
		);
		return ( $this->results )()->range( new RangeRequest( $from, $to, $from === null && $to === null, '--from', '--to' ) );
	}

	/**
	 * @param array<string, mixed>       $found     See RatingResultsSchema.
	 * @param array<string, string|bool> $options
	 * @param list<string>               $available
	 * @param list<string>               $columns
	 */
	private function printPage( array $found, array $options, array $available, array $columns ): void {
		if ( ( $options['format'] ?? '' ) === 'count' ) {
			WP_CLI::line( Cast::string( Cast::at( $found, 'pagination', 'total' ) ) );
			return;
		}
		/** @var list<array<string, mixed>> $items */
		$items = $found['items'];
		self::printItems( $options, $items, $available, $columns );
	}

	/**
	 * @param list<string>                         $arguments The post and the ratings.
	 * @param Closure( int, list<int> ): list<int> $work
	 * @return int Number of ratings that were changed. None ends the command.
	 */
	private function change( array $arguments, Closure $work ): int {
		$postId = self::id( $arguments[0], 'post' );
		$ids    = self::ids( array_slice( $arguments, 1 ) );
		$count  = self::attempt(
			function () use ( $postId, $ids, $work ): int {
				( $this->rights )()->demand( get_current_user_id(), Capability::DELETE_SURVEYS );
				return count( $work( $postId, $ids ) );
			}
		);
		if ( $count === 0 ) {
			/* translators: %d: id of a post. */
			$text = __( 'Nothing was changed: post %d has no such ratings, or they are counted already.', 'userfeedback' );
			WP_CLI::error( sprintf( $text, $postId ) );
		}
		return $count;
	}
}
