<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;

/**
 * Runs long works of the plugin in short steps, and may be killed before a statement.
 */
final class WorkTask {

	/** Seconds of a step. */
	private const SHORT = 0.02;

	/**
	 * @param array<string, mixed> $arguments id: of the work that is run to its end, as by WP-CLI, or 0 for what is due, as in cron; kill: number of
	 *                                        the statement before which the process is killed, or 0.
	 * @return array<string, mixed>
	 */
	public static function run( array $arguments ): array {
		$plugin = Plugin::instance();
		$works  = $plugin->get( Modules::class )->longWorks( ... );
		$runner = new WorkRunner( $plugin->get( WorkRepository::class ), $plugin->get( Clock::class ), $works, self::SHORT );
		$left   = (int) $arguments['kill'];
		if ( $left > 0 ) {
			add_filter(
				'query',
				static function ( string $query ) use ( &$left ): string {
					return --$left === 0 ? (string) posix_kill( (int) getmypid(), SIGKILL ) : $query;
				},
				PHP_INT_MAX
			);
		}
		$id = (int) $arguments['id'];
		return [ 'result' => $id > 0 ? $runner->runToEnd( $id )->status : $runner->runDue()['failed'] ];
	}
}
