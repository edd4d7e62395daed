<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * One thing that is wrong with what somebody sent: where, in a word for programs and in a sentence for people.
 *
 * @since 0.1.0
 */
final class FieldError {

	/**
	 * @param string $field   Path of the field, for example questions[3].config.options[0].
	 * @param string $code    Stable word, for example required, too_long, unknown_type.
	 * @param string $message Translated sentence that tells what to do.
	 */
	public function __construct(
		public readonly string $field,
		public readonly string $code,
		public readonly string $message
	) {}

	/**
	 * The same error seen from the object that holds the field.
	 */
	public function under( string $prefix ): self {
		$separator = str_starts_with( $this->field, '[' ) || $this->field === '' ? '' : '.';
		return new self( $prefix . $separator . $this->field, $this->code, $this->message );
	}

	/**
	 * As the REST API tells it.
	 *
	 * @return array{field: string, code: string, message: string}
	 */
	public function toArray(): array {
		return [
			'field'   => $this->field,
			'code'    => $this->code,
			'message' => $this->message,
		];
	}
}
