<?php
/**
 * Names for parts of schemas that several types have.
 */

declare( strict_types=1 );

use UserFeedback\Support\Cast;

/**
 * Names for what several types share.
 *
 * @param array<string, array<string, mixed>> $types
 * @return array<string, mixed>
 */
function sharedTypes( array $types ): array {
	$paths = [
		'QuestionLogic'    => 'CheckboxQuestion.logic',
		'Condition'        => 'CheckboxQuestion.logic.conditions[]',
		'Comparator'       => 'CheckboxQuestion.logic.conditions[].compare',
		'QuestionSettings' => 'CheckboxQuestion.settings',
		'ChoiceConfig'     => 'CheckboxQuestion.config',
		'TextConfig'       => 'TextQuestion.config',
		'ScaleConfig'      => 'StarRatingQuestion.config',
		'WidgetScript'     => 'WidgetSurvey.scripts[]',
		'WidgetFont'       => 'SurveySettings.theming.font',
		'RedirectTarget'   => 'SurveySettings.thank_you.redirect_to',
		'AnsweredQuestion' => 'ResponseItem.answers[]',
		'HeldBack'         => 'ResponseItem.held',
		'SubmittedPage'    => 'ResponseItem.page_submitted',
		'EarlierNps'       => 'NpsStatistics.before',
		'Interval'         => 'QuestionStats.average_interval',
		'RatingInvitation' => 'RatingSettings.high_invitation',
		'RatingComment'    => 'RatingSettings.low_comment',
		'RatingFont'       => 'RatingSettings.font',
		'ReviewType'       => 'RatingSettings.review_type',
		'RatingPlacement'  => 'RatingSettings.display_settings',
		'ToggleIconName'   => 'SurveySettings.theming.widget_toggle_icon',
	];
	$parts = array_map(
		static fn ( string $path ) => Cast::at( $types, ...explode( '.', strtr( $path, [ '[]' => '.items', '.' => '.properties.' ] ) ) ),
		$paths
	);
	return $parts + [ 'QuestionBase' => withoutProperties( $types['CheckboxQuestion'], [ 'type', 'config', 'settings' ] ) ];
}

/**
 * The schema of an object without some of its properties.
 *
 * @param array<string, mixed> $schema
 * @param list<string>         $names
 * @return array<string, mixed>
 */
function withoutProperties( array $schema, array $names ): array {
	return [
		'properties' => array_diff_key( (array) $schema['properties'], array_flip( $names ) ),
		'required'   => array_values( array_filter( (array) $schema['required'], static fn ( mixed $name ) => ! in_array( $name, $names, true ) ) ),
	] + $schema;
}
