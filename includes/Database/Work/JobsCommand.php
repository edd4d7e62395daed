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

	private const FIELDS = [ 'id', 'kind', 'subject', 'status', 'done', 'total', 'error', 'updated_at' ];

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
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas: id, kind, subject, status, done, total, error, updated_at. Default: all.
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
		self::printItems( $options, array_map( $this->row( ... ), ( $this->works )()->newest( self::MAX_LISTED ) ), self::FIELDS );
	}

	/**
	 * Shows a job.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the job.
	 *
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas: id, kind, subject, status, done, total, error, updated_at. Default: all.
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
		$id   = self::id( $arguments[0] );
		$work = self::attempt( fn () => ( $this->works )()->find( $id ) );
		self::printItems( $options, [ $this->row( $work ) ], self::FIELDS );
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
		$id   = self::id( $arguments[0] );
		$work = self::attempt( fn () => ( $this->works )()->find( $id ) );
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
