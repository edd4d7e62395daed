<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * One error in a field of a request: path, code and message.
 *
 * @since 0.1.0
 */
final class FieldError {

	/**
	 * @param string $field   Path of the field, for example questions[3].config.options[0].
	 * @param string $code    Stable code, for example required, too_long, unknown_type.
	 * @param string $message Translated sentence with what to do.
	 */
	public function __construct(
		public readonly string $field,
		public readonly string $code,
		public readonly string $message
	) {}

	/**
	 * The same error with its path relative to a parent object.
	 */
	public function under( string $prefix ): self {
		$separator = str_starts_with( $this->field, '[' ) || $this->field === '' ? '' : '.';
		return new self( $prefix . $separator . $this->field, $this->code, $this->message );
	}

	/**
	 * The same error with another path.
	 *
	 * @since 0.4.0
	 */
	public function at( string $field ): self {
		return new self( $field, $this->code, $this->message );
	}

	/**
	 * In the format of the REST API.
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
