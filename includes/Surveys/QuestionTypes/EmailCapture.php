<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Html;
use UserFeedback\Support\Text;

/**
 * An email address, and the visitor's first name if the owner asks for it.
 *
 * @since 0.1.0
 */
final class EmailCapture extends WrittenQuestion implements ServerForm {

	/** Maximum length of an email address: RFC 5321, 4.5.3.1.3, without the angle brackets. */
	public const MAX_LENGTH = 254;

	public const MAX_NAME_LENGTH = 100;

	public function configSchema(): array {
		$schema = parent::configSchema();

		$schema['properties']['include_name'] = [
			'type'        => 'boolean',
			'description' => 'Whether the question also asks for the first name.',
		];
		return $schema;
	}

	public function normalizeConfig( array $config ): array {
		return array_replace( parent::normalizeConfig( $config ), [ 'include_name' => ( $config['include_name'] ?? false ) === true ] );
	}

	public function read( Question $question, mixed $value, array $extra ): Answer {
		$address = self::within( Text::line( self::text( $value ) ), self::MAX_LENGTH );
		$name    = $this->nameFrom( $question, $extra );
		if ( $address === '' ) {
			return Answer::skipped( $question->id );
		}
		if ( is_email( $address ) === false ) {
			/* translators: %s: what was entered as an email address. */
			$message = sprintf( __( '“%s” is not an email address. Correct it or leave it empty.', 'userfeedback' ), $address );
			throw new InvalidAnswer( 'invalid_email', $message );
		}
		return Answer::text( $question->id, $address, $name === '' ? [] : [ 'name' => $name ] );
	}

	public function fieldsHtml( Question $question, FormField $field ): string {
		$html = $field->textField(
			'input',
			[
				'type'         => 'email',
				'inputmode'    => 'email',
				'autocomplete' => 'email',
				'maxlength'    => self::MAX_LENGTH,
				'placeholder'  => self::placeholder( $question ),
			]
		);
		if ( ! self::includesName( $question ) ) {
			return $html;
		}
		$id   = $field->fieldId( 1 );
		$name = Html::element(
			'input',
			[
				'type'         => 'text',
				'id'           => $id,
				'name'         => $field->extraName( 'name' ),
				'class'        => 'userfeedback-text',
				'dir'          => 'auto',
				'autocomplete' => 'given-name',
				'maxlength'    => self::MAX_NAME_LENGTH,
				'value'        => $field->extraText( 'name' ),
			]
		);
		return $html . Html::element( 'label', [ 'for' => $id ], Html::text( $field->string( 'first_name' ) ) ) . $name;
	}

	private static function includesName( Question $question ): bool {
		return ( $question->config['include_name'] ?? false ) === true;
	}

	/**
	 * A name is stored only if the question asks for it.
	 *
	 * @param array<string, string> $extra
	 */
	private function nameFrom( Question $question, array $extra ): string {
		return self::includesName( $question )
			? self::within( Text::line( self::text( $extra['name'] ?? '' ) ), self::MAX_NAME_LENGTH )
			: '';
	}
}
