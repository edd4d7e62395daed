<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * Lists, shows and runs work that takes longer than a request: deleting surveys, recounting, moving counts.
 *
 * @since 0.7.0
 */
final class JobsCommand extends Command {

	private const MAX_LISTED = 1000;

	private const COLUMNS = [ 'id', 'kind', 'subject', 'status', 'done', 'total', 'error', 'updated_at' ];

	/**
	 * @param Closure(): WorkRunner $works Called only when the command runs.
	 */
	public function __construct( #[Lazy( WorkRunner::class )] private readonly Closure $works ) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Lists jobs, the one that was changed last first.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How it is printed.
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
	 *     wp userfeedback jobs list
	 *
	 * @subcommand list
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function listJobs( array $arguments, array $options ): void {
		$works  = ( $this->works )()->newest( self::MAX_LISTED );
		$format = $options['format'] ?? 'table';
		if ( $format === 'ids' ) {
			WP_CLI::line( implode( ' ', array_map( static fn ( StoredWork $work ) => (string) $work->id, $works ) ) );
			return;
		}
		WP_CLI\Utils\format_items( $format, array_map( $this->row( ... ), $works ), self::COLUMNS );
	}

	/**
	 * Shows a job.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the job.
	 *
	 * [--format=<format>]
	 * : How it is printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function get( array $arguments, array $options ): void {
		$work = self::attempt( fn () => ( $this->works )()->find( (int) ( $arguments[0] ?? 0 ) ) );
		WP_CLI\Utils\format_items( $options['format'] ?? 'table', [ $this->row( $work ) ], self::COLUMNS );
	}

	/**
	 * Runs a job to its end, also one that has failed. Cron may run beside it.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the job.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback jobs run 3
	 *
	 * @param list<string> $arguments
	 */
	public function run( array $arguments ): void {
		$work = self::attempt( fn () => ( $this->works )()->find( (int) ( $arguments[0] ?? 0 ) ) );
		$bar  = new ProgressBar( trim( "$work->kind $work->subject" ) );
		self::attempt( fn () => ( $this->works )()->runToEnd( $work->id, $bar->show( ... ) ) );
		$bar->finish();
		/* translators: %d: id of a job. */
		WP_CLI::success( sprintf( __( 'Job %d is done.', 'userfeedback' ), $work->id ) );
	}

	/**
	 * @return array<string, string|int|null>
	 */
	private function row( StoredWork $work ): array {
		$isUnknown = ! $work->isOver() && ! ( $this->works )()->isKnown( $work->kind );
		return [
			'id'         => $work->id,
			'kind'       => $work->kind,
			'subject'    => $work->subject,
			'status'     => $work->status,
			'done'       => $work->done,
			'total'      => $work->total,
			'error'      => $isUnknown ? WorkRefused::unknownKindText( $work->kind ) : $work->error,
			'updated_at' => Dates::toIso( $work->updatedAt ),
		];
	}
}
