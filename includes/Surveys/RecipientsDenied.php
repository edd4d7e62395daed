<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * Somebody who may not view results changed who is notified of responses. Nothing was stored.
 */
final class RecipientsDenied extends DomainError {

	/**
	 * @param non-empty-list<string> $fields Paths of what they changed.
	 */
	public static function ofFields( array $fields ): self {
		$message = __( 'Only people who may view results can change who is notified. Ask an administrator of this site.', 'userfeedback' );
		$errors  = array_map( static fn ( string $field ) => new FieldError( $field, 'not_allowed', $message ), $fields );
		return new self( 'userfeedback_recipients_denied', $message, 403, $errors );
	}
}
