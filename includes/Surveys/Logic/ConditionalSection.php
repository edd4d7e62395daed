<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\Settings\SettingSection;

/**
 * A setting section with conditions on the survey's questions. They are validated together with the questions, follow the ids of a copy, and are
 * removed with their question (SurveyConditions). Stored values name options by id; those of the REST API and of page data by label (OptionNames).
 *
 * @since 0.3.0
 */
interface ConditionalSection extends SettingSection {

	/**
	 * Names of the fields of its conditions.
	 */
	public function conditionFields(): ConditionFields;

	/**
	 * Its conditions, including those without effect.
	 *
	 * @param mixed $value In the shape of schema().
	 * @return array<string, Condition> By field path relative to the section, for example conditions[0].
	 */
	public function conditions( mixed $value ): array;

	/**
	 * Whether the conditions take effect, so that they must be complete before the survey is published.
	 *
	 * @param mixed $value In the shape of schema().
	 */
	public function usesConditions( mixed $value ): bool;

	/**
	 * Error of a value that needs a Radio, Checkbox, NPS or Star Rating question, for a survey without one; null if it needs none.
	 *
	 * @param mixed $value In the shape of schema().
	 */
	public function noChoiceError( mixed $value ): ?FieldError;

	/**
	 * The value with each condition changed. Turns logic off that loses its last condition.
	 *
	 * @param mixed                             $value  In the shape of schema().
	 * @param callable( Condition ): ?Condition $change Returns null to remove a condition.
	 */
	public function withConditions( mixed $value, callable $change ): mixed;
}
