<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\TemplateQuestion;

/**
 * Questions of the templates for events.
 *
 * @since 0.3.0
 */
final class Events {

	/**
	 * @return array<string, list<Question>> By key of the template.
	 */
	public static function all(): array {
		return [
			'event-feedback'   => self::event(),
			'webinar-feedback' => self::webinar(),
			'event-planning'   => self::planning(),
		];
	}

	/**
	 * @return list<Question>
	 */
	private static function event(): array {
		return TemplateQuestion::all(
			TemplateQuestion::of( 'star-rating', 'rating', __( 'How would you rate the event overall?', 'userfeedback' ) )->required(),
			TemplateQuestion::choice(
				'checkbox',
				'liked',
				__( 'What did you like most?', 'userfeedback' ),
				[
					__( 'Program', 'userfeedback' ),
					__( 'Speakers', 'userfeedback' ),
					__( 'Meeting people', 'userfeedback' ),
					__( 'Venue and catering', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			),
			TemplateQuestion::of( 'nps', 'recommend', __( 'How likely are you to recommend the event to a colleague?', 'userfeedback' ) )
				->set( 'start_at_zero', true ),
			TemplateQuestion::of( 'long-text', 'improve', __( 'What should we do differently next time?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function webinar(): array {
		$problems = __( 'Poor', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::of( 'star-rating', 'rating', __( 'How useful was the webinar for you?', 'userfeedback' ) )->required(),
			TemplateQuestion::choice(
				'radio-button',
				'length',
				__( 'How did you find the length?', 'userfeedback' ),
				[ __( 'Too short', 'userfeedback' ), __( 'Just right', 'userfeedback' ), __( 'Too long', 'userfeedback' ) ]
			),
			TemplateQuestion::choice(
				'radio-button',
				'quality',
				__( 'How was the sound and picture quality?', 'userfeedback' ),
				[ __( 'Good', 'userfeedback' ), __( 'Acceptable', 'userfeedback' ), $problems ]
			),
			TemplateQuestion::of( 'text', 'technical', __( 'What did not work well?', 'userfeedback' ) )->shownIf( 'quality', '=', $problems ),
			TemplateQuestion::of( 'text', 'topic', __( 'Which topic would you like us to cover next?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function planning(): array {
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'format',
				__( 'How would you prefer to attend our next event?', 'userfeedback' ),
				[
					__( 'In person', 'userfeedback' ),
					__( 'Online', 'userfeedback' ),
					__( 'Either is fine', 'userfeedback' ),
					__( 'I am not interested', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::choice(
				'checkbox',
				'times',
				__( 'Which times suit you?', 'userfeedback' ),
				[
					__( 'Weekday mornings', 'userfeedback' ),
					__( 'Weekday afternoons', 'userfeedback' ),
					__( 'Weekday evenings', 'userfeedback' ),
					__( 'Weekends', 'userfeedback' ),
				]
			),
			TemplateQuestion::of( 'long-text', 'topics', __( 'Which topics or speakers would you like to see?', 'userfeedback' ) ),
			TemplateQuestion::of( 'email', 'invite', __( 'Where can we send your invitation?', 'userfeedback' ) )
		);
	}
}
