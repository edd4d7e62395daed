<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;
use UserFeedback\Support\Text;

/**
 * Base class of rules whose data is one line of text.
 *
 * @since 0.3.0
 *
 * @phpstan-import-type Data from PageRule
 */
abstract class TextRule implements PageRule {

	/**
	 * Error of the text as code and message; null if it is valid.
	 *
	 * @return array{string, string}|null
	 */
	abstract protected function error( string $text ): ?array;

	public function normalize( mixed $data ): mixed {
		return is_string( $data ) ? Text::line( $data ) : $data;
	}

	public function isEmpty( string|array $data ): bool {
		return $data === '';
	}

	public function errors( string|array $data ): array {
		$error = is_string( $data ) ? $this->error( $data ) : [ 'invalid_type', __( 'Enter a text for this rule.', 'userfeedback' ) ];
		return $error === null ? [] : [ new FieldError( '', ...$error ) ];
	}

	public function emptyMessage(): string {
		return __( 'Enter a text.', 'userfeedback' );
	}
}
