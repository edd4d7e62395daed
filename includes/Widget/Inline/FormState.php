<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

/**
 * What a form shows besides the questions: what the visitor has typed, and what is wrong with it.
 *
 * @since 0.6.0
 */
final class FormState {

	/**
	 * @param PostedForm|null       $posted  What was sent; null for an empty form.
	 * @param string                $message Error of the form as a whole; '' for none.
	 * @param array<string, string> $errors  Errors by question id.
	 */
	public function __construct(
		public readonly ?PostedForm $posted = null,
		public readonly string $message = '',
		public readonly array $errors = []
	) {}

	/**
	 * Whether something was refused.
	 */
	public function hasErrors(): bool {
		return $this->message !== '' || $this->errors !== [];
	}
}
