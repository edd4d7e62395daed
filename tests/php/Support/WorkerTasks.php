<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Random\Engine\Mt19937;
use Random\Randomizer;
use RuntimeException;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Plugin;
use UserFeedback\Support\DomainError;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What a process beside the test's own can do, see Worker.
 */
final class WorkerTasks {

	/** The client waits longer and longer for 7 days; here it is enough to ask often. */
	private const PATIENCE = 40;

	/**
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>
	 */
	public static function run( string $task, array $arguments ): array {
		return match ( $task ) {
			'submit'  => self::submit( $arguments ),
			'live'    => self::live( $arguments ),
			'save'    => SaveTask::run( $arguments ),
			'migrate' => self::migrate( $arguments ),
			default   => throw new RuntimeException( "There is no task $task." ),
		};
	}

	/**
	 * Sends submissions as the client does: what was not answered with 2xx is sent again.
	 *
	 * @param array<string, mixed> $arguments survey_id: int, submissions: list of bodies.
	 * @return array<string, mixed> Numbers of answers by status.
	 */
	private static function submit( array $arguments ): array {
		$statuses = [];
		foreach ( (array) $arguments['submissions'] as $submission ) {
			for ( $try = 1; $try <= self::PATIENCE; $try++ ) {
				$response = self::send( (int) $arguments['survey_id'], (array) $submission );
				$status   = $response->get_status();

				$statuses[ $status ] = ( $statuses[ $status ] ?? 0 ) + 1;
				if ( $status !== 503 ) {
					break;
				}
				usleep( random_int( 1, 20_000 ) );
			}
		}
		return [ 'statuses' => $statuses ];
	}

	/**
	 * Does at random what visitors and owners do to surveys that other processes work on as well.
	 *
	 * @param array<string, mixed> $arguments seed: int, steps: int, surveys: id → a submission.
	 * @return array<string, mixed> How often what was done, and how often the database was too busy for it.
	 */
	private static function live( array $arguments ): array {
		$random = new Randomizer( new Mt19937( (int) $arguments['seed'] ) );
		$plugin = Plugin::instance();
		$done   = [];
		for ( $step = 0; $step < (int) $arguments['steps']; $step++ ) {
			$surveys  = array_keys( (array) $arguments['surveys'] );
			$surveyId = (int) $surveys[ $random->getInt( 0, count( $surveys ) - 1 ) ];
			$actions  = [ 'submit', 'submit', 'submit', 'submit', 'trash', 'trash', 'restore', 'restore', 'markAsSpam', 'markAsTest', 'delete' ];
			$action   = $actions[ $random->getInt( 0, count( $actions ) - 1 ) ];
			try {
				if ( $action === 'submit' ) {
					$submission                             = (array) $arguments['surveys'][ $surveyId ];
					$submission['submission_id']            = wp_generate_uuid4();
					$submission['answers'][0]['value']      = $random->getInt( 0, 1 ) === 0 ? 'Yes' : 'No';
					$action                                .= ' ' . self::send( $surveyId, $submission )->get_status();
				} else {
					self::move( $plugin, $random, $surveyId, $action );
				}
			} catch ( DomainError ) {
				// Somebody else deleted it meanwhile.
				$action .= ' refused';
			} catch ( DatabaseError $error ) {
				$action .= $error->isTransient() ? ' busy' : " failed: {$error->getMessage()}";
			}
			$done[ $action ] = ( $done[ $action ] ?? 0 ) + 1;
		}
		return $done;
	}

	private static function move( Plugin $plugin, Randomizer $random, int $surveyId, string $action ): void {
		$connection = $plugin->connection();
		$rows       = $connection->rows( 'SELECT id FROM %i WHERE survey_id = %d', $connection->table( 'responses' ), $surveyId );
		$ids        = array_map( intval( ... ), array_column( $rows, 'id' ) );
		$some       = array_slice( $random->shuffleArray( $ids ), 0, $random->getInt( 1, 4 ) );
		if ( $some === [] ) {
			return;
		}
		if ( $action === 'delete' ) {
			$plugin->responseLifecycle()->trash( $surveyId, $some );
		}
		$plugin->responseLifecycle()->$action( $surveyId, $some );
	}

	/**
	 * Migrates, and is killed on the way.
	 *
	 * @param array<string, mixed> $arguments after: number of statements that are still done.
	 * @return array<string, mixed>
	 */
	private static function migrate( array $arguments ): array {
		$left = (int) $arguments['after'];
		add_filter(
			'query',
			static function ( string $query ) use ( &$left ): string {
				if ( $left-- === 0 ) {
					posix_kill( (int) getmypid(), SIGKILL );
				}
				return $query;
			},
			PHP_INT_MAX
		);
		Plugin::instance()->migrator()->migrate();
		return [ 'left' => $left ];
	}

	/**
	 * @param array<mixed> $submission
	 */
	private static function send( int $surveyId, array $submission ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$surveyId/responses" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $submission ) );
		return rest_get_server()->dispatch( $request );
	}
}
