<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\TemplateQuestion;

/**
 * Questions of the templates about a website.
 *
 * @since 0.3.0
 */
final class Website {

	/**
	 * @return array<string, list<Question>> By key of the template.
	 */
	public static function all(): array {
		return [
			'website-feedback' => self::websiteFeedback(),
			'visit-purpose'    => self::visitPurpose(),
			'page-usefulness'  => self::pageUsefulness(),
			'website-redesign' => self::redesign(),
			'exit-survey'      => self::exit(),
		];
	}

	/**
	 * @return list<Question>
	 */
	private static function websiteFeedback(): array {
		return TemplateQuestion::all(
			TemplateQuestion::of( 'star-rating', 'rating', __( 'How would you rate our website overall?', 'userfeedback' ) )->required(),
			TemplateQuestion::choice(
				'checkbox',
				'improve',
				__( 'Which parts of the website could be better?', 'userfeedback' ),
				[
					__( 'Content', 'userfeedback' ),
					__( 'Design', 'userfeedback' ),
					__( 'Navigation', 'userfeedback' ),
					__( 'Speed', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			),
			TemplateQuestion::of( 'long-text', 'change', __( 'If you could change one thing about this website, what would it be?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function visitPurpose(): array {
		$partly = __( 'Partly', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'purpose',
				__( 'What is the main reason for your visit today?', 'userfeedback' ),
				[
					__( 'To find information', 'userfeedback' ),
					__( 'To compare options', 'userfeedback' ),
					__( 'To buy something', 'userfeedback' ),
					__( 'To get help', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::choice(
				'radio-button',
				'done',
				__( 'Have you been able to do what you came for?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), $partly, __( 'No', 'userfeedback' ), __( 'I have only just arrived', 'userfeedback' ) ]
			)->required(),
			TemplateQuestion::of( 'long-text', 'missing-part', __( 'What was missing?', 'userfeedback' ) )->shownIf( 'done', '=', $partly ),
			TemplateQuestion::of( 'long-text', 'obstacle', __( 'What got in your way?', 'userfeedback' ) )
				->shownIf( 'done', '=', __( 'No', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function pageUsefulness(): array {
		$no = __( 'No', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'helpful',
				__( 'Was this page helpful?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), $no ]
			)->required(),
			TemplateQuestion::choice(
				'checkbox',
				'problems',
				__( 'What was wrong with it?', 'userfeedback' ),
				[
					__( 'It did not answer my question', 'userfeedback' ),
					__( 'It was hard to understand', 'userfeedback' ),
					__( 'It was out of date', 'userfeedback' ),
					__( 'Something did not work', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			)->shownIf( 'helpful', '=', $no ),
			TemplateQuestion::of( 'long-text', 'comment', __( 'Is there anything you would like to add?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function redesign(): array {
		$harder = __( 'Harder than before', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::icons(
				'impression',
				__( 'What do you think of our new design?', 'userfeedback' ),
				[
					__( 'I like it', 'userfeedback' )         => 'face-smile',
					__( 'I am undecided', 'userfeedback' )    => 'face-meh',
					__( 'I do not like it', 'userfeedback' )  => 'face-frown',
				]
			)->required(),
			TemplateQuestion::choice(
				'radio-button',
				'ease',
				__( 'How easy is it to find what you need now?', 'userfeedback' ),
				[
					__( 'Easier than before', 'userfeedback' ),
					__( 'About the same', 'userfeedback' ),
					$harder,
					__( 'I did not know the old website', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::of( 'long-text', 'lost', __( 'What is harder to find or to use?', 'userfeedback' ) )->shownIf( 'ease', '=', $harder ),
			TemplateQuestion::of( 'long-text', 'comment', __( 'What should we improve next?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function exit(): array {
		$no = __( 'No', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'found',
				__( 'Before you go: did you find what you were looking for?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), $no, __( 'I was just browsing', 'userfeedback' ) ]
			)->required(),
			TemplateQuestion::of( 'text', 'looking-for', __( 'What were you looking for?', 'userfeedback' ) )->shownIf( 'found', '=', $no ),
			TemplateQuestion::of( 'long-text', 'kept', __( 'What would have made you stay?', 'userfeedback' ) )
		);
	}
}
