<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DayRange;

/**
 * The name of a file of stored data without its ending: what they hold, in letters of a title.
 *
 * @since 0.6.0
 */
final class FileName {

	private const MAX_TITLE = 60;

	/**
	 * @param string        $title    Any text.
	 * @param string        $fallback For a title without letters and digits, in ASCII.
	 * @param list<string>  $parts    What follows the title; '' for none.
	 * @param DayRange|null $days     Null for all days.
	 * @param string        $day      On which it was requested; '' for none.
	 */
	public function __construct(
		private readonly string $title,
		private readonly string $fallback,
		private readonly array $parts,
		private readonly ?DayRange $days,
		private readonly string $day = ''
	) {}

	/**
	 * The name in UTF-8.
	 */
	public function full(): string {
		$title = self::words( $this->title );
		$days  = $this->days === null ? $this->day : "{$this->days->from}-{$this->days->to}";
		$parts = [ $title === '' ? $this->fallback : $title, ...array_map( self::words( ... ), $this->parts ), $days ];
		return implode( '-', array_filter( $parts, static fn ( string $part ) => $part !== '' ) );
	}

	private static function words( string $text ): string {
		$words = preg_replace( '/[^\p{L}\p{N}]+/u', '-', mb_strtolower( $text, 'UTF-8' ) ) ?? '';
		return trim( mb_substr( $words, 0, self::MAX_TITLE, 'UTF-8' ), '-' );
	}

	/**
	 * The same in ASCII, for browsers that read nothing else.
	 */
	public function ascii(): string {
		$ascii = trim( preg_replace( '/[^a-z0-9]+/', '-', $this->full() ) ?? '', '-' );
		return preg_match( '/[a-z]/', $ascii ) === 1 ? $ascii : "$this->fallback-$ascii";
	}
}
