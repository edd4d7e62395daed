<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;

/**
 * The heading of a column: in one row, or in two (SurveyMonkey), of which the first has the question and the second the option.
 *
 * @since 0.7.0
 */
final class Header {

	/** What SurveyMonkey has in the second row for the answer itself. */
	private const ANSWERS = [ 'response', 'open-ended response', 'antwort', 'offene antwort', 'réponse', 'respuesta', 'risposta' ];

	/**
	 * @param string $name   Unique in the file; never ''.
	 * @param string $stem   The question; '' if the column has no name.
	 * @param string $option What the second row has; '' without one.
	 * @param int    $width  Number of columns below the same cell of the first row.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $stem,
		public readonly string $option = '',
		public readonly int $width = 1
	) {}

	/**
	 * The headings of a file.
	 *
	 * @param list<string> $first  Cells of the first row.
	 * @param list<string> $second Cells of the second row, if the file has two.
	 * @return list<self>
	 */
	public static function all( array $first, array $second = [] ): array {
		$first  = array_map( Text::line( ... ), $first );
		$second = array_map( Text::line( ... ), $second );
		$starts = [];
		$start  = 0;
		foreach ( $first as $index => $cell ) {
			// An empty cell belongs to the question before it if the second row has something.
			$start            = $second !== [] && $cell === '' && ( $second[ $index ] ?? '' ) !== '' ? $start : $index;
			$starts[ $index ] = $start;
		}
		$widths  = array_count_values( $starts );
		$names   = [];
		$headers = [];
		foreach ( $starts as $index => $start ) {
			$stem      = $first[ $start ];
			$option    = $widths[ $start ] > 1 ? $second[ $index ] ?? '' : '';
			$option    = in_array( FileFormat::key( $option ), self::ANSWERS, true ) ? '' : $option;
			$name      = self::unique( self::name( $stem, $option, $index ), $names );
			$headers[] = new self( $name, $stem, $option, $widths[ $start ] );

			$names[ $name ] = true;
		}
		return $headers;
	}

	/**
	 * A heading that none of the others equals: the second "Why?" is "Why? (2)".
	 *
	 * @param array<string|int, mixed> $taken By name.
	 */
	public static function unique( string $name, array $taken ): string {
		$free = $name;
		for ( $number = 2; isset( $taken[ $free ] ); $number++ ) {
			$free = "$name ($number)";
		}
		return $free;
	}

	private static function name( string $stem, string $option, int $index ): string {
		if ( $stem !== '' ) {
			return $option === '' ? $stem : "$stem – $option";
		}
		/* translators: %d: number of a column, from 1. */
		return $option === '' ? sprintf( __( 'Column %d', 'userfeedback' ), $index + 1 ) : $option;
	}
}
