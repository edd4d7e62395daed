<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

/**
 * The tool that wrote a file. Needs no WordPress, so that the types can be generated without one.
 *
 * @since 0.7.0
 */
enum FileFormat: string {

	case Csv          = 'csv';
	case SurveyMonkey = 'surveymonkey';
	case Typeform     = 'typeform';
	case GoogleForms  = 'google-forms';
	case Formbricks   = 'formbricks';
	case UserFeedback = 'userfeedback';

	/** First column of Google Forms, in the languages of the form's owner. */
	private const TIMESTAMPS = [
		'timestamp',
		'zeitstempel',
		'horodateur',
		'marca temporal',
		'carimbo de data/hora',
		'informazioni cronologiche',
		'tijdstempel',
		'tidsstämpel',
		'tidsstempel',
		'sygnatura czasowa',
		'отметка времени',
		'タイムスタンプ',
		'时间戳记',
	];

	/**
	 * The tool whose columns a file has.
	 *
	 * @param list<string> $names Cells of the first row.
	 * @param string       $response What our exports name their first column in the site's language.
	 * @param string       $date     What the name of their second column begins with.
	 */
	public static function detect( array $names, string $response = 'Response', string $date = 'Date submitted (' ): self {
		$names = array_map( self::key( ... ), $names );
		$has   = static fn ( string ...$all ) => array_diff( $all, $names ) === [];
		$first = $names[0] ?? '';
		return match ( true ) {
			$has( 'respondent id' ) && ( $has( 'collector id' ) || $has( 'date created' ) ) => self::SurveyMonkey,
			$first === '#' && array_intersect( [ 'network id', 'submit date (utc)', 'start date (utc)' ], $names ) !== [] => self::Typeform,
			$has( 'response id', 'survey id' ) && ( $has( 'finished' ) || $has( 'timestamp' ) ) => self::Formbricks,
			self::isOwn( $names, 'Response', 'Date submitted (' ), self::isOwn( $names, $response, $date ) => self::UserFeedback,
			in_array( $first, self::TIMESTAMPS, true ) => self::GoogleForms,
			default => self::Csv,
		};
	}

	/**
	 * A heading as it is compared.
	 */
	public static function key( string $name ): string {
		return mb_strtolower( trim( $name ), 'UTF-8' );
	}

	/**
	 * @param list<string> $names As key() makes them.
	 */
	private static function isOwn( array $names, string $response, string $date ): bool {
		return ( $names[0] ?? '' ) === self::key( $response ) && str_starts_with( $names[1] ?? '', self::key( $date ) );
	}
}
