<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

/**
 * What the fields of a question in a form mean. A form sends texts only; the script of inline surveys (src/widget/inline/values.ts) reads the same
 * fields in the same way.
 *
 * @since 0.6.0
 */
enum FormValue: string {

	/** A typed text. */
	case Text = 'text';

	/** The label of an option. */
	case Label = 'label';

	/** The labels of several options. */
	case Labels = 'labels';

	/** An integer of a scale. */
	case Number = 'number';

	/**
	 * The value for QuestionType::read(); null if the visitor left the fields empty. What no browser sends is passed on, so that the type refuses it.
	 *
	 * @param mixed $sent Content of the field, without slashes; null if the form did not send it.
	 */
	public function read( mixed $sent ): mixed {
		if ( $sent === null || $sent === [] ) {
			return null;
		}
		if ( ! is_string( $sent ) ) {
			return $sent;
		}
		return match ( $this ) {
			self::Text   => trim( $sent ) === '' ? null : $sent,
			self::Number => preg_match( '/^-?\d{1,5}$/D', $sent ) === 1 ? (int) $sent : $sent,
			default      => $sent,
		};
	}
}
