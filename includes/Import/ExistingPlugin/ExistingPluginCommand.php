<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Work\ProgressBar;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback import-existing
 *
 * @since 0.7.0
 */
final class ExistingPluginCommand extends Command {

	/**
	 * @param Closure(): ExistingPluginService $service Called only when the command runs, as the other.
	 * @param Closure(): WorkRunner            $works
	 */
	public function __construct(
		#[Lazy( ExistingPluginService::class )] private readonly Closure $service,
		#[Lazy( WorkRunner::class )] private readonly Closure $works
	) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Imports surveys, responses, impressions and settings of the other plugin that is named UserFeedback.
	 *
	 * Its tables are read and never changed, whether it is active or not; the command also runs while it is active, when UserFeedback itself does
	 * not start. Whatever was imported before is not imported again: responses that came since are added. If the command is ended, run it again, or
	 * let cron go on.
	 *
	 * ## OPTIONS
	 *
	 * [--prefix=<prefix>]
	 * : Prefix of the tables, for a copy of them: <prefix>userfeedback_surveys and <prefix>userfeedback_survey_responses. Default: that of this site.
	 *
	 * [--dry-run]
	 * : Report what would be imported and store nothing.
	 *
	 * [--porcelain]
	 * : Print only how many responses were added, or would be.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback import-existing --dry-run
	 *     wp userfeedback import-existing
	 *     wp userfeedback import-existing --prefix=old_
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$isDryRun    = isset( $options['dry-run'] );
		$isPorcelain = isset( $options['porcelain'] );
		$prefix      = isset( $options['prefix'] ) ? (string) $options['prefix'] : null;
		$bar         = $isPorcelain ? null : new ProgressBar( __( 'Importing', 'userfeedback' ) );
		$work        = self::attempt(
			function () use ( $prefix, $isDryRun, $bar ) {
				$id = ( $this->service )()->start( ( $this->service )()->tables( $prefix ), $isDryRun, get_current_user_id() );
				return ( $this->works )()->runToEnd( $id, $bar === null ? null : $bar->show( ... ) );
			}
		);
		$bar?->finish();
		$report = ExistingState::from( (array) $work->state )->report();
		if ( $isPorcelain ) {
			WP_CLI::line( (string) $report['counts']['responses_new'] );
			return;
		}
		$this->show( $report['counts'] );
		foreach ( $report['problems'] as $problem ) {
			WP_CLI::log( trim( "$problem[kind] $problem[id] $problem[field]" ) . ": $problem[message]" );
		}
		$more = $report['problems_count'] - count( $report['problems'] );
		if ( $more > 0 ) {
			/* translators: %d: number of lines. */
			WP_CLI::log( sprintf( __( 'And %d more.', 'userfeedback' ), $more ) );
		}
		WP_CLI::success(
			$isDryRun
				? __( 'Nothing was stored. Run the command without --dry-run to import.', 'userfeedback' )
				: __( 'Imported.', 'userfeedback' )
		);
	}

	/**
	 * @param array<string, int> $counts
	 */
	private function show( array $counts ): void {
		$row = static fn ( string $what, string $name ): array => [
			'what'      => $what,
			'added'     => $counts[ "{$name}_new" ] ?? $counts[ $name ],
			'here'      => $counts[ "{$name}_known" ] ?? '',
			'left out'  => $counts[ "{$name}_left_out" ] ?? '',
		];
		$rows = [
			$row( 'surveys', 'surveys' ),
			$row( 'responses', 'responses' ),
			$row( 'impressions', 'impressions' ),
			$row( 'settings', 'settings' ),
		];
		WP_CLI\Utils\format_items( 'table', $rows, [ 'what', 'added', 'here', 'left out' ] );
	}
}
