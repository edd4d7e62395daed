<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * Fields that ask for what the site may not use now, and nothing else is wrong. Nothing was stored.
 */
final class LockedFields extends DomainError {

	/**
	 * @param non-empty-list<FieldError> $errors See FeatureGate::fieldError().
	 */
	public function __construct( array $errors ) {
		parent::__construct( FeatureLocked::CODE, $errors[0]->message, 403, $errors );
	}
}
