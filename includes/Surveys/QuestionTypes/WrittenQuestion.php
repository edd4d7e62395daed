<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Logic\Comparator;

/**
 * Base class of question types with typed answers.
 *
 * @since 0.1.0
 */
abstract class WrittenQuestion extends FormWithoutOptions implements QuestionType {

	/** Maximum length of the text in an empty field. */
	public const MAX_PLACEHOLDER_LENGTH = 200;

	public function configSchema(): array {
		$schema = parent::configSchema();

		$schema['properties']['placeholder'] = [
			'type'        => 'string',
			'maxLength'   => self::MAX_PLACEHOLDER_LENGTH,
			'description' => 'Shown in the empty field. Absent if empty.',
		];
		return $schema;
	}

	public function normalizeConfig( array $config ): array {
		$placeholder = $config['placeholder'] ?? '';
		$placeholder = is_string( $placeholder ) ? Text::line( $placeholder ) : '';
		unset( $config['placeholder'] );
		return parent::normalizeConfig( $config ) + ( $placeholder === '' ? [] : [ 'placeholder' => $placeholder ] );
	}

	public function isQuantitative(): bool {
		return false;
	}

	public function values( Question $question ): array {
		return [];
	}

	public function comparators(): array {
		return Comparator::TEXT;
	}

	/**
	 * For types that implement ServerForm.
	 *
	 * @since 0.6.0
	 */
	public function formValue(): FormValue {
		return FormValue::Text;
	}

	/**
	 * For types that implement ServerForm.
	 *
	 * @since 0.6.0
	 */
	public function isGroup(): bool {
		return false;
	}

	/**
	 * Text in the empty field; null for none.
	 *
	 * @since 0.6.0
	 */
	protected static function placeholder( Question $question ): ?string {
		$text = $question->config['placeholder'] ?? '';
		return is_string( $text ) && $text !== '' ? $text : null;
	}

	/**
	 * The sent text, before normalisation.
	 *
	 * @throws InvalidAnswer When the value is not a UTF-8 string.
	 */
	protected static function text( mixed $value ): string {
		if ( ! is_string( $value ) || ! Text::isUtf8( $value ) ) {
			throw new InvalidAnswer( 'invalid_type', __( 'The answer must be a text.', 'userfeedback' ) );
		}
		return $value;
	}

	/**
	 * The normalised text, if it is not too long.
	 *
	 * @param int $limit Maximum number of characters.
	 * @throws InvalidAnswer When the text is too long.
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
