<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use WP_CLI;

/**
 * Lists, shows, moves and deletes the responses to a survey. With --user, the rights of that user count.
 *
 * @since 0.5.0
 */
final class ResponseCommand extends ResponseStatusCommand {

	private const MAX_LISTED = 1000;

	private const FIELDS = [ 'id', 'status', 'submitted_at', 'page', 'device', 'is_test' ];

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
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas: id, status, submitted_at, page, device, is_test. Default: all.
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
	 *     wp userfeedback response list 7 --from=2026-01-01 --to=2026-01-31 --tag=Bug
	 *     wp userfeedback response trash 7 $(wp userfeedback response list 7 --search="cheap pills" --format=ids)
	 *
	 * @subcommand list
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function listResponses( array $arguments, array $options ): void {
		$surveyId = self::id( $arguments[0], 'survey' );
		$limit    = self::number( $options, 'limit', 100, self::MAX_LISTED );
		$sent     = array_diff_key( $options, [ 'format' => 1, 'fields' => 1, 'limit' => 1 ] );
		$filter   = self::attempt( static fn () => ResponseFilterArguments::read( $sent, $surveyId ) );
		if ( ( $options['format'] ?? '' ) === 'count' ) {
			WP_CLI::line( (string) self::attempt( fn () => ( $this->rows )()->total( $filter ) ) );
			return;
		}
		self::printItems( $options, self::attempt( fn () => ( $this->rows )()->list( $filter, $limit ) ), self::FIELDS );
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
		$surveyId = self::id( $arguments[0], 'survey' );
		$id       = self::id( $arguments[1] );
		$rows     = self::attempt( fn () => ( $this->rows )()->details( $surveyId, $id ) );
		WP_CLI\Utils\format_items( (string) ( $options['format'] ?? 'table' ), $rows, [ 'field', 'value' ] );
	}
}
