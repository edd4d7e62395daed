<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_CLI;

/**
 * wp userfeedback export-ratings
 *
 * @since 0.6.0
 */
final class RatingExportCommand extends FileCommand {

	/**
	 * @param Closure(): RatingExportService $exports Called only when the command runs.
	 */
	public function __construct( private readonly Closure $exports ) {}

	/**
	 * Writes the ratings of posts into a file, however many they are.
	 *
	 * ## OPTIONS
	 *
	 * [<post>]
	 * : ID of a post, whose single ratings are written, newest first. Without it, a row for each rated post.
	 *
	 * [--from=<date>]
	 * : First day, such as 2026-01-31, in the time zone of the site. Give --from and --to, or none of them for all days.
	 *
	 * [--to=<date>]
	 * : Last day.
	 *
	 * [--orderby=<column>]
	 * : Order of the rated posts.
	 * ---
	 * default: total_ratings
	 * options:
	 *   - total_ratings
	 *   - average_rating
	 *   - title
	 * ---
	 *
	 * [--order=<order>]
	 * : Direction of this order.
	 * ---
	 * default: desc
	 * options:
	 *   - asc
	 *   - desc
	 * ---
	 *
	 * [--format=<format>]
	 * : Default: the ending of the file, or csv.
	 * ---
	 * options:
	 *   - csv
	 *   - xlsx
	 *   - json
	 * ---
	 *
	 * [--file=<file>]
	 * : Where to write. Default: the standard output. An existing file is replaced.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback export-ratings --file=ratings.xlsx
	 *     wp userfeedback export-ratings 12 --from=2026-01-01 --to=2026-01-31 > ratings.csv
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$file   = (string) ( $options['file'] ?? '' );
		$postId = $arguments[0] ?? '';
		$fields = [
			'report'  => $postId === '' ? RatingExportRequest::POSTS : RatingExportRequest::POST,
			'post_id' => $postId,
			'orderby' => (string) ( $options['orderby'] ?? '' ),
			'order'   => (string) ( $options['order'] ?? '' ),
			'start'   => (string) ( $options['from'] ?? '' ),
			'end'     => (string) ( $options['to'] ?? '' ),
			'format'  => self::format( $options, $file ),
		];
		$userId = get_current_user_id();
		$rows   = $this->write(
			$file,
			function () use ( $fields, $userId ): Closure {
				$exports = ( $this->exports )();
				// Without --user, the command may read everything (Access\Rights).
				$export = $exports->prepare( RatingExportRequest::from( $fields ), $userId > 0 ? $userId : null );
				return static fn ( Output $output ) => $exports->run( $export, $output );
			}
		);
		if ( $rows === null ) {
			return;
		}

		/* translators: 1: number of rows, 2: path of a file. */
		$text = _n( 'Exported %1$d row to %2$s.', 'Exported %1$d rows to %2$s.', $rows, 'userfeedback' );
		WP_CLI::success( sprintf( $text, $rows, $file ) );
	}
}
