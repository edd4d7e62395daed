<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use WP_CLI;

/**
 * wp userfeedback recount-ratings
 *
 * @since 0.6.0
 */
final class RatingRecountCommand extends Command {

	/**
	 * @param Closure(): RatingRecount $recount Called only when the command runs.
	 */
	public function __construct( private readonly Closure $recount ) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Counts the stored ratings of posts again and corrects totals that are wrong.
	 *
	 * ## OPTIONS
	 *
	 * [<post>...]
	 * : Ids of posts. Without them, all posts that have ratings.
	 *
	 * @param list<string> $arguments
	 */
	public function __invoke( array $arguments ): void {
		$recount = ( $this->recount )();
		$checked = 0;
		$wrong   = 0;
		foreach ( $arguments === [] ? $recount->posts() : array_map( intval( ... ), $arguments ) as $postId ) {
			++$checked;
			if ( !$recount->run( $postId ) ) {
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
