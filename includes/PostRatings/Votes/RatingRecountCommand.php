<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback recount-ratings
 *
 * @since 0.6.0
 */
final class RatingRecountCommand extends Command {

	/**
	 * @param Closure(): RatingRecount $recount Called only when the command runs.
	 * @param Closure(): WorkRunner    $works   Likewise.
	 */
	public function __construct(
		#[Lazy( RatingRecount::class )] private readonly Closure $recount,
		#[Lazy( WorkRunner::class )] private readonly Closure $works
	) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Counts the stored ratings of posts again and corrects totals that are wrong.
	 *
	 * ## OPTIONS
	 *
	 * [<post>...]
	 * : IDs of posts. Without them, all posts that have ratings: as a job, which cron continues if the command is interrupted.
	 *
	 * @param list<string> $arguments
	 */
	public function __invoke( array $arguments ): void {
		$checked = count( $arguments );
		$wrong   = 0;
		if ( $arguments === [] ) {
			$work    = ( $this->works )()->runNow( RatingRecount::KIND );
			$checked = $work->done;
			$wrong   = Cast::int( $work->state['wrong'] ?? 0 );
		}
		foreach ( self::ids( $arguments ) as $postId ) {
			if ( ! ( $this->recount )()->run( $postId ) ) {
				continue;
			}
			++$wrong;
			/* translators: %d: id of a post. */
			WP_CLI::log( sprintf( __( 'Post %d: the totals of its ratings were wrong and have been corrected.', 'userfeedback' ), $postId ) );
		}
		WP_CLI::success(
			sprintf(
				/* translators: 1: number of posts, 2: number of posts whose totals were wrong. */
				__( 'Posts checked: %1$d. Totals corrected: %2$d.', 'userfeedback' ),
				$checked,
				$wrong
			)
		);
	}
}
