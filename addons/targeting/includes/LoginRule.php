<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\AccountRule;

/**
 * Whether the visitor is logged in.
 *
 * @since 0.3.0
 */
final class LoginRule extends ListedChoiceRule implements AccountRule {

	public function name(): string {
		return 'user_logged_in';
	}

	protected function labels(): array {
		return [
			'yes' => __( 'Logged in', 'userfeedback' ),
			'no'  => __( 'Not logged in', 'userfeedback' ),
		];
	}
}
