<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;
use WP_CLI;

/**
 * wp userfeedback export
 *
 * @since 0.5.0
 */
final class ExportCommand {

	/**
	 * @param Closure(): ExportService $exports Called only when the command runs.
	 */
	public function __construct( private readonly Closure $exports ) {}

	/**
	 * Writes the responses to a survey into a file, however many they are.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * [--report=<report>]
	 * : A row for each response, or for each answer to one question. With --question, the default is question.
	 * ---
	 * options:
	 *   - general
	 *   - question
	 * ---
	 *
	 * [--question=<id>]
	 * : ID of the question.
	 *
	 * [--from=<date>]
	 * : First day, such as 2026-01-31, in the time zone of the site. Give --from and --to, or none of them for all days.
	 *
	 * [--to=<date>]
	 * : Last day.
	 *
	 * [--filter=<filter>]
	 * : Which responses, as the REST API names it: status=trash, or several such as "device=mobile&country=DE&test=0".
	 *
	 * [--format=<format>]
	 * : Default: the ending of the file, or csv.
	 * ---
	 * options:
	 *   - csv
	 *   - xlsx
	 * ---
	 *
	 * [--file=<file>]
	 * : Where to write. Default: the standard output. An existing file is replaced.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback export 7 --file=responses.xlsx
	 *     wp userfeedback export 7 --question=q1 --from=2026-01-01 --to=2026-01-31 > answers.csv
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$file = (string) ( $options['file'] ?? '' );
		try {
			$export = ( $this->exports )()->prepare( $this->request( $arguments[0], $options, $file ) );
			$rows   = $this->write( $export, $file === '' ? 'php://output' : $file );
		} catch ( DomainError $error ) {
			$fields = array_map( static fn ( FieldError $field ) => "$field->field: $field->message", $error->errors );
			WP_CLI::error( implode( "\n", [ $error->getMessage(), ...$fields ] ) );
		}
		if ( $file === '' ) {
			return;
		}

		/* translators: 1: number of responses, 2: path of a file. */
		$text = _n( 'Exported %1$d response to %2$s.', 'Exported %1$d responses to %2$s.', $rows, 'userfeedback' );
		WP_CLI::success( sprintf( $text, $rows, $file ) );
	}

	/**
	 * @param array<string, string|bool> $options
	 */
	private function request( string $survey, array $options, string $file ): ExportRequest {
		$question = (string) ( $options['question'] ?? '' );
		$ending   = strtolower( pathinfo( $file, PATHINFO_EXTENSION ) );
		parse_str( (string) ( $options['filter'] ?? '' ), $filter );
		$default  = ( Format::tryFrom( $ending ) ?? Format::Csv )->value;
		return ExportRequest::from(
			[
				'survey_id'   => $survey,
				'report'      => (string) ( $options['report'] ?? ( $question === '' ? ExportRequest::GENERAL : ExportRequest::QUESTION ) ),
				'question_id' => $question,
				'start'       => (string) ( $options['from'] ?? '' ),
				'end'         => (string) ( $options['to'] ?? '' ),
				'format'      => (string) ( $options['format'] ?? $default ),
				'filter'      => $filter,
			]
		);
	}

	/**
	 * @return int Number of responses that were read.
	 */
	private function write( PreparedExport $export, string $path ): int {
		$handle = @fopen( $path, 'wb' );
		if ( $handle === false ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( 'The file %s cannot be written.', 'userfeedback' ), $path ) );
		}
		$run = ( $this->exports )()->run( $export, new Output( $handle ), ExportRun::NEW );
		do {
			$isComplete = $run->step();
		} while ( ! $isComplete );
		fclose( $handle );
		return $run->read();
	}
}
