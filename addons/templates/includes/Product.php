<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\TemplateQuestion;

/**
 * Questions of the templates about a product.
 *
 * @since 0.3.0
 */
final class Product {

	/**
	 * @return array<string, list<Question>> By key of the template.
	 */
	public static function all(): array {
		return [
			'feature-request'    => self::featureRequest(),
			'product-market-fit' => self::marketFit(),
			'onboarding'         => self::onboarding(),
			'cancellation'       => self::cancellation(),
		];
	}

	/**
	 * @return list<Question>
	 */
	private static function featureRequest(): array {
		return TemplateQuestion::all(
			TemplateQuestion::of(
				'long-text',
				'problem',
				__( 'What are you trying to do that our product does not let you do today?', 'userfeedback' )
			)
				->required(),
			TemplateQuestion::choice(
				'radio-button',
				'important',
				__( 'How important is this to you?', 'userfeedback' ),
				[
					__( 'I cannot work without it', 'userfeedback' ),
					__( 'It would save me time often', 'userfeedback' ),
					__( 'It would help now and then', 'userfeedback' ),
					__( 'It would be nice to have', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::of( 'long-text', 'workaround', __( 'How do you solve this at the moment?', 'userfeedback' ) ),
			TemplateQuestion::of( 'email', 'contact', __( 'Where can we reach you if we have questions?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function marketFit(): array {
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'without',
				__( 'How would you feel if you could no longer use our product?', 'userfeedback' ),
				[
					__( 'Very disappointed', 'userfeedback' ),
					__( 'Somewhat disappointed', 'userfeedback' ),
					__( 'Not disappointed', 'userfeedback' ),
					__( 'I no longer use it', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::of( 'long-text', 'benefit', __( 'What is the main benefit that you get from it?', 'userfeedback' ) ),
			TemplateQuestion::of( 'text', 'audience', __( 'What type of person do you think would benefit most from it?', 'userfeedback' ) ),
			TemplateQuestion::of( 'long-text', 'improve', __( 'How could we improve it for you?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function onboarding(): array {
		$stuck = __( 'No, I am stuck', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::icons(
				'feeling',
				__( 'How do you feel about getting started?', 'userfeedback' ),
				[
					__( 'Confident', 'userfeedback' )  => 'face-smile',
					__( 'Unsure', 'userfeedback' )     => 'face-meh',
					__( 'Frustrated', 'userfeedback' ) => 'face-frown',
				]
			)->required(),
			TemplateQuestion::choice(
				'radio-button',
				'done',
				__( 'Have you done what you signed up for?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), __( 'Not yet', 'userfeedback' ), $stuck ]
			)->required(),
			TemplateQuestion::of( 'long-text', 'obstacle', __( 'Where did you get stuck?', 'userfeedback' ) )->shownIf( 'done', '=', $stuck ),
			TemplateQuestion::of( 'long-text', 'easier', __( 'What would have made the first steps easier?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function cancellation(): array {
		$missing = __( 'A feature is missing', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'reason',
				__( 'What is the main reason that you are leaving?', 'userfeedback' ),
				[
					__( 'It costs too much', 'userfeedback' ),
					$missing,
					__( 'It is too difficult to use', 'userfeedback' ),
					__( 'I no longer need it', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::of( 'text', 'feature', __( 'Which feature do you miss?', 'userfeedback' ) )->shownIf( 'reason', '=', $missing ),
			TemplateQuestion::of( 'long-text', 'better', __( 'What could we have done better?', 'userfeedback' ) ),
			TemplateQuestion::choice(
				'radio-button',
				'return',
				__( 'Would you consider coming back?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), __( 'Maybe', 'userfeedback' ), __( 'No', 'userfeedback' ) ]
			)
		);
	}
}
