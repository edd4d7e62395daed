<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Question settings that only some types support. Only this class decides which (specification, builder 5).
 *
 * @since 0.1.0
 */
final class AdditionalSettings {

	public const ALL = [ 'randomize', 'comment_box' ];

	/**
	 * Whether questions of a type support a setting.
	 */
	public static function suits( string $setting, QuestionForm $form ): bool {
		return match ( $setting ) {
			'randomize'   => $form instanceof ChoiceForm,
			// A typed answer needs no comment.
			'comment_box' => $form->isQuantitative(),
			default       => true,
		};
	}

	/**
	 * Turns off settings that the question's type does not support. They are not refused: they never had an effect, and older surveys that contain
	 * one must stay saveable.
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
