<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Json;
use UserFeedback\Support\Lazy;
use UserFeedback\Surveys\SurveyService;
use WP_CLI;

/**
 * wp userfeedback survey export
 *
 * @since 0.7.0
 */
final class SurveyExportCommand extends Command {

	/**
	 * @param Closure(): SurveyService $surveys Called only when the command runs.
	 * @param Closure(): SurveyExport  $export  Likewise.
	 */
	public function __construct(
		#[Lazy( SurveyService::class )] private readonly Closure $surveys,
		#[Lazy( SurveyExport::class )] private readonly Closure $export
	) {}

	public static function capability(): string {
		return Capability::EDIT_SURVEYS;
	}

	/**
	 * Writes a survey as a JSON file: its questions and settings without responses and without the recipients of emails.
	 *
	 * `wp userfeedback survey import` reads it, on this or another site. `wp userfeedback export` writes the responses.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the survey.
	 *
	 * [--file=<file>]
	 * : Where to write. Default: the standard output. An existing file is replaced.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey export 7 --file=survey.json
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$id   = self::id( $arguments[0] );
		$json = Json::pretty( self::attempt( fn () => ( $this->export )()->file( ( $this->surveys )()->get( $id ) ) ) );
		$path = (string) ( $options['file'] ?? '' );
		if ( $path === '' ) {
			WP_CLI::line( $json );
			return;
		}
		if ( @file_put_contents( $path, "$json\n" ) === false ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( 'The file %s cannot be written.', 'userfeedback' ), $path ) );
		}
		/* translators: 1: id of a survey, 2: path of a file. */
		WP_CLI::success( sprintf( __( 'Exported survey %1$d to %2$s.', 'userfeedback' ), $id, $path ) );
	}
}
