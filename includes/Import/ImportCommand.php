<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Work\ProgressBar;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback import
 *
 * @since 0.1.0
 */
final class ImportCommand extends Command {

	/**
	 * @param Closure(): ImportService $imports Asked only when the command runs.
	 * @param Closure(): WorkRunner    $works   As well.
	 */
	public function __construct(
		#[Lazy( ImportService::class )] private readonly Closure $imports,
		#[Lazy( WorkRunner::class )] private readonly Closure $works
	) {}

	public static function capability(): string {
		return Capability::EDIT_SURVEYS;
	}

	/**
	 * Makes a survey with its responses from a CSV file.
	 *
	 * The first line names the questions, every further line is a response. A column with up to 50 different answers becomes a
	 * radio-button question, any other a text question. The survey is a draft. All of the file is imported or nothing. If the command is
	 * ended, cron goes on; `wp userfeedback jobs list` shows how far it is.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The CSV file: UTF-8, separated by commas, semicolons or tabs.
	 *
	 * [--title=<title>]
	 * : Title of the survey. Default: the name of the file.
	 *
	 * [--empty=<text>]
	 * : What stands for "no answer" beside an empty cell, for example "-".
	 *
	 * [--dry-run]
	 * : Show what the columns would become and store nothing.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback import answers.csv --title="Do you like commas?" --empty=-
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$path  = $arguments[0];
		$empty = (string) ( $options['empty'] ?? '' );
		$title = (string) ( $options['title'] ?? pathinfo( $path, PATHINFO_FILENAME ) );
		// Of all of the file: a line that is malformed is refused before anything begins.
		$this->show( self::attempt( static fn () => ( new ColumnReader( $empty ) )->readAll( new CsvFile( $path ) ) ) );
		if ( isset( $options['dry-run'] ) ) {
			WP_CLI::success( __( 'Nothing was stored. Run the command without --dry-run to import.', 'userfeedback' ) );
			return;
		}
		$id     = self::attempt( fn () => ( $this->imports )()->start( $path, $empty, $title, get_current_user_id() ) );
		$bar    = new ProgressBar( __( 'Importing responses', 'userfeedback' ) );
		$work   = self::attempt( fn () => ( $this->works )()->runToEnd( $id, $bar->show( ... ) ) );
		$result = ImportState::from( (array) $work->state );
		$bar->finish();
		if ( $result->empties > 0 ) {
			/* translators: %d: number of lines. */
			WP_CLI::log( sprintf( __( 'Left out %d lines without any answer.', 'userfeedback' ), $result->empties ) );
		}
		/* translators: 1: number of responses, 2: title of the survey, 3: id of the survey. */
		$message = __( 'Imported %1$d responses into the draft “%2$s” (survey %3$d).', 'userfeedback' );
		WP_CLI::success( sprintf( $message, $result->stored, $result->title, $result->survey ) );
	}

	/**
	 * @param list<Column> $columns
	 */
	private function show( array $columns ): void {
		$rows = array_map(
			static fn ( Column $column ) => [
				'column'   => $column->name,
				'question' => $column->type(),
				'options'  => count( $column->options() ),
				'answered' => $column->answered,
			],
			$columns
		);
		WP_CLI\Utils\format_items( 'table', $rows, [ 'column', 'question', 'options', 'answered' ] );
	}
}
