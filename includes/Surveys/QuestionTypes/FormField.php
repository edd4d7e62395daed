<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Html;
use UserFeedback\Support\Text;

/**
 * What the fields of a question in an HTML form need: names, ids, texts, and what the visitor has sent with an error in it.
 *
 * @since 0.6.0
 */
final class FormField {

	/** Longest text that is shown again: anything longer is not from a person who fills in the form. */
	private const MAX_SHOWN = 5000;

	/**
	 * @param string                $id          Unique in the page.
	 * @param string                $name        Beginning of the names of its fields.
	 * @param array<string, string> $strings     All texts of the page by key, also those of the type's script (Extensions\Script).
	 * @param string                $describedBy Ids of the description and of the error message, for aria-describedby; '' for none.
	 * @param bool                  $isRequired  Whether it needs an answer.
	 * @param bool                  $isInvalid   Whether its answer was refused.
	 * @param mixed                 $value       What was sent for it: any value, or null.
	 * @param mixed                 $extra       What was sent beside it: any value, or null.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		private readonly array $strings,
		public readonly string $describedBy = '',
		public readonly bool $isRequired = false,
		public readonly bool $isInvalid = false,
		private readonly mixed $value = null,
		private readonly mixed $extra = null
	) {}

	/**
	 * Id of the only field, or of the field with a number.
	 */
	public function fieldId( ?int $number = null ): string {
		return "$this->id-field" . ( $number === null ? '' : "-$number" );
	}

	/**
	 * Name of the field for the answer.
	 *
	 * @param bool $isList Whether several fields have this name.
	 */
	public function valueName( bool $isList = false ): string {
		return "{$this->name}[value]" . ( $isList ? '[]' : '' );
	}

	/**
	 * Name of a field for extra data, for example name or comments.
	 */
	public function extraName( string $name ): string {
		return "{$this->name}[extra][$name]";
	}

	/**
	 * The typed text; '' for none.
	 */
	public function text(): string {
		return self::shown( $this->value );
	}

	/**
	 * The text that was typed into a field for extra data; '' for none.
	 */
	public function extraText( string $name ): string {
		return self::shown( is_array( $this->extra ) ? $this->extra[ $name ] ?? '' : '' );
	}

	/**
	 * Whether an option was chosen.
	 *
	 * @param string $label Its label, or the number of a scale.
	 */
	public function isChosen( string $label ): bool {
		return in_array( $label, is_array( $this->value ) ? $this->value : [ $this->value ], true );
	}

	/**
	 * A text of the page; '' if there is none with this key.
	 */
	public function string( string $key ): string {
		return $this->strings[ $key ] ?? '';
	}

	/**
	 * A text field that is the only one of its question.
	 *
	 * @param string                          $tag        input or textarea.
	 * @param array<string, string|int|bool|null> $attributes Further ones.
	 */
	public function textField( string $tag, array $attributes ): string {
		$all = $attributes + [
			'id'               => $this->fieldId(),
			'name'             => $this->valueName(),
			'class'            => 'userfeedback-text',
			'dir'              => 'auto',
			'autocomplete'     => 'off',
			'aria-required'    => $this->isRequired ? 'true' : null,
			'aria-invalid'     => $this->isInvalid ? 'true' : null,
			'aria-describedby' => $this->describedBy === '' ? null : $this->describedBy,
		];
		return $tag === 'input'
			? Html::element( 'input', $all + [ 'value' => $this->text() ] )
			// Browsers drop a line break directly after the tag.
			: Html::element( $tag, $all, "\n" . Html::text( $this->text() ) );
	}

	/**
	 * A radio button or checkbox with its label.
	 *
	 * @param string      $type   radio or checkbox.
	 * @param int         $number Position among the fields of the question, from 0.
	 * @param string      $value  What it means: a label, or the number of a scale.
	 * @param string|null $html   Content of its label; null for the value as text.
	 * @param string|null $name   What it is called instead of its label, if that is not enough.
	 */
	public function choice( string $type, int $number, string $value, ?string $html = null, ?string $name = null ): string {
		$input = Html::element(
			'input',
			[
				'type'         => $type,
				'id'           => $this->fieldId( $number ),
				'name'         => $this->valueName( $type === 'checkbox' ),
				'value'        => $value,
				'checked'      => $this->isChosen( $value ),
				'aria-label'   => $name,
				'aria-invalid' => $type === 'checkbox' && $this->isInvalid ? 'true' : null,
			]
		);
		$attributes = [
			'class' => 'userfeedback-option',
			'for'   => $this->fieldId( $number ),
		];
		return Html::element( 'label', $attributes, $input . ( $html ?? Html::isolated( $value ) ) );
	}

	/**
	 * How many more characters a text field takes. Only the script shows and updates it.
	 *
	 * @param string $text What the field has.
	 */
	public function counter( int $limit, string $text ): string {
		$attributes = [
			'class'      => 'userfeedback-count',
			'data-limit' => $limit,
		];
		$left = (string) ( $limit - Text::length( $text ) );
		return Html::element( 'p', $attributes, Html::text( str_replace( '%s', $left, $this->string( 'characters_left' ) ) ) );
	}

	/**
	 * Radio buttons or checkboxes, one for each label.
	 *
	 * @param string       $type   radio or checkbox.
	 * @param list<string> $labels In order.
	 */
	public function choices( string $type, array $labels ): string {
		$html = '';
		foreach ( $labels as $number => $label ) {
			$html .= $this->choice( $type, $number, $label );
		}
		return Html::element( 'div', [ 'class' => 'userfeedback-options' ], $html );
	}

	private static function shown( mixed $sent ): string {
		return is_string( $sent ) ? mb_substr( Text::isUtf8( $sent ) ? $sent : mb_scrub( $sent, 'UTF-8' ), 0, self::MAX_SHOWN, 'UTF-8' ) : '';
	}
}
