<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

/**
 * The templates that this site offers, in order.
 */
final class TemplateCatalogue {

	/**
	 * All of them; the texts are in the user's language.
	 *
	 * @return list<Template>
	 */
	public function all(): array {
		return [
			new Template(
				'blank',
				__( 'Blank Survey', 'userfeedback' ),
				__( 'Start from scratch and write your own questions.', 'userfeedback' ),
				[]
			),
		];
	}
}
