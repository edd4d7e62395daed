<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;

/**
 * The templates of the core.
 *
 * @since 0.3.0
 */
final class CoreTemplates {

	/**
	 * The blank survey, the Net Promoter Score, and simple ones that every plan may use: no question of theirs needs an add-on.
	 *
	 * @return list<Template>
	 */
	public static function all(): array {
		$group = __( 'Get started', 'userfeedback' );
		return [
			new Template(
				'blank',
				__( 'Blank Survey', 'userfeedback' ),
				__( 'Start from scratch and write your own questions.', 'userfeedback' ),
				[],
				$group
			),
			new Template(
				'nps',
				__( 'Net Promoter Score', 'userfeedback' ),
				__( 'Find out how likely people are to recommend you, and why.', 'userfeedback' ),
				TemplateQuestion::all(
					TemplateQuestion::of(
						'nps',
						'score',
						__( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' )
					)->set( 'start_at_zero', true ),
					TemplateQuestion::of( 'long-text', 'reason', __( 'What is the main reason for your score?', 'userfeedback' ) )
				),
				$group,
				Survey::NPS
			),
			...self::simple( $group ),
		];
	}

	/**
	 * @return list<Template>
	 */
	private static function simple( string $group ): array {
		return [
			new Template(
				'simple-website',
				__( 'Quick website feedback', 'userfeedback' ),
				__( 'Two questions: how visitors like your website, and what to improve.', 'userfeedback' ),
				TemplateQuestion::all(
					TemplateQuestion::choice(
						'radio-button',
						'liking',
						__( 'How do you like our website?', 'userfeedback' ),
						[ __( 'Very much', 'userfeedback' ), __( 'It is okay', 'userfeedback' ), __( 'Not at all', 'userfeedback' ) ]
					),
					TemplateQuestion::of( 'long-text', 'improve', __( 'What should we improve?', 'userfeedback' ) )
				),
				$group
			),
			self::helpfulPage( $group ),
			new Template(
				'simple-visit',
				__( 'Reason for the visit', 'userfeedback' ),
				__( 'Learn what brings people to your website.', 'userfeedback' ),
				TemplateQuestion::all(
					TemplateQuestion::of( 'text', 'reason', __( 'What are you looking for today?', 'userfeedback' ) ),
					TemplateQuestion::choice(
						'radio-button',
						'found',
						__( 'Have you found it?', 'userfeedback' ),
						[ __( 'Yes', 'userfeedback' ), __( 'Partly', 'userfeedback' ), __( 'No', 'userfeedback' ) ]
					)
				),
				$group
			),
			self::discovery( $group ),
			new Template(
				'simple-ideas',
				__( 'Ideas and wishes', 'userfeedback' ),
				__( 'Collect ideas, with an email address if visitors want an answer.', 'userfeedback' ),
				TemplateQuestion::all(
					TemplateQuestion::of( 'long-text', 'idea', __( 'What would you like to see here?', 'userfeedback' ) ),
					TemplateQuestion::of( 'email', 'contact', __( 'Your email address, if you want an answer', 'userfeedback' ) )
				),
				$group
			),
		];
	}

	private static function discovery( string $group ): Template {
		return new Template(
			'simple-discovery',
			__( 'How people find you', 'userfeedback' ),
			__( 'See which channels bring visitors.', 'userfeedback' ),
			TemplateQuestion::all(
				TemplateQuestion::choice(
					'checkbox',
					'channel',
					__( 'How did you hear about us?', 'userfeedback' ),
					[
						__( 'Search engine', 'userfeedback' ),
						__( 'Social media', 'userfeedback' ),
						__( 'A friend or colleague', 'userfeedback' ),
						__( 'An advertisement', 'userfeedback' ),
						__( 'Something else', 'userfeedback' ),
					]
				)
			),
			$group
		);
	}

	private static function helpfulPage( string $group ): Template {
		$no = __( 'No', 'userfeedback' );
		return new Template(
			'simple-page',
			__( 'Was this page helpful?', 'userfeedback' ),
			__( 'Yes or no, and what was missing.', 'userfeedback' ),
			TemplateQuestion::all(
				TemplateQuestion::choice(
					'radio-button',
					'helpful',
					__( 'Was this page helpful?', 'userfeedback' ),
					[ __( 'Yes', 'userfeedback' ), $no ]
				),
				TemplateQuestion::of( 'long-text', 'missing', __( 'What was missing?', 'userfeedback' ) )->shownIf( 'helpful', '=', $no )
			),
			$group
		);
	}
}
