<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Random\Engine\Mt19937;
use Random\Randomizer;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Plugin;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\DomainError;
use UserFeedback\Surveys\SurveyLifecycle;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What a process beside the test's own can do, see Worker.
 */
final class WorkerTasks {

	/** The client waits longer and longer for 7 days; here it is enough to ask often. */
	private const PATIENCE = 40;

	/** A survey that is never closed must not keep a test for ever. */
	private const MOST_ANSWERS = 400;
	private const LONGEST_WAIT = 30;

	/** So many answers are stored before a survey is deleted. */
	private const SOME_ANSWERS = 5;

	/**
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>
	 */
	public static function run( string $task, array $arguments ): array {
		return match ( $task ) {
			'submit'  => self::submit( $arguments ),
			'live'    => self::live( $arguments ),
			'any'     => self::run( (string) $arguments['task'], $arguments ),
			'insist'  => self::insist( $arguments ),
			'delete'  => self::delete( $arguments ),
			'rate'    => RateTask::run( $arguments ),
			'crowd'   => CrowdTask::run( $arguments ),
			'view'    => ViewTask::run( $arguments ),
			'save'    => SaveTask::run( $arguments ),
			'migrate' => self::migrate( $arguments ),
			'cron'    => self::cron(),
			'daily'   => self::daily(),
			'work'    => self::work( $arguments ),
			'steps'   => StepTask::run( $arguments ),
			'works'   => WorkTask::run( $arguments ),
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
	 * Answers one survey after the other, each until it takes no answers any more, and counts impressions beside that.
	 *
	 * @param array<string, mixed> $arguments surveys: id → a submission, with the token of an impression as impression_nonce.
	 * @return array<string, int> Numbers of answers by status.
	 */
	private static function insist( array $arguments ): array {
		$statuses = [];
		foreach ( (array) $arguments['surveys'] as $surveyId => $submission ) {
			$submission = (array) $submission;
			$nonce      = (string) $submission['impression_nonce'];
			unset( $submission['impression_nonce'] );
			for ( $try = 1; $try <= self::MOST_ANSWERS; $try++ ) {
				$submission['submission_id'] = wp_generate_uuid4();
				$status                      = self::send( (int) $surveyId, $submission )->get_status();
				$statuses[ "submit $status" ] = ( $statuses[ "submit $status" ] ?? 0 ) + 1;
				$impression = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$surveyId/impression" );
				$impression->set_query_params( [ 'nonce' => $nonce ] );
				$shown                          = rest_get_server()->dispatch( $impression )->get_status();
				$statuses[ "impression $shown" ] = ( $statuses[ "impression $shown" ] ?? 0 ) + 1;
				if ( $status >= 400 && $status < 500 ) {
					break;
				}
			}
		}
		return $statuses;
	}

	/**
	 * Moves one survey after the other to the trash and deletes it, each once some answers were stored.
	 *
	 * @param array<string, mixed> $arguments surveys: ids.
	 * @return array<string, int> Numbers of surveys by what became of them.
	 */
	private static function delete( array $arguments ): array {
		$plugin     = Plugin::instance();
		$connection = $plugin->get( Connection::class );
		$deleted    = 0;
		foreach ( (array) $arguments['surveys'] as $id ) {
			$from = microtime( true );
			do {
				$stored = (int) $connection->value( 'SELECT COUNT(*) FROM %i WHERE survey_id = %d', $connection->table( 'responses' ), (int) $id );
				usleep( 1000 );
			} while ( $stored < self::SOME_ANSWERS && microtime( true ) < $from + self::LONGEST_WAIT );
			$plugin->get( SurveyLifecycle::class )->trash( [ (int) $id ], 1 );
			$deleted += count( $plugin->get( SurveyLifecycle::class )->delete( [ (int) $id ], 1 ) );
		}
		return [ 'deleted' => $deleted ];
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
		$connection = $plugin->get( Connection::class );
		$rows       = $connection->rows( 'SELECT id FROM %i WHERE survey_id = %d', $connection->table( 'responses' ), $surveyId );
		$ids        = array_map( intval( ... ), array_column( $rows, 'id' ) );
		$some       = array_slice( $random->shuffleArray( $ids ), 0, $random->getInt( 1, 4 ) );
		if ( $some === [] ) {
			return;
		}
		if ( $action === 'delete' ) {
			$plugin->get( StoredResponseService::class )->trash( $surveyId, $some );
		}
		$plugin->get( StoredResponseService::class )->$action( $surveyId, $some );
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
		Plugin::instance()->get( Migrator::class )->migrate();
		return [ 'left' => $left ];
	}

	/**
	 * Runs the cron event of every minute.
	 *
	 * @return array{changes: int, errors: list<string>} Number of statements that changed tables of the plugin, and failed statements.
	 */
	private static function cron(): array {
		$changes = 0;
		$errors  = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$changes, &$errors ): string {
				$error   = (string) $GLOBALS['wpdb']->last_error;
				$errors  = $error === '' ? $errors : [ ...$errors, $error ];
				$changes += (int) preg_match( '/^\s*(CREATE|ALTER|DROP) /', $query );
				return $query;
			}
		);
		do_action( CronEvents::WORK );
		return [
			'changes' => $changes,
			'errors'  => $errors,
		];
	}

	/**
	 * Runs the cron event of every day.
	 *
	 * @return array{}
	 */
	private static function daily(): array {
		do_action( CronEvents::DAILY );
		return [];
	}

	/**
	 * Does what waits in the outbox, and may be killed on the way. Subjects of mails are written to a file, a line each.
	 *
	 * @param array<string, mixed> $arguments mails: path of the file, kill: pattern of the statement before which it is killed, "mail" for
	 *                                        after the first mail, or "".
	 * @return array<string, mixed>
	 */
	private static function work( array $arguments ): array {
		$kill = (string) $arguments['kill'];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $ignored, array $mail ) use ( $arguments, $kill ): bool {
				file_put_contents( (string) $arguments['mails'], "{$mail['subject']}\n", FILE_APPEND );
				return $kill === 'mail' ? posix_kill( (int) getmypid(), SIGKILL ) : true;
			},
			PHP_INT_MAX,
			2
		);
		if ( $kill !== 'mail' && $kill !== '' ) {
			add_filter(
				'query',
				static fn ( string $query ) => preg_match( $kill, $query ) === 1 ? (string) posix_kill( (int) getmypid(), SIGKILL ) : $query,
				PHP_INT_MAX
			);
		}
		return Plugin::instance()->get( OutboxWorker::class )->run();
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
