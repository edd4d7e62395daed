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
		'RatingLook'       => 'RatedPostList.icon',
		'RatingInvitation' => 'RatingSettings.high_invitation',
		'RatingComment'    => 'RatingSettings.low_comment',
		'RatingFont'       => 'RatingSettings.font',
		'ReviewType'       => 'RatingSettings.review_type',
		'RatingPlacement'  => 'RatingSettings.display_settings',
		'ToggleIconName'   => 'SurveySettings.theming.widget_toggle_icon',
	];
	return array_map(
		static fn ( string $path ) => Cast::at( $types, ...explode( '.', strtr( $path, [ '[]' => '.items', '.' => '.properties.' ] ) ) ),
		$paths
	);
}
