<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Text;

/**
 * Answers in a plain text email. What visitors wrote is quoted, so that none of it looks like a line of the plugin: lines are broken here
 * wherever a mail program may break them, and each begins with a mark.
 *
 * @since 0.1.0
 */
final class MailText {

	/** Columns of a line without its mark; mail programs wrap lines of more than 78. */
	private const WIDTH = 72;

	private const QUOTE = '> ';

	/**
	 * The questions of a response, numbered, each with its quoted answer.
	 *
	 * @param list<array{question: Question, answer: Answer}> $answers
	 */
	public static function answers( array $answers ): string {
		$parts = [];
		foreach ( $answers as $index => [ 'question' => $question, 'answer' => $answer ] ) {
			$parts[] = self::numbered( $index + 1, $question->title ) . "\n" . self::answer( $answer );
		}
		return implode( "\n\n", $parts );
	}

	/**
	 * A text with a mark before each of its lines. Control characters and those that change the direction of what follows are left out.
	 */
	public static function quote( string $text ): string {
		$lines = [];
		// In this mode \R matches every line break of Unicode: also vertical tab, form feed, U+0085, U+2028 and U+2029.
		foreach ( preg_split( '/(*BSR_UNICODE)\R/u', mb_scrub( $text, 'UTF-8' ) ) ?: [] as $line ) {
			array_push( $lines, ...self::wrapped( Text::line( $line ) ) );
		}
		return implode( "\n", array_map( static fn ( string $line ) => rtrim( self::QUOTE . $line ), $lines ) );
	}

	private static function answer( Answer $answer ): string {
		if ( $answer->isSkipped() ) {
			return '   ' . __( 'Skipped', 'userfeedback' );
		}
		$labels = $answer->labels === [] ? [] : [ implode( ', ', $answer->labels ) ];
		return implode( "\n>\n", array_map( self::quote( ... ), [ ...$labels, ...array_values( $answer->texts ) ] ) );
	}

	private static function numbered( int $number, string $title ): string {
		return "$number. " . implode( "\n   ", self::wrapped( Text::line( $title ) ) );
	}

	/**
	 * @return non-empty-list<string>
	 */
	private static function wrapped( string $line ): array {
		$lines = [];
		while ( mb_strwidth( $line, 'UTF-8' ) > self::WIDTH ) {
			$most = mb_strimwidth( $line, 0, self::WIDTH, '', 'UTF-8' );
			// At the last space that fits; a longer word is cut, since a mail program would cut it as well.
			$space   = mb_strrpos( $most . mb_substr( $line, mb_strlen( $most, 'UTF-8' ), 1, 'UTF-8' ), ' ', 0, 'UTF-8' );
			$length  = $space === false || $space === 0 ? mb_strlen( $most, 'UTF-8' ) : $space;
			$lines[] = mb_substr( $line, 0, $length, 'UTF-8' );
			$line    = ltrim( mb_substr( $line, $length, null, 'UTF-8' ), ' ' );
		}
		return [ ...$lines, $line ];
	}
}
