<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Work\ProgressBar;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\Mapping\MappedQuestion;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback import
 *
 * @since 0.1.0
 */
final class ImportCommand extends Command {

	/** Of a file with a mapping: a thousand columns with their titles. */
	private const MAX_MAP_BYTES = 2 * 1024 * 1024;

	/**
	 * @param Closure(): ImportService   $imports   Asked only when the command runs.
	 * @param Closure(): ImportPresenter $presenter As well.
	 * @param Closure(): WorkRunner      $works     As well.
	 */
	public function __construct(
		#[Lazy( ImportService::class )] private readonly Closure $imports,
		#[Lazy( ImportPresenter::class )] private readonly Closure $presenter,
		#[Lazy( WorkRunner::class )] private readonly Closure $works
	) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Makes a survey with its responses from a CSV file.
	 *
	 * Recognises the files that SurveyMonkey, Typeform, Google Forms, Formbricks and this plugin export; any other file needs a first line that names
	 * the questions. Columns become questions by what they hold, a date column dates the responses, and ids are left out: see it with --dry-run and
	 * change it with --map. A line with a problem is left out and reported, the others are imported. The survey is a draft.
	 *
	 * The same file with the same mapping again adds nothing to the survey that it has made. If the command is ended, cron goes on, or run it again;
	 * `wp userfeedback jobs list` shows how far it is.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The CSV file: UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs.
	 *
	 * [--title=<title>]
	 * : Title of the survey. Default: the name of the file.
	 *
	 * [--empty=<text>]
	 * : What stands for "no answer" beside an empty cell, for example "-".
	 *
	 * [--map=<file>]
	 * : A JSON file with changes to the mapping: a list of objects with "column" (its heading) or "index" (from 0), and "role" (question, date, id,
	 * ignore), "type" (a question type), "title", "group" (the same number for the options of one checkbox question) or "option".
	 *
	 * [--date-column=<heading>]
	 * : The column that dates the responses.
	 *
	 * [--date-order=<order>]
	 * : How its dates are read. Default: as the values suggest.
	 * ---
	 * options:
	 *   - ymd
	 *   - mdy
	 *   - dmy
	 * ---
	 *
	 * [--dry-run]
	 * : Show what the columns would become and store nothing.
	 *
	 * [--porcelain]
	 * : Print only the id of the survey.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback import answers.csv --title="Do you like commas?" --empty=-
	 *
	 *     # Asks how satisfied people are by radio buttons instead of stars.
	 *     echo '[ { "column": "How satisfied are you?", "type": "radio-button" } ]' > map.json
	 *     wp userfeedback import answers.csv --map=map.json --dry-run
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$path    = $arguments[0];
		$isDry   = isset( $options['dry-run'] );
		$initial = new ImportState(
			(string) ( $options['title'] ?? pathinfo( $path, PATHINFO_FILENAME ) ),
			(string) ( $options['empty'] ?? '' ),
			isAutomatic: ! $isDry,
			fileName: basename( $path ),
			dateOrder: (string) ( $options['date-order'] ?? '' )
		);
		$columns = self::columns( $options );
		$id      = self::attempt( fn () => ( $this->imports )()->upload( $path, $initial, get_current_user_id(), $columns ) );
		if ( $isDry ) {
			$this->preview( $id );
			return;
		}
		$this->import( $id, isset( $options['porcelain'] ) );
	}

	/**
	 * @param array<string, string|bool> $options
	 * @return array<mixed> Changes to the mapping.
	 */
	private static function columns( array $options ): array {
		$columns = isset( $options['map'] ) ? self::readJsonList( (string) $options['map'], self::MAX_MAP_BYTES ) : [];
		if ( isset( $options['date-column'] ) ) {
			$columns[] = [
				'column' => (string) $options['date-column'],
				'role'   => 'date',
			];
		}
		return $columns;
	}

	private function preview( int $id ): void {
		$userId = get_current_user_id();
		$import = self::attempt(
			function () use ( $id, $userId ): array {
				try {
					return ( $this->presenter )()->whole( ( $this->works )()->runToEnd( $id ) );
				} finally {
					( $this->imports )()->cancel( $id, $userId );
				}
			}
		);
		/* translators: 1: name of a tool or "csv", 2: encoding of the file, 3: number of lines. */
		$format = __( 'Format: %1$s, encoding: %2$s, lines: %3$d', 'userfeedback' );
		WP_CLI::log( sprintf( $format, Cast::string( $import['format'] ), Cast::string( $import['encoding'] ), Cast::int( $import['lines'] ) ) );
		$options = [];
		foreach ( (array) $import['questions'] as $question ) {
			$options[ Cast::int( Cast::at( $question, 'columns', '0' ) ) ] = count( (array) Cast::at( $question, 'options' ) );
		}
		$rows = array_map( static fn ( mixed $column ) => self::row( (array) $column, $options ), array_values( (array) $import['columns'] ) );
		WP_CLI\Utils\format_items( 'table', $rows, [ 'column', 'question', 'options', 'answered', 'group', 'locked' ] );
		/** @var list<array<string, mixed>> $problems */
		$problems = $import['problems'];
		self::report( $problems, Cast::int( $import['problems_count'] ) );
		WP_CLI::success( __( 'Nothing was stored. Run the command without --dry-run to import.', 'userfeedback' ) );
	}

	/**
	 * @param array<mixed>    $column  As in ImportSchema::column().
	 * @param array<int, int> $options Number of options by the first column of a question.
	 * @return array<string, mixed>
	 */
	private static function row( array $column, array $options ): array {
		$role       = Cast::string( $column['role'] ?? '' );
		$isQuestion = $role === 'question';
		$locked     = Cast::string( Cast::at( $column, 'locked', 'type' ) );
		return [
			'column'   => $column['header'] ?? '',
			'question' => $isQuestion ? $column['type'] ?? '' : "($role)",
			'options'  => $isQuestion ? $options[ Cast::int( $column['index'] ?? 0 ) ] ?? '' : '',
			'answered' => $column['answered'] ?? 0,
			'group'    => $column['group'] ?? '',
			'locked'   => $locked === '' ? '' : $locked . ' (' . Cast::string( Cast::at( $column, 'locked', 'decision' ) ) . ')',
		];
	}

	private function import( int $id, bool $isPorcelain ): void {
		$questions = [];
		$bar       = $isPorcelain ? null : new ProgressBar( __( 'Importing responses', 'userfeedback' ) );
		$onStep    = static function ( StoredWork $work ) use ( $bar, &$questions ): void {
			$state     = ImportState::from( (array) $work->state );
			$questions = $state->questions !== [] ? $state->mappedQuestions() : $questions;
			$bar?->show( $work );
		};
		$work      = self::attempt( fn () => ( $this->works )()->runToEnd( $id, $onStep ) );
		/** @var list<MappedQuestion> $questions Those of the last step that had any. */
		$bar?->finish();
		$result = ImportState::from( (array) $work->state );
		if ( $isPorcelain ) {
			WP_CLI::line( (string) $result->survey );
			return;
		}
		WP_CLI\Utils\format_items(
			'table',
			array_map(
				static fn ( MappedQuestion $question ) => [
					'question' => $question->title,
					'type'     => $question->type,
					'options'  => count( $question->options ),
					'answered' => $question->answered ?? '',
				],
				$questions
			),
			[ 'question', 'type', 'options', 'answered' ]
		);
		if ( $result->empties > 0 ) {
			/* translators: %d: number of lines. */
			$message = _n( 'Left out %d line without any answer.', 'Left out %d lines without any answer.', $result->empties, 'userfeedback' );
			WP_CLI::log( sprintf( $message, $result->empties ) );
		}
		self::report( $result->problems, $result->problemsCount );
		if ( $result->isRepeated ) {
			/* translators: 1: number of responses, 2: id of the survey. */
			$message = _n(
				'This file was imported before: its %1$d response was not added again (survey %2$d).',
				'This file was imported before: its %1$d responses were not added again (survey %2$d).',
				$result->repeated,
				'userfeedback'
			);
			WP_CLI::success( sprintf( $message, $result->repeated, $result->survey ) );
			return;
		}
		/* translators: 1: number of responses, 2: title of the survey, 3: id of the survey. */
		$message = _n(
			'Imported %1$d response into the draft “%2$s” (survey %3$d).',
			'Imported %1$d responses into the draft “%2$s” (survey %3$d).',
			$result->stored,
			'userfeedback'
		);
		WP_CLI::success( sprintf( $message, $result->stored, $result->title, $result->survey ) );
	}

	/**
	 * @param list<array<string, mixed>> $problems The first ones.
	 */
	private static function report( array $problems, int $count ): void {
		if ( $count === 0 ) {
			return;
		}
		/* translators: %d: number of lines. */
		WP_CLI::warning( sprintf( _n( 'Left out %d line with a problem:', 'Left out %d lines with problems:', $count, 'userfeedback' ), $count ) );
		WP_CLI\Utils\format_items( 'table', $problems, [ 'line', 'column', 'message' ] );
		if ( $count > count( $problems ) ) {
			/* translators: %d: number of lines. */
			WP_CLI::log( sprintf( __( 'And %d more.', 'userfeedback' ), $count - count( $problems ) ) );
		}
	}
}
