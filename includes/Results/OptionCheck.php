<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Support\Cast;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;

/**
 * Whether the options of a question are such that its answers can be counted. Drafts may be unfinished, and surveys may be stored by other plugins.
 *
 * @since 0.5.0
 */
final class OptionCheck {

	/**
	 * False when options of a quantitative question are missing, empty, doubled or not of its type.
	 *
	 * @param QuestionForm|null $form Of its type; null if that is unknown: nothing is known of its options then.
	 */
	public static function isValid( Question $question, ?QuestionForm $form ): bool {
		if ( $form === null || ! $form->isQuantitative() ) {
			return true;
		}
		$schema  = Cast::at( $form->configSchema(), 'properties', 'options' );
		$options = $question->config['options'] ?? [];
		/** @var array<string, mixed> $schema */
		$schema  = is_array( $schema ) ? $schema : [];
		$isValid = is_array( $options ) && SchemaCheck::errors( $options, $schema, 'options' ) === [];
		return $isValid && $form->hasRequiredOptions( $question ) && $form->errors( $question ) === [];
	}
}
