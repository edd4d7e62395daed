<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\TemplateQuestion;

/**
 * Questions of the templates about customer service.
 *
 * @since 0.3.0
 */
final class Support {

	/**
	 * @return array<string, list<Question>> By key of the template.
	 */
	public static function all(): array {
		return [
			'customer-satisfaction' => self::satisfaction(),
			'customer-effort'       => self::effort(),
			'help-article'          => self::helpArticle(),
		];
	}

	/**
	 * @return list<Question>
	 */
	private static function satisfaction(): array {
		return TemplateQuestion::all(
			TemplateQuestion::of( 'star-rating', 'rating', __( 'How satisfied are you with the help you received?', 'userfeedback' ) )
				->required()->set( 'comment_box', true ),
			TemplateQuestion::choice(
				'radio-button',
				'solved',
				__( 'Has your problem been solved?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), __( 'Partly', 'userfeedback' ), __( 'No', 'userfeedback' ), __( 'I do not know yet', 'userfeedback' ) ]
			)->required(),
			TemplateQuestion::choice(
				'radio-button',
				'wait',
				__( 'How did you find the time you had to wait for an answer?', 'userfeedback' ),
				[ __( 'Short', 'userfeedback' ), __( 'Acceptable', 'userfeedback' ), __( 'Too long', 'userfeedback' ) ]
			),
			TemplateQuestion::of( 'long-text', 'better', __( 'What could we do better next time?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function effort(): array {
		$hard = __( 'Very difficult', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'effort',
				__( 'How easy was it to get your problem solved?', 'userfeedback' ),
				[
					__( 'Very easy', 'userfeedback' ),
					__( 'Easy', 'userfeedback' ),
					__( 'Neither easy nor difficult', 'userfeedback' ),
					__( 'Difficult', 'userfeedback' ),
					$hard,
				]
			)->required(),
			TemplateQuestion::of( 'long-text', 'hard', __( 'We are sorry to hear that. What made it so difficult?', 'userfeedback' ) )
				->shownIf( 'effort', '=', $hard ),
			TemplateQuestion::of( 'long-text', 'easier', __( 'What is one thing that would have made it easier?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function helpArticle(): array {
		$no = __( 'No', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'answered',
				__( 'Did this article answer your question?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), __( 'Partly', 'userfeedback' ), $no ]
			)->required(),
			TemplateQuestion::of( 'text', 'question', __( 'What was your question?', 'userfeedback' ) )
				->shownIf( 'answered', '!=', __( 'Yes', 'userfeedback' ) ),
			TemplateQuestion::choice(
				'radio-button',
				'next',
				__( 'What will you do next?', 'userfeedback' ),
				[
					__( 'Keep searching', 'userfeedback' ),
					__( 'Contact support', 'userfeedback' ),
					__( 'Give up', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			)->shownIf( 'answered', '=', $no )
		);
	}
}
