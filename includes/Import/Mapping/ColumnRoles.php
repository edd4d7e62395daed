<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\FileFormat;
use UserFeedback\Import\Header;

/**
 * Recognises the columns of a file that are no questions: ids, dates, and what survey tools store beside the answers.
 *
 * @since 0.7.0
 */
final class ColumnRoles {

	/** Date columns of the tools, the best one first. */
	private const DATES = [
		'surveymonkey' => [ 'date created', 'end date', 'date modified', 'start date' ],
		'typeform'     => [ 'submit date (utc)', 'stage date (utc)', 'start date (utc)' ],
		'formbricks'   => [ 'timestamp', 'created at', 'date' ],
	];

	private const IDS = [
		'surveymonkey' => [ 'respondent id', 'collector id' ],
		'typeform'     => [ '#', 'network id', 'response id' ],
		'formbricks'   => [ 'no.', 'response id', 'survey id', 'formbricks id (internal)', 'user id', 'single use id' ],
	];

	/** Of the person or the browser: ignored. */
	private const IGNORED = [
		'surveymonkey' => [ 'ip address', 'date created', 'date modified', 'start date', 'end date' ],
		'typeform'     => [ 'tags', 'response type', 'score', 'ending', 'start date (utc)', 'stage date (utc)', 'submit date (utc)' ],
		'formbricks'   => [],
	];

	/** Of the person: ignored only if nothing is in them. */
	private const PERSONAL = '/^(?:email address|first name|last name|custom data \d+)$/';

	/** Columns before the questions in our own exports: the id, the date, and eleven more. */
	private const OWN = 13;

	private const ID_NAME   = '/(?:^|[\s_.-])(?:id|uuid|guid|token|key)$|[a-z]I[Dd]$|^(?i:#|no\.?|nr\.?|id|ip|ip[ _-]address)$/u';
	private const DATE_NAME = '/\b(?:timestamp|zeitstempel|date|datum|fecha|time|zeit|submitted|created|completed|started|finished|eingegangen)\b/iu';
	private const BIRTH     = '/birth|geburt|naissance|nacimiento/iu';

	/** Share of the values of a date column that must be dates: the others are problems of their lines. */
	private const DATE_SHARE = 0.8;

	/**
	 * The role of each column.
	 *
	 * @param list<Header>        $headers
	 * @param list<ColumnProfile> $profiles
	 * @return list<string>
	 */
	public static function of( FileFormat $format, array $headers, array $profiles ): array {
		$keys  = array_map( static fn ( Header $header ) => FileFormat::key( $header->stem ), $headers );
		$roles = [];
		foreach ( $keys as $index => $key ) {
			$roles[] = match ( $format ) {
				FileFormat::Csv          => self::plain( $headers[ $index ]->name, $profiles[ $index ] ),
				FileFormat::GoogleForms  => $index === 0 ? MappedColumn::IGNORE : MappedColumn::QUESTION,
				FileFormat::UserFeedback => $index === 0 ? MappedColumn::ID : ( $index < self::OWN ? MappedColumn::IGNORE : MappedColumn::QUESTION ),
				FileFormat::Formbricks   => self::formbricks( $key ),
				default                  => self::tool( $format->value, $key, $headers[ $index ], $profiles[ $index ] ),
			};
		}
		$date = $format === FileFormat::Csv ? self::plainDate( $headers, $profiles, $roles ) : self::toolDate( $format, $profiles, $keys );
		if ( $date !== null ) {
			$roles[ $date ] = MappedColumn::DATE;
		}
		return array_values( $roles );
	}

	/**
	 * Whether a column may date the responses.
	 */
	public static function mayBeDate( ColumnProfile $profile ): bool {
		return $profile->dateShare() >= 0.5;
	}

	private static function tool( string $format, string $key, Header $header, ColumnProfile $profile ): string {
		return match ( true ) {
			$header->width > 1                                                             => MappedColumn::QUESTION,
			in_array( $key, self::IDS[ $format ] ?? [], true )                             => MappedColumn::ID,
			in_array( $key, self::IGNORED[ $format ] ?? [], true )                         => MappedColumn::IGNORE,
			preg_match( self::PERSONAL, $key ) === 1 && $profile->answered === 0             => MappedColumn::IGNORE,
			$header->stem === '' && $profile->answered === 0                               => MappedColumn::IGNORE,
			default                                                                        => MappedColumn::QUESTION,
		};
	}

	/**
	 * Formbricks numbers its questions; what is not numbered belongs to the person or the browser.
	 */
	private static function formbricks( string $key ): string {
		return match ( true ) {
			preg_match( '/^\d+\. /', $key ) === 1               => MappedColumn::QUESTION,
			in_array( $key, self::IDS['formbricks'], true )     => MappedColumn::ID,
			default                                             => MappedColumn::IGNORE,
		};
	}

	private static function plain( string $name, ColumnProfile $profile ): string {
		$isId = $profile->answered > 0 && $profile->isId && preg_match( self::ID_NAME, $name ) === 1;
		return $isId ? MappedColumn::ID : MappedColumn::QUESTION;
	}

	/**
	 * The column that dates the responses in the file of a tool; null for none.
	 *
	 * @param list<ColumnProfile> $profiles
	 * @param list<string>        $keys
	 */
	private static function toolDate( FileFormat $format, array $profiles, array $keys ): ?int {
		if ( $format === FileFormat::GoogleForms || $format === FileFormat::UserFeedback ) {
			$index = $format === FileFormat::GoogleForms ? 0 : 1;
			return self::isDate( $profiles[ $index ] ?? null ) ? $index : null;
		}
		foreach ( self::DATES[ $format->value ] ?? [] as $name ) {
			$index = array_search( $name, $keys, true );
			if ( $index !== false && self::isDate( $profiles[ $index ] ) ) {
				return $index;
			}
		}
		return null;
	}

	/**
	 * The same in a plain file. Its further dates are ignored if they have a time.
	 *
	 * @param list<Header>          $headers
	 * @param list<ColumnProfile>   $profiles
	 * @param array<int, string>    $roles    Changed.
	 */
	private static function plainDate( array $headers, array $profiles, array &$roles ): ?int {
		$found = null;
		foreach ( $headers as $index => $header ) {
			$profile = $profiles[ $index ];
			$isTimed = $profile->timed === $profile->new;
			if ( ! self::isDate( $profile ) || ( ! $isTimed && ! self::isDateName( $header->name ) ) ) {
				continue;
			}
			if ( $profile->timed > 0 ) {
				$roles[ $index ] = MappedColumn::IGNORE;
			}
			// A named one, one with a time, and the last one of these: what was begun is completed later.
			$rank  = [ self::isDateName( $header->name ), $profile->timed > 0, $index ];
			$found = $found === null || $rank > $found ? $rank : $found;
		}
		return $found[2] ?? null;
	}

	private static function isDateName( string $name ): bool {
		return preg_match( self::DATE_NAME, $name ) === 1 && preg_match( self::BIRTH, $name ) !== 1;
	}

	private static function isDate( ?ColumnProfile $profile ): bool {
		return $profile !== null && $profile->dateShare() >= self::DATE_SHARE;
	}
}
