<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;

/**
 * An imported survey, and what of the file it does not contain.
 *
 * @since 0.3.0
 */
final class ImportedSurvey {

	/**
	 * @param Survey           $survey  As it is stored: a draft.
	 * @param list<FieldError> $leftOut Parts of the file that were left out or set to their defaults, with the reason.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly array $leftOut
	) {}
}
