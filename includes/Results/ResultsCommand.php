<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Json;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback results
 *
 * @since 0.5.0
 */
final class ResultsCommand extends Command {

	/**
	 * @param Closure(): ResultsService $results Called only when the command runs.
	 * @param Closure(): Ranges         $ranges  Called only when the command runs.
	 */
	public function __construct(
		#[Lazy( ResultsService::class )] private readonly Closure $results,
		#[Lazy( Ranges::class )] private readonly Closure $ranges
	) {}

	public static function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	/**
	 * Shows the results of a survey: counts, rates, drop-off, and the statistics of each question with their 95% intervals.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * [--from=<date>]
	 * : First day, such as 2026-01-31, in the time zone of the site. Without --from and --to: the last 30 days.
	 *
	 * [--to=<date>]
	 * : Last day.
	 *
	 * [--all-time]
	 * : All days.
	 *
	 * [--format=<format>]
	 * : As a table, as a table for spreadsheets, or everything as the REST API has it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback results 7
	 *     wp userfeedback results 7 --from=2026-01-01 --to=2026-01-31 --format=csv > january.csv
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$day     = static fn ( string $name ): ?string => isset( $options[ $name ] ) ? (string) $options[ $name ] : null;
		$request = new RangeRequest( $day( 'from' ), $day( 'to' ), isset( $options['all-time'] ), '--from', '--to' );
		$id      = self::id( $arguments[0], 'survey' );
		$results = self::attempt( fn () => ( $this->results )()->ofSurvey( $id, ( $this->ranges )()->choose( $request ) ) );
		$format = (string) ( $options['format'] ?? 'table' );
		if ( $format === 'json' ) {
			WP_CLI::line( Json::encode( $results ) );
			return;
		}
		WP_CLI\Utils\format_items( $format, ResultRows::of( $results ), ResultRows::COLUMNS );
	}
}
