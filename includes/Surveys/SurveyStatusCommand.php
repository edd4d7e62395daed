<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Access\Rights;
use UserFeedback\Database\Work\ProgressBar;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use UserFeedback\Surveys\Templates\TemplateCatalogue;
use WP_CLI;

/**
 * The subcommands of `wp userfeedback survey` that change which visitors see a survey, and whether it is there at all.
 *
 * @since 0.7.0
 */
abstract class SurveyStatusCommand extends Command {

	/**
	 * @param Closure(): SurveyService    $surveys   Called only when a command runs, as the others.
	 * @param Closure(): SurveyPresenter  $presenter
	 * @param Closure(): SurveyLifecycle  $lifecycle
	 * @param Closure(): TemplateCatalogue $templates
	 * @param Closure(): Rights           $rights
	 * @param Closure(): WorkRunner       $works
	 */
	final public function __construct(
		#[Lazy( SurveyService::class )] protected readonly Closure $surveys,
		#[Lazy( SurveyPresenter::class )] protected readonly Closure $presenter,
		#[Lazy( SurveyLifecycle::class )] private readonly Closure $lifecycle,
		#[Lazy( TemplateCatalogue::class )] protected readonly Closure $templates,
		#[Lazy( Rights::class )] private readonly Closure $rights,
		#[Lazy( WorkRunner::class )] private readonly Closure $works
	) {}

	public static function capability(): string {
		return Capability::EDIT_SURVEYS;
	}

	/**
	 * Publishes surveys, all of them or none. A survey whose questions lack options becomes a draft.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of the surveys.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey publish 7
	 *     wp userfeedback survey publish $(wp userfeedback survey list --status=draft --format=ids)
	 *
	 * @param list<string> $arguments
	 */
	public function publish( array $arguments ): void {
		[ 'updated' => $ids, 'message' => $message ] = $this->change( $arguments, ( $this->lifecycle )()->publish( ... ) );
		$count = count( $ids );
		if ( $count > 0 ) {
			/* translators: %d: number of surveys. */
			WP_CLI::success( sprintf( _n( 'Published %d survey.', 'Published %d surveys.', $count, 'userfeedback' ), $count ) );
		}
		if ( $message !== '' ) {
			WP_CLI::error( $message );
		}
	}

	/**
	 * Turns surveys into drafts, which visitors do not see, all of them or none. A schedule is removed.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of the surveys.
	 *
	 * @param list<string> $arguments
	 */
	public function draft( array $arguments ): void {
		$count = count( $this->change( $arguments, ( $this->lifecycle )()->draft( ... ) )['updated'] );
		/* translators: %d: number of surveys. */
		WP_CLI::success( sprintf( _n( '%d survey is a draft.', '%d surveys are drafts.', $count, 'userfeedback' ), $count ) );
	}

	/**
	 * Moves surveys to the trash, all of them or none. Their responses stay.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of the surveys.
	 *
	 * @param list<string> $arguments
	 */
	public function trash( array $arguments ): void {
		$count = count( $this->change( $arguments, ( $this->lifecycle )()->trash( ... ), Capability::DELETE_SURVEYS )['updated'] );
		/* translators: %d: number of surveys. */
		WP_CLI::success( sprintf( _n( 'Moved %d survey to the trash.', 'Moved %d surveys to the trash.', $count, 'userfeedback' ), $count ) );
	}

	/**
	 * Brings surveys back from the trash, all of them or none.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of the surveys.
	 *
	 * @param list<string> $arguments
	 */
	public function restore( array $arguments ): void {
		$done = $this->change( $arguments, ( $this->lifecycle )()->restore( ... ), Capability::DELETE_SURVEYS );

		[ 'updated' => $ids, 'message' => $message ] = $done;
		if ( $message !== '' ) {
			WP_CLI::warning( $message );
		}
		$count = count( $ids );
		/* translators: %d: number of surveys. */
		WP_CLI::success( sprintf( _n( 'Restored %d survey.', 'Restored %d surveys.', $count, 'userfeedback' ), $count ) );
	}

	/**
	 * Permanently deletes surveys that are in the trash with all their responses, all of them or none.
	 *
	 * They are gone at once. Their rows are deleted by jobs with a progress bar; if the command is interrupted, cron continues.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of the surveys.
	 *
	 * [--dry-run]
	 * : Show what would be deleted and delete nothing.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey delete $(wp userfeedback survey list --status=trash --format=ids) --dry-run
	 *     wp userfeedback survey delete 7 --yes
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function delete( array $arguments, array $options ): void {
		$found = $this->change( $arguments, ( $this->lifecycle )()->deleteDryRun( ... ), Capability::DELETE_SURVEYS );
		$count = count( $found );
		if ( isset( $options['dry-run'] ) ) {
			$rows = array_map( fn ( Survey $survey ) => ( $this->presenter )()->survey( $survey ), $found );
			self::printItems( [], $rows, [ 'id', 'title', 'responses_count' ] );
			WP_CLI::success( __( 'Nothing was deleted. Run the command without --dry-run to delete.', 'userfeedback' ) );
			return;
		}
		/* translators: %d: number of surveys. */
		$question = _n( 'Delete %d survey with its responses for good?', 'Delete %d surveys with their responses for good?', $count, 'userfeedback' );
		WP_CLI::confirm( sprintf( $question, $count ), $options );
		foreach ( $this->change( $arguments, ( $this->lifecycle )()->delete( ... ), Capability::DELETE_SURVEYS ) as $id ) {
			$bar = new ProgressBar( SurveyDeletion::KIND . " $id" );
			self::attempt( fn () => ( $this->works )()->runNow( SurveyDeletion::KIND, (string) $id, $bar->show( ... ) ) );
			$bar->finish();
		}
		/* translators: %d: number of surveys. */
		WP_CLI::success( sprintf( _n( 'Deleted %d survey.', 'Deleted %d surveys.', $count, 'userfeedback' ), $count ) );
	}

	/**
	 * @template T
	 * @param list<string>                $arguments  IDs of the surveys.
	 * @param Closure( list<int>, int): T $work
	 * @param string                      $capability What it requires.
	 * @return T
	 */
	private function change( array $arguments, Closure $work, string $capability = Capability::EDIT_SURVEYS ): mixed {
		$ids = self::ids( $arguments );
		return self::attempt(
			function () use ( $ids, $work, $capability ): mixed {
				( $this->rights )()->demand( get_current_user_id(), $capability );
				return $work( $ids, get_current_user_id() );
			}
		);
	}
}
