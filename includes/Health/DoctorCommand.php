<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback doctor
 *
 * @since 0.7.0
 */
final class DoctorCommand extends Command {

	private const COLUMNS = [ 'check', 'status', 'title', 'advice' ];

	/**
	 * @param Closure(): HealthService $health Called only when the command runs.
	 */
	public function __construct( #[Lazy( HealthService::class )] private readonly Closure $health ) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Checks tables, counts, background tasks and what visitors reach, as Site Health does, and repairs what can be repaired.
	 *
	 * The exit code is 1 if something is critical, after repairing.
	 *
	 * ## OPTIONS
	 *
	 * [<check>...]
	 * : Only these checks.
	 *
	 * [--fix]
	 * : Repairs tables, keys, counts, cron events and waiting jobs, and empties caches that are out of date. Then checks again.
	 *
	 * [--seconds=<seconds>]
	 * : Time for each check that compares counts with rows. With less time, it looks at the newest and at a sample.
	 * ---
	 * default: 60
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, of: check, status, title, advice.
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
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # Everything, for a monitor: the exit code is 1 if something is critical.
	 *     wp userfeedback doctor --format=json
	 *
	 *     # Counts again what differs from its rows.
	 *     wp userfeedback doctor counts --fix
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$seconds = max( 1.0, (float) (string) ( $options['seconds'] ?? '60' ) );
		$fixes   = (bool) WP_CLI\Utils\get_flag_value( $options, 'fix', false );
		$rows    = [];
		foreach ( $this->chosen( $arguments ) as $check ) {
			$finding = ( $this->health )()->run( $check, $seconds );
			if ( $fixes && $finding->isRepairable && $this->repair( $check ) ) {
				$finding = ( $this->health )()->run( $check, $seconds );
			}
			$rows[] = [
				'check'  => $check->id(),
				'status' => $finding->status,
				'title'  => $finding->title,
				'advice' => $finding->status === Finding::GOOD ? '' : $finding->text(),
			];
		}
		self::printItems( $options, $rows, self::COLUMNS );
		if ( in_array( Finding::CRITICAL, array_column( $rows, 'status' ), true ) ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * @param list<string> $ids
	 * @return list<HealthCheck>
	 */
	private function chosen( array $ids ): array {
		$all     = ( $this->health )()->all();
		$unknown = array_diff( $ids, array_keys( $all ) );
		if ( $unknown !== [] ) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: name of a check, 2: names of all checks. */
					__( 'There is no check %1$s. Choose some of: %2$s.', 'userfeedback' ),
					implode( ', ', $unknown ),
					implode( ', ', array_keys( $all ) )
				)
			);
		}
		return array_values( $ids === [] ? $all : array_intersect_key( $all, array_flip( $ids ) ) );
	}

	/**
	 * @return bool Whether it was repaired; a warning says why not.
	 */
	private function repair( HealthCheck $check ): bool {
		try {
			( $this->health )()->repair( $check->id(), get_current_user_id(), true );
			/* translators: %s: name of a check, for example: Counts of responses. */
			WP_CLI::log( sprintf( __( 'Repaired: %s.', 'userfeedback' ), $check->label() ) );
			return true;
		} catch ( Throwable $failure ) {
			/* translators: 1: name of a check, 2: an error message. */
			WP_CLI::warning( sprintf( __( '%1$s could not be repaired: %2$s', 'userfeedback' ), $check->label(), $failure->getMessage() ) );
			return false;
		}
	}
}
