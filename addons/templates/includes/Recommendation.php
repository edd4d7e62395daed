<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\TemplateQuestion;

/**
 * Questions of the templates with a Net Promoter Score. Promoters answer 9 or 10.
 *
 * @since 0.3.0
 */
final class Recommendation {

	/**
	 * @return array<string, list<Question>> By key of the template.
	 */
	public static function all(): array {
		return [
			'nps-follow-up' => self::followUp(),
			'nps-product'   => self::product(),
			'nps-support'   => self::support(),
		];
	}

	/**
	 * @return list<Question>
	 */
	private static function followUp(): array {
		return TemplateQuestion::all(
			self::score( __( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' ) ),
			TemplateQuestion::of( 'long-text', 'value', __( 'What do you value most about us?', 'userfeedback' ) )->shownIf( 'score', '>', '8' ),
			TemplateQuestion::of( 'long-text', 'improve', __( 'What would we have to improve to earn a higher score?', 'userfeedback' ) )
				->shownIf( 'score', '<', '9' ),
			TemplateQuestion::of(
				'email',
				'contact',
				__( 'May we get back to you about your answer? If so, leave your email address.', 'userfeedback' )
			)
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function product(): array {
		return TemplateQuestion::all(
			self::score( __( 'How likely are you to recommend this product to a friend or colleague?', 'userfeedback' ) ),
			TemplateQuestion::choice(
				'radio-button',
				'reason',
				__( 'What influenced your score the most?', 'userfeedback' ),
				[
					__( 'Quality', 'userfeedback' ),
					__( 'Ease of use', 'userfeedback' ),
					__( 'Price', 'userfeedback' ),
					__( 'Customer service', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			),
			TemplateQuestion::of( 'long-text', 'why', __( 'Please tell us more about your reason.', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function support(): array {
		return TemplateQuestion::all(
			self::score( __( 'After this contact with our support team, how likely are you to recommend us?', 'userfeedback' ) ),
			TemplateQuestion::choice(
				'radio-button',
				'solved',
				__( 'Has your problem been solved?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), __( 'Partly', 'userfeedback' ), __( 'No', 'userfeedback' ), __( 'I do not know yet', 'userfeedback' ) ]
			)->required(),
			TemplateQuestion::of( 'star-rating', 'agent', __( 'How would you rate the person who helped you?', 'userfeedback' ) ),
			TemplateQuestion::of( 'long-text', 'better', __( 'What could we have done better?', 'userfeedback' ) )
		);
	}

	private static function score( string $title ): TemplateQuestion {
		return TemplateQuestion::of( 'nps', 'score', $title )->set( 'start_at_zero', true )->required();
	}
}
