<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * Settings that cannot be stored. Nothing was.
 *
 * @since 0.1.0
 */
final class InvalidSettings extends DomainError {

	/**
	 * @param non-empty-list<FieldError> $errors
	 */
	public function __construct( array $errors ) {
		$message = __( 'The settings were not saved. Correct the fields that are marked.', 'userfeedback' );
		parent::__construct( 'userfeedback_settings_invalid', $message, 400, $errors );
	}
}
