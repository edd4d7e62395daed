<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\ProgressBar;
use UserFeedback\Results\Stored\ResponsesKind;
use UserFeedback\StoredData\Table;
use WP_CLI;

/**
 * wp userfeedback export
 *
 * @since 0.5.0
 */
final class ExportCommand extends DataCommand {

	/**
	 * Writes stored data into a file, however much it is.
	 *
	 * ## OPTIONS
	 *
	 * <data>
	 * : The ID of a survey, whose responses are written, or which data: responses, partial-answers, notes, emails, ratings, exports, or what an addon
	 * stores.
	 *
	 * [--survey=<id>]
	 * : ID of the survey, for data that belongs to one.
	 *
	 * [--report=<report>]
	 * : Of responses: general, or question for a row for each answer to one question; with --question, the default is question. Of ratings: ratings
	 * for a row for each rated post, or post-ratings for those of one post; with --post, the default is post-ratings.
	 *
	 * [--question=<id>]
	 * : ID of the question.
	 *
	 * [--post=<id>]
	 * : ID of a post, whose single ratings are written, newest first.
	 *
	 * [--from=<date>]
	 * : First day, such as 2026-01-31, in the time zone of the site. Give --from and --to, or none of them for all days.
	 *
	 * [--to=<date>]
	 * : Last day.
	 *
	 * [--filter=<filter>]
	 * : Which responses, as the REST API names it: status=trash, or several such as "device=mobile&country=DE&test=0".
	 *
	 * [--orderby=<column>]
	 * : Order of the rated posts: total_ratings, average_rating or title.
	 *
	 * [--order=<order>]
	 * : Direction of this order: asc or desc.
	 *
	 * [--option-columns]
	 * : A column for each option of questions with several choices, instead of one with all options that were chosen.
	 * Not with --question.
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
	 * [--<field>=<value>]
	 * : What else the data of an addon can be chosen by.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback export 7 --file=responses.xlsx
	 *     wp userfeedback export 7 --option-columns --file=responses.csv
	 *     wp userfeedback export 7 --filter="status=spam" --format=json > spam.json
	 *     wp userfeedback export 7 --question=q1 --from=2026-01-01 --to=2026-01-31 > answers.csv
	 *     wp userfeedback export ratings --post=12 > ratings.csv
	 *     wp userfeedback export notes --survey=7 --file=notes.xlsx
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$path   = (string) ( $options['file'] ?? '' );
		$ending = strtolower( pathinfo( $path, PATHINFO_EXTENSION ) );
		$format = (string) ( $options['format'] ?? ( Format::tryFrom( $ending ) ?? Format::Csv )->value );
		$read   = self::attempt(
			function () use ( $arguments, $options, $path, $format ): int {
				$exports = ( $this->exports )();
				$export  = $exports->prepare( self::request( $arguments[0], $options, $format ), get_current_user_id() );
				$handle  = @fopen( $path === '' ? 'php://output' : $path, 'wb' );
				if ( $handle === false ) {
					/* translators: %s: path of a file. */
					WP_CLI::error( sprintf( __( 'The file %s cannot be written.', 'userfeedback' ), $path ) );
				}
				$run = $exports->run( $export, new Output( $handle ) );
				// Beside a file there is room for a bar.
				self::write( $run, $path === '' ? null : new ProgressBar( $path ), $export->table );
				fclose( $handle );
				return $run->read();
			}
		);
		if ( $path === '' ) {
			return;
		}
		if ( is_numeric( $arguments[0] ) || $arguments[0] === ResponsesKind::NAME ) {
			/* translators: 1: number of responses, 2: path of a file. */
			$text = _n( 'Exported %1$d response to %2$s.', 'Exported %1$d responses to %2$s.', $read, 'userfeedback' );
		} else {
			/* translators: 1: number of rows, 2: path of a file. */
			$text = _n( 'Exported %1$d row to %2$s.', 'Exported %1$d rows to %2$s.', $read, 'userfeedback' );
		}
		WP_CLI::success( sprintf( $text, $read, $path ) );
	}

	private static function write( ExportRun $run, ?ProgressBar $bar, Table $table ): void {
		$total = null;
		while ( ! $run->step() ) {
			// A small table is written with the first step, and nobody waits for the count.
			$total ??= $bar === null ? null : $table->count();
			$bar?->move( $run->read(), $total );
		}
		$bar?->move( $run->read(), $total );
		$bar?->finish();
	}
}
