<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Json;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback survey import
 *
 * @since 0.7.0
 */
final class SurveyImportCommand extends Command {

	/**
	 * @param Closure(): SurveyImport $import Called only when the command runs.
	 */
	public function __construct( #[Lazy( SurveyImport::class )] private readonly Closure $import ) {}

	public static function capability(): string {
		return Capability::EDIT_SURVEYS;
	}

	/**
	 * Creates a draft from a survey file. What this site does not know or may not use is left out and reported.
	 *
	 * `wp userfeedback import` reads responses.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The JSON file that `wp userfeedback survey export` or the surveys list wrote; "-" reads the standard input.
	 *
	 * [--dry-run]
	 * : Check the file, report what would be left out, and store nothing.
	 *
	 * [--porcelain]
	 * : Print only the ID of the new survey.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey import survey.json --dry-run
	 *     wp userfeedback survey export 7 --url=one.example | wp userfeedback survey import - --url=two.example --porcelain
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$file     = self::readJson( $arguments[0], SurveyFile::MAX_BYTES );
		$bytes    = strlen( Json::encode( $file ) );
		$isDryRun = isset( $options['dry-run'] );
		$work     = $isDryRun ? ( $this->import )()->dryRun( ... ) : ( $this->import )()->import( ... );

		[ 'survey' => $survey, 'left_out' => $leftOut ] = self::attempt( static fn () => $work( $file, $bytes, get_current_user_id() ) );
		foreach ( $leftOut as $part ) {
			WP_CLI::warning( "$part->field: $part->message" );
		}
		if ( $isDryRun ) {
			WP_CLI::success( __( 'Nothing was stored. Run the command without --dry-run to import.', 'userfeedback' ) );
		} elseif ( isset( $options['porcelain'] ) ) {
			WP_CLI::line( (string) $survey->id );
		} else {
			/* translators: 1: title of a survey, 2: id of a survey. */
			WP_CLI::success( sprintf( __( 'Imported the draft “%1$s” (survey %2$d).', 'userfeedback' ), $survey->title, $survey->id ) );
		}
	}
}
