<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\FileFormat;
use UserFeedback\Import\Header;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;

/**
 * Finds columns that are the options of one question ("select all that apply"): each holds its own label, or 1 and 0.
 *
 * @since 0.7.0
 */
final class Ticks {

	/** Values of options that were chosen, and of options that were not. */
	private const MARKS = [ '1', 'x', '✓', '✔', 'true', 'checked', 'selected', 'wahr' ];
	private const BLANK = [ '0', 'false', 'no', 'nein', 'non', 'not checked', 'not selected', 'unchecked', 'falsch' ];

	/** What separates a question from one of its options in a heading. */
	private const HEADINGS = [ '/^(.+?) ?\[(.+)\]$/u', '/^(.+) [–—-] (.+)$/u', '/^(.+?): (.+)$/u', '/^(.+?) ?\/ ?(.+)$/u', '/^(.+?) ?\((.+)\)$/u' ];

	/**
	 * Whether a cell chooses the option of its column.
	 */
	public static function isChosen( string $cell ): bool {
		return $cell !== '' && ! in_array( FileFormat::key( $cell ), self::BLANK, true );
	}

	/**
	 * Whether a column can be an option: all that was chosen has the same value.
	 */
	public static function fits( ColumnProfile $profile ): bool {
		return ! $profile->isText && count( array_filter( self::values( $profile ), self::isChosen( ... ) ) ) <= 1;
	}

	/**
	 * The groups of a file.
	 *
	 * @param list<Header>        $headers
	 * @param list<ColumnProfile> $profiles
	 * @param list<string>        $roles
	 * @return list<array{title: string, options: array<int, string>}> The question and the labels of its options by column; a title is '' if the file
	 *                                                                  does not name the question.
	 */
	public static function groups( array $headers, array $profiles, array $roles ): array {
		$titles = [];
		$runs   = [];
		$last   = '';
		foreach ( $headers as $index => $header ) {
			$tick = $roles[ $index ] === MappedColumn::QUESTION ? self::tick( $header, $profiles[ $index ] ) : null;
			if ( $tick === null ) {
				// The second header row says what belongs together; otherwise what is between two columns parts them.
				$last = $header->option !== '' ? $last : '';
				continue;
			}
			if ( $tick['key'] !== $last || $titles === [] ) {
				$titles[] = $tick['title'];
			}
			$last = $tick['key'];

			$runs[ count( $titles ) - 1 ][ $index ] = $tick['option'];
		}
		$groups = [];
		foreach ( $runs as $number => $run ) {
			foreach ( array_chunk( $run, ChoiceForm::MAX_OPTIONS, true ) as $options ) {
				$answered = array_filter( array_keys( $options ), static fn ( int $index ) => $profiles[ $index ]->answered > 0 );
				if ( count( $options ) > 1 && $answered !== [] ) {
					$groups[] = [
						'title'   => $titles[ $number ],
						'options' => self::uniqueLabels( $options ),
					];
				}
			}
		}
		return $groups;
	}

	/**
	 * What a column is an option of; null if it is a question of its own.
	 *
	 * @return array{key: string, title: string, option: string}|null
	 */
	private static function tick( Header $header, ColumnProfile $profile ): ?array {
		$values = self::values( $profile );
		if ( $profile->isText || count( $values ) > 2 ) {
			return null;
		}
		if ( $header->width > 1 ) {
			$isTick = $values === [] || self::areMarks( $values ) || ( $values === [ $header->option ] );
			return $isTick ? self::option( $header->stem, $header->option, "2 $header->stem" ) : null;
		}
		if ( $values === [] ) {
			return null;
		}
		if ( count( $values ) === 1 && ! self::areMarks( $values ) ) {
			return self::labelled( $header, $values[0] );
		}
		if ( ! self::areMarks( $values ) ) {
			return null;
		}
		foreach ( self::HEADINGS as $pattern ) {
			if ( preg_match( $pattern, $header->name, $match ) === 1 ) {
				return self::option( $match[1], $match[2], "marks $match[1]" );
			}
		}
		return null;
	}

	/**
	 * A column with one value: its heading is the value, ends with it, or is that of its neighbours.
	 *
	 * @return array{key: string, title: string, option: string}
	 */
	private static function labelled( Header $header, string $value ): array {
		if ( $header->stem === $value || $header->name === $value ) {
			return self::option( '', $value, 'label' );
		}
		$ending = preg_match( '/^(.+?)[\s:\/\[(–—-]+' . preg_quote( $value, '/' ) . '[\])]?$/u', $header->stem, $match ) === 1;
		return $ending ? self::option( $match[1], $value, "ends $match[1]" ) : self::option( $header->stem, $value, "same $header->stem" );
	}

	/**
	 * @return array{key: string, title: string, option: string}
	 */
	private static function option( string $title, string $option, string $key ): array {
		return [
			'key'    => $key,
			'title'  => $title,
			'option' => $option,
		];
	}

	/**
	 * @return list<string>
	 */
	private static function values( ColumnProfile $profile ): array {
		return array_map( strval( ... ), array_keys( $profile->values ) );
	}

	/**
	 * @param list<string> $values
	 */
	private static function areMarks( array $values ): bool {
		$keys = array_map( FileFormat::key( ... ), $values );
		return array_diff( $keys, self::MARKS, [ '0', 'false', 'unchecked', 'falsch' ] ) === [] && array_intersect( $keys, self::MARKS ) !== [];
	}

	/**
	 * @param array<int, string> $labels
	 * @return array<int, string>
	 */
	private static function uniqueLabels( array $labels ): array {
		$taken = [];
		foreach ( $labels as $index => $label ) {
			$label                  = Header::unique( mb_substr( $label, 0, ChoiceForm::MAX_LABEL_LENGTH - 6 ), $taken );
			$labels[ $index ]       = $label;
			$taken[ $label ]        = true;
		}
		return $labels;
	}
}
