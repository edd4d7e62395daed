<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Support\Text;

/**
 * What the kinds of questions whose answer is typed have in common.
 *
 * @since 0.1.0
 */
abstract class WrittenQuestion extends FormWithoutOptions implements QuestionType {

	public function isQuantitative(): bool {
		return false;
	}

	public function values( Question $question ): array {
		return [];
	}

	/**
	 * The text that a visitor sent, before it is tidied.
	 *
	 * @throws InvalidAnswer When it is no text.
	 */
	protected static function text( mixed $value ): string {
		if ( ! is_string( $value ) || ! Text::isUtf8( $value ) ) {
			throw new InvalidAnswer( 'invalid_type', __( 'The answer must be a text.', 'userfeedback' ) );
		}
		return $value;
	}

	/**
	 * A tidied text that is not too long.
	 *
	 * @param int $limit Most characters.
	 * @throws InvalidAnswer When it is.
	 */
	protected static function within( string $text, int $limit ): string {
		if ( Text::length( $text ) > $limit ) {
			/* translators: %d: greatest number of characters. */
			$message = sprintf( __( 'The answer can have at most %d characters. Shorten it.', 'userfeedback' ), $limit );
			throw new InvalidAnswer( 'too_long', $message );
		}
		return $text;
	}
}
