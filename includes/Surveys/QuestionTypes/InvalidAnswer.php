<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * Thrown when a value is not a valid answer to its question.
 *
 * @since 0.1.0
 */
final class InvalidAnswer extends RuntimeException {

	/**
	 * @param string $errorCode Stable code, for example unknown_option.
	 * @param string $message   Translated sentence.
	 */
	public function __construct( public readonly string $errorCode, string $message ) {
		parent::__construct( $message );
	}
}
