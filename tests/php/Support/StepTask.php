<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Plugin;

/**
 * Runs steps of a long work that writes a line into a file when a step begins and one when it ends.
 */
final class StepTask {

	/** Microseconds of a step. */
	private const SLOW = 3000;

	/**
	 * @param array<string, mixed> $arguments file: path, last: number of steps, id: of the work that is run to its end, as by WP-CLI, or 0 for what
	 *                                        is due, as in cron, kill: number of the step in which the process is killed, or 0.
	 * @return array<string, mixed>
	 */
	public static function run( array $arguments ): array {
		$write = static fn ( string $line ) => file_put_contents( (string) $arguments['file'], "$line\n", FILE_APPEND );
		$last  = (int) $arguments['last'];
		$work  = new ScriptedWork(
			static function ( Step $step ) use ( $write, $last, $arguments ): StepResult {
				$number = $step->done + 1;
				$write( "begin $number" );
				usleep( self::SLOW );
				if ( $number === (int) $arguments['kill'] ) {
					posix_kill( (int) getmypid(), SIGKILL );
				}
				$write( "end $number" );
				return $number < $last ? StepResult::unfinished( [], $number, $last ) : StepResult::finished( [], $number );
			},
			'acme-steps'
		);
		add_action( 'userfeedback_register', static fn ( Extensions $extensions ) => $extensions->longWork( $work ) );
		$runner = Plugin::instance()->get( WorkRunner::class );
		$id     = (int) $arguments['id'];
		return [ 'result' => $id > 0 ? $runner->runToEnd( $id )->status : $runner->runDue()['failed'] ];
	}
}
