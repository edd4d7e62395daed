<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Access\Rights;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * The subcommands of `wp userfeedback response` that change what responses count as, and delete them.
 *
 * @since 0.7.0
 */
abstract class ResponseStatusCommand extends Command {

	/**
	 * @param Closure(): StoredResponseService $responses Called only when a command runs, as the others.
	 * @param Closure(): ResponseRows          $rows
	 * @param Closure(): Rights                $rights
	 */
	final public function __construct(
		#[Lazy( StoredResponseService::class )] private readonly Closure $responses,
		#[Lazy( ResponseRows::class )] protected readonly Closure $rows,
		#[Lazy( Rights::class )] private readonly Closure $rights
	) {}

	public static function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	/**
	 * Moves responses to the trash, all of them or none.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * <id>...
	 * : Numbers of the responses.
	 *
	 * @param list<string> $arguments
	 */
	public function trash( array $arguments ): void {
		$ids = $this->change( $arguments, fn ( int $surveyId, array $ids ) => ( $this->responses )()->trash( $surveyId, $ids ) );
		/* translators: %d: number of responses. */
		WP_CLI::success( sprintf( _n( 'Moved %d response to the trash.', 'Moved %d responses to the trash.', $ids, 'userfeedback' ), $ids ) );
	}

	/**
	 * Brings responses back from the trash, from spam or from being held back, all of them or none.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * <id>...
	 * : Numbers of the responses.
	 *
	 * @param list<string> $arguments
	 */
	public function restore( array $arguments ): void {
		$ids = $this->change( $arguments, fn ( int $surveyId, array $ids ) => ( $this->responses )()->restore( $surveyId, $ids ) );
		/* translators: %d: number of responses. */
		WP_CLI::success( sprintf( _n( 'Restored %d response.', 'Restored %d responses.', $ids, 'userfeedback' ), $ids ) );
	}

	/**
	 * Marks responses as spam, all of them or none. Spam is deleted after 30 days.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * <id>...
	 * : Numbers of the responses.
	 *
	 * @param list<string> $arguments
	 */
	public function spam( array $arguments ): void {
		$ids = $this->change( $arguments, fn ( int $surveyId, array $ids ) => ( $this->responses )()->markAsSpam( $surveyId, $ids ) );
		/* translators: %d: number of responses. */
		WP_CLI::success( sprintf( _n( 'Marked %d response as spam.', 'Marked %d responses as spam.', $ids, 'userfeedback' ), $ids ) );
	}

	/**
	 * Marks responses as tests, which are not counted, all of them or none.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * <id>...
	 * : Numbers of the responses.
	 *
	 * [--off]
	 * : They are no tests: they are counted.
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function test( array $arguments, array $options ): void {
		$isTest = ! isset( $options['off'] );
		$ids    = $this->change( $arguments, fn ( int $surveyId, array $ids ) => ( $this->responses )()->markAsTest( $surveyId, $ids, $isTest ) );
		$text   = $isTest
			/* translators: %d: number of responses. */
			? _n( 'Marked %d response as a test.', 'Marked %d responses as tests.', $ids, 'userfeedback' )
			/* translators: %d: number of responses. */
			: _n( '%d response is no test and is counted.', '%d responses are no tests and are counted.', $ids, 'userfeedback' );
		WP_CLI::success( sprintf( $text, $ids ) );
	}

	/**
	 * Deletes responses permanently that are in the trash, in spam or held back, all of them or none.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * <id>...
	 * : Numbers of the responses.
	 *
	 * [--dry-run]
	 * : Check that they can be deleted and delete nothing.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function delete( array $arguments, array $options ): void {
		$count = $this->change( $arguments, fn ( int $surveyId, array $ids ) => ( $this->responses )()->deleteDryRun( $surveyId, $ids ) );
		if ( isset( $options['dry-run'] ) ) {
			WP_CLI::success( __( 'Nothing was deleted. Run the command without --dry-run to delete.', 'userfeedback' ) );
			return;
		}
		/* translators: %d: number of responses. */
		$question = _n( 'Delete %d response with its answers for good?', 'Delete %d responses with their answers for good?', $count, 'userfeedback' );
		WP_CLI::confirm( sprintf( $question, $count ), $options );
		$ids = $this->change( $arguments, fn ( int $surveyId, array $ids ) => ( $this->responses )()->delete( $surveyId, $ids ) );
		/* translators: %d: number of responses. */
		WP_CLI::success( sprintf( _n( 'Deleted %d response.', 'Deleted %d responses.', $ids, 'userfeedback' ), $ids ) );
	}

	/**
	 * @param list<string> $arguments The survey and the responses.
	 * @param Closure( int, list<int> ): list<int> $work
	 * @return int Number of responses.
	 */
	private function change( array $arguments, Closure $work ): int {
		$surveyId = self::id( $arguments[0], 'survey' );
		$ids      = self::ids( array_slice( $arguments, 1 ) );
		return self::attempt(
			function () use ( $surveyId, $ids, $work ): int {
				( $this->rights )()->demand( get_current_user_id(), Capability::DELETE_SURVEYS );
				return count( $work( $surveyId, $ids ) );
			}
		);
	}
}
