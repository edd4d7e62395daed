<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Html;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\RedirectTarget;

/**
 * An email address, and the visitor's first name if the owner asks for it.
 *
 * @since 0.1.0
 */
final class EmailCapture extends WrittenQuestion implements ServerForm, VisitorSettings {

	/** Maximum length of an email address: RFC 5321, 4.5.3.1.3, without the angle brackets. */
	public const MAX_LENGTH = 254;

	public const MAX_NAME_LENGTH = 100;

	public const MAX_PRIVACY_LENGTH = 300;

	/** Of the config: the owner's privacy text. The page has it as a setting, too, where there is one. */
	public const PRIVACY_TEXT = 'privacy_text';

	private const PRIVACY_LINK = 'privacy_url';

	/** With a host, and nothing that browsers read as something else. */
	private const PRIVACY_URL = '^(https?://[A-Za-z0-9_][A-Za-z0-9._-]*(:[0-9]{1,5})?([/?#][^\\s\\\\<>"]*)?)?$(?!\n)';

	public function configSchema(): array {
		$schema = parent::configSchema();

		$schema['properties']['include_name'] = [
			'type'        => 'boolean',
			'description' => 'Whether the question also asks for the first name.',
		];
		$schema['properties'][ self::PRIVACY_TEXT ] = [
			'type'        => 'string',
			'maxLength'   => self::MAX_PRIVACY_LENGTH,
			'description' => 'What happens with the address, in the words of the owner; shown below the field. Absent if empty.',
		];
		$schema['properties'][ self::PRIVACY_LINK ] = [
			'type'        => 'string',
			'maxLength'   => RedirectTarget::MAX_URL_LENGTH,
			'pattern'     => self::PRIVACY_URL,
			'description' => 'Of the privacy policy, to which a link behind that text leads. Absent if empty; shown only with a text.',
		];
		return $schema;
	}

	public function normalizeConfig( array $config ): array {
		$texts = [];
		foreach ( [ self::PRIVACY_TEXT, self::PRIVACY_LINK ] as $field ) {
			$text = $config[ $field ] ?? '';
			$text = is_string( $text ) ? Text::line( $text ) : $text;
			unset( $config[ $field ] );
			if ( $text !== '' ) {
				$texts[ $field ] = $text;
			}
		}
		return array_replace( parent::normalizeConfig( $config ), [ 'include_name' => ( $config['include_name'] ?? false ) === true ], $texts );
	}

	public function visitorSettings( Question $question ): array {
		return isset( $question->config[ self::PRIVACY_TEXT ] ) ? [ self::PRIVACY_TEXT => true ] : [];
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
		return $html . ( self::includesName( $question ) ? self::nameHtml( $field ) : '' ) . self::privacyHtml( $question, $field );
	}

	private static function nameHtml( FormField $field ): string {
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
		return Html::element( 'label', [ 'for' => $id ], Html::text( $field->string( 'first_name' ) ) ) . $name;
	}

	/**
	 * The owner's privacy text with its link.
	 */
	private static function privacyHtml( Question $question, FormField $field ): string {
		$text = $question->config[ self::PRIVACY_TEXT ] ?? '';
		$url  = $question->config[ self::PRIVACY_LINK ] ?? '';
		if ( ! is_string( $text ) || ! is_string( $url ) || $text === '' ) {
			return '';
		}
		$link = $url === '' ? '' : Html::element(
			'a',
			[
				'href'   => $url,
				'target' => '_blank',
				'rel'    => 'noreferrer',
			],
			Html::text( $field->string( 'privacy_policy' ) )
		);
		return Html::element(
			'p',
			[
				'class' => 'userfeedback-privacy',
				'dir'   => 'auto',
			],
			Html::text( $text ) . ( $link === '' ? '' : " $link" )
		);
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
