<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_CLI;

/**
 * wp userfeedback export
 *
 * @since 0.5.0
 */
final class ExportCommand extends FileCommand {

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
	 *   - json
	 * ---
	 *
	 * [--option-columns]
	 * : A column for each option of questions with several choices, instead of one with all options that were chosen.
	 * Not with --question.
	 *
	 * [--file=<file>]
	 * : Where to write. Default: the standard output. An existing file is replaced.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback export 7 --file=responses.xlsx
	 *     wp userfeedback export 7 --option-columns --file=responses.csv
	 *     wp userfeedback export 7 --filter="status=spam" --format=json > spam.json
	 *     wp userfeedback export 7 --question=q1 --from=2026-01-01 --to=2026-01-31 > answers.csv
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$file = (string) ( $options['file'] ?? '' );
		$rows = $this->write(
			$file,
			function () use ( $arguments, $options, $file ): Closure {
				$exports = ( $this->exports )();
				$export  = $exports->prepare( $this->request( $arguments[0], $options, $file ) );
				return static fn ( Output $output ) => $exports->run( $export, $output, ExportRun::NEW );
			}
		);
		if ( $rows === null ) {
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
		parse_str( (string) ( $options['filter'] ?? '' ), $filter );
		return ExportRequest::from(
			[
				'survey_id'      => $survey,
				'report'         => (string) ( $options['report'] ?? ( $question === '' ? ExportRequest::GENERAL : ExportRequest::QUESTION ) ),
				'question_id'    => $question,
				'start'          => (string) ( $options['from'] ?? '' ),
				'end'            => (string) ( $options['to'] ?? '' ),
				'format'         => self::format( $options, $file ),
				'filter'         => $filter,
				'option_columns' => $options['option-columns'] ?? false,
			]
		);
	}
}
