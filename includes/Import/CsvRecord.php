<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

/**
 * A record of a CSV file, and where the next one begins.
 *
 * @since 0.7.0
 */
final class CsvRecord {

	/**
	 * @param int          $line     Its first line, from 1: a text may run over several lines.
	 * @param list<string> $cells    Trimmed, with their line breaks; none if there is a problem.
	 * @param int          $end      Bytes of the CSV up to its end.
	 * @param int          $nextLine The line after it.
	 * @param string       $problem  Why it cannot be read, for people; '' if it can.
	 */
	public function __construct(
		public readonly int $line,
		public readonly array $cells,
		public readonly int $end,
		public readonly int $nextLine,
		public readonly string $problem = ''
	) {}

	/**
	 * A record without cells that ends at a place.
	 */
	public static function before( int $end, int $nextLine ): self {
		return new self( $nextLine, [], $end, $nextLine );
	}
}
