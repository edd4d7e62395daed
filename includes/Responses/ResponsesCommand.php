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
 * Lists, shows, moves and deletes the responses to a survey. With --user, the rights of that user count.
 *
 * @since 0.5.0
 */
final class ResponsesCommand extends Command {

	private const MAX_LISTED = 1000;

	/**
	 * @param Closure(): StoredResponseService $responses Called only when a command runs, as the others.
	 * @param Closure(): ResponseRows          $rows
	 * @param Closure(): Rights                $rights
	 */
	public function __construct(
		#[Lazy( StoredResponseService::class )] private readonly Closure $responses,
		#[Lazy( ResponseRows::class )] private readonly Closure $rows,
		#[Lazy( Rights::class )] private readonly Closure $rights
	) {}

	public static function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	/**
	 * Lists responses, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * [--status=<status>]
	 * : publish, partial, held, trash or spam. Default: publish.
	 *
	 * [--from=<date>]
	 * : First day, such as 2026-01-31, in the time zone of the site.
	 *
	 * [--to=<date>]
	 * : Last day.
	 *
	 * [--page=<id>]
	 * : ID of the page on which they were given.
	 *
	 * [--device=<device>]
	 * : desktop, tablet or mobile.
	 *
	 * [--country=<code>]
	 * : Two capital letters, such as DE.
	 *
	 * [--question=<id>]
	 * : The question of --option, --score_min and --score_max.
	 *
	 * [--option=<label>]
	 * : An option that was chosen.
	 *
	 * [--score_min=<number>]
	 * : The least score.
	 *
	 * [--score_max=<number>]
	 * : The greatest score.
	 *
	 * [--search=<text>]
	 * : A part of an answer, or the number of a response.
	 *
	 * [--tag=<tag>]
	 * : A tag that they have.
	 *
	 * [--test]
	 * : Only tests; --no-test for none of them.
	 *
	 * [--limit=<number>]
	 * : At most so many, up to 1000. `wp userfeedback export` has no limit.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--format=<format>]
	 * : count prints how many responses the filters find.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback responses list 7 --from=2026-01-01 --to=2026-01-31 --tag=Bug
	 *     wp userfeedback responses trash 7 $(wp userfeedback responses list 7 --search="cheap pills" --format=ids)
	 *
	 * @subcommand list
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function listResponses( array $arguments, array $options ): void {
		$format = (string) ( $options['format'] ?? 'table' );
		$limit  = min( self::MAX_LISTED, max( 1, (int) $options['limit'] ) );
		$sent   = array_diff_key( $options, [ 'format' => 1, 'limit' => 1 ] );
		$filter = self::attempt( static fn () => ResponseFilterArguments::read( $sent, (int) $arguments[0] ) );
		if ( $format === 'count' ) {
			WP_CLI::line( (string) self::attempt( fn () => ( $this->rows )()->total( $filter ) ) );
			return;
		}
		$rows = self::attempt( fn () => ( $this->rows )()->list( $filter, $limit ) );
		if ( $format === 'ids' ) {
			WP_CLI::line( implode( ' ', array_column( $rows, 'id' ) ) );
		} else {
			WP_CLI\Utils\format_items( $format, $rows, [ 'id', 'status', 'submitted_at', 'page', 'device', 'is_test' ] );
		}
	}

	/**
	 * Shows a response with its answers, notes and tags.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : ID of the survey.
	 *
	 * <id>
	 * : Number of the response.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function get( array $arguments, array $options ): void {
		$rows = self::attempt( fn () => ( $this->rows )()->details( (int) $arguments[0], (int) $arguments[1] ) );
		WP_CLI\Utils\format_items( (string) ( $options['format'] ?? 'table' ), $rows, [ 'field', 'value' ] );
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
	 * [--yes]
	 * : Do not ask.
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function delete( array $arguments, array $options ): void {
		$count = count( $arguments ) - 1;
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
		$ids = array_values( array_unique( array_map( intval( ... ), array_slice( $arguments, 1 ) ) ) );
		return $this->attemptWith( Capability::DELETE_SURVEYS, static fn () => count( $work( (int) $arguments[0], $ids ) ) );
	}

	/**
	 * Does what another capability than that of all commands may be needed for.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function attemptWith( string $capability, Closure $work ): mixed {
		return self::attempt(
			function () use ( $capability, $work ): mixed {
				( $this->rights )()->demand( get_current_user_id(), $capability );
				return $work();
			}
		);
	}
}
