<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that add something to a question and that only some kinds can have: the one place that knows which (specification, builder 5).
 *
 * @since 0.1.0
 */
final class AdditionalSettings {

	public const ALL = [ 'randomize', 'comment_box' ];

	/**
	 * Whether questions of a kind can have a setting.
	 */
	public static function suits( string $setting, QuestionForm $form ): bool {
		return match ( $setting ) {
			'randomize'   => $form instanceof ChoiceForm,
			// What is typed already says all that a comment could.
			'comment_box' => $form->isQuantitative(),
			default       => true,
		};
	}

	/**
	 * The settings of a question with those off that its kind cannot have. They are not refused: they never did anything there, and
	 * a survey that holds one has to be saved all the same.
	 *
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	public static function fitting( array $settings, QuestionForm $form ): array {
		foreach ( self::ALL as $setting ) {
			if ( ! self::suits( $setting, $form ) ) {
				$settings[ $setting ] = false;
			}
		}
		return $settings;
	}
}
