<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeInterface;
use Generator;
use UserFeedback\StoredData\Table;
use WP_CLI;

/**
 * wp userfeedback list
 *
 * @phpstan-import-type Cell from Table
 * @since 0.7.0
 */
final class ListCommand extends DataCommand {

	/** Records that are read at once. */
	private const CHUNK = 500;

	/**
	 * Lists stored data of any kind. `wp userfeedback export` writes the same into a file.
	 *
	 * ## OPTIONS
	 *
	 * <data>
	 * : Which data: responses, partial-answers, notes, emails, ratings, exports, or what an addon stores. Or the ID of a survey for its responses.
	 *
	 * [--survey=<id>]
	 * : ID of the survey, for data that belongs to one.
	 *
	 * [--post=<id>]
	 * : ID of a post, whose single ratings are listed.
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
	 * [--fields=<fields>]
	 * : Headings of the columns that are listed, separated by commas. Default: all.
	 *
	 * [--limit=<number>]
	 * : At most so many rows.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--format=<format>]
	 * : count prints how many rows there are, ids the first column.
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
	 * [--<field>=<value>]
	 * : What else the data of an addon can be chosen by.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback list emails --survey=7
	 *     wp userfeedback list ratings --post=12 --from=2026-01-01 --to=2026-01-31 --format=json
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$request = static fn () => self::request( $arguments[0], $options, Format::Json->value );
		$table   = self::attempt( fn () => ( $this->exports )()->prepare( $request(), get_current_user_id() )->table );
		if ( ( $options['format'] ?? '' ) === 'count' ) {
			WP_CLI::line( (string) self::count( $table ) );
			return;
		}
		$rows = self::rows( $table, self::number( $options, 'limit', 100 ) );
		self::printItems( $options, $rows, $table->columns() );
	}

	/**
	 * The number of rows. Memory does not grow with it.
	 */
	private static function count( Table $table ): int {
		$count = 0;
		foreach ( self::parts( $table ) as $part ) {
			$count += count( $part );
		}
		return $count;
	}

	/**
	 * @return list<array<string, string|int|float>> By heading.
	 */
	private static function rows( Table $table, int $limit ): array {
		$columns = $table->columns();
		$rows    = [];
		foreach ( self::parts( $table ) as $part ) {
			foreach ( $part as $cells ) {
				$rows[] = array_combine( $columns, array_map( self::text( ... ), $cells ) );
			}
			if ( count( $rows ) >= $limit ) {
				break;
			}
		}
		return array_slice( $rows, 0, $limit );
	}

	/**
	 * @return Generator<int, list<list<Cell>>> Rows, a part at a time.
	 */
	private static function parts( Table $table ): Generator {
		$after = null;
		do {
			$part  = $table->rows( $after, self::CHUNK );
			$after = $part->next;
			yield $part->cells;
		} while ( $after !== null );
	}

	/**
	 * @param string|int|float|DateTimeInterface|list<string>|null $cell
	 */
	private static function text( string|int|float|DateTimeInterface|array|null $cell ): string|int|float {
		return match ( true ) {
			$cell instanceof DateTimeInterface => $cell->format( 'Y-m-d H:i:s' ),
			is_array( $cell ) => implode( ', ', $cell ),
			default => $cell ?? '',
		};
	}
}
