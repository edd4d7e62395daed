<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\TemplateQuestion;

/**
 * Questions of the templates that get to know visitors.
 *
 * @since 0.3.0
 */
final class Audience {

	/**
	 * @return array<string, list<Question>> By key of the template.
	 */
	public static function all(): array {
		return [
			'how-did-you-find-us' => self::channel(),
			'contact-request'     => self::contact(),
		];
	}

	/**
	 * @return list<Question>
	 */
	private static function channel(): array {
		$recommended = __( 'Someone recommended you', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'channel',
				__( 'How did you first hear about us?', 'userfeedback' ),
				[
					__( 'Search engine', 'userfeedback' ),
					__( 'Social media', 'userfeedback' ),
					__( 'Advertisement', 'userfeedback' ),
					$recommended,
					__( 'Somewhere else', 'userfeedback' ),
				]
			),
			TemplateQuestion::of( 'text', 'who', __( 'How did they describe us?', 'userfeedback' ) )->shownIf( 'channel', '=', $recommended ),
			TemplateQuestion::of( 'text', 'convinced', __( 'What made you want to find out more?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function contact(): array {
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'about',
				__( 'What would you like to talk to us about?', 'userfeedback' ),
				[
					__( 'A question before buying', 'userfeedback' ),
					__( 'An existing order', 'userfeedback' ),
					__( 'Technical help', 'userfeedback' ),
					__( 'Working together', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::of( 'long-text', 'message', __( 'How can we help?', 'userfeedback' ) )->required(),
			TemplateQuestion::of( 'email', 'address', __( 'Which email address can we reply to?', 'userfeedback' ) )->required()
		);
	}
}
