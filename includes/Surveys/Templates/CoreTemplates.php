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
	 * The blank survey and the Net Promoter Score.
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
		];
	}
}
