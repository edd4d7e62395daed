<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\TemplateQuestion;

/**
 * Questions of the templates for readers.
 *
 * @since 0.3.0
 */
final class Content {

	/**
	 * @return array<string, list<Question>> By key of the template.
	 */
	public static function all(): array {
		return [
			'article-rating' => self::articleRating(),
			'content-ideas'  => self::ideas(),
			'newsletter'     => self::newsletter(),
		];
	}

	/**
	 * @return list<Question>
	 */
	private static function articleRating(): array {
		return TemplateQuestion::all(
			TemplateQuestion::of( 'star-rating', 'rating', __( 'How would you rate this article?', 'userfeedback' ) )->required(),
			TemplateQuestion::choice(
				'radio-button',
				'depth',
				__( 'How detailed was it?', 'userfeedback' ),
				[ __( 'Not detailed enough', 'userfeedback' ), __( 'Just right', 'userfeedback' ), __( 'Too detailed', 'userfeedback' ) ]
			),
			TemplateQuestion::of( 'long-text', 'missing', __( 'What did you miss in this article?', 'userfeedback' ) )->shownIf( 'rating', '<', '4' )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function ideas(): array {
		return TemplateQuestion::all(
			TemplateQuestion::of( 'text', 'topic', __( 'Which topic should we cover next?', 'userfeedback' ) ),
			TemplateQuestion::choice(
				'checkbox',
				'formats',
				__( 'Which formats do you like best?', 'userfeedback' ),
				[
					__( 'Short articles', 'userfeedback' ),
					__( 'In-depth guides', 'userfeedback' ),
					__( 'Videos', 'userfeedback' ),
					__( 'Podcasts', 'userfeedback' ),
					__( 'Interviews', 'userfeedback' ),
				]
			)->set( 'randomize', true ),
			TemplateQuestion::choice(
				'radio-button',
				'often',
				__( 'How often do you read our content?', 'userfeedback' ),
				[
					__( 'Daily', 'userfeedback' ),
					__( 'Weekly', 'userfeedback' ),
					__( 'Monthly', 'userfeedback' ),
					__( 'Less often', 'userfeedback' ),
					__( 'This is my first time', 'userfeedback' ),
				]
			)
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function newsletter(): array {
		$yes = __( 'Yes', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'interest',
				__( 'Would you like to hear from us by email?', 'userfeedback' ),
				[ $yes, __( 'Not now', 'userfeedback' ) ]
			)->required(),
			TemplateQuestion::choice(
				'checkbox',
				'about',
				__( 'What would you like to hear about?', 'userfeedback' ),
				[
					__( 'News', 'userfeedback' ),
					__( 'New articles', 'userfeedback' ),
					__( 'Events', 'userfeedback' ),
					__( 'Offers', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			)->shownIf( 'interest', '=', $yes ),
			TemplateQuestion::of( 'email', 'address', __( 'What is your email address?', 'userfeedback' ) )->shownIf( 'interest', '=', $yes )
		);
	}
}
