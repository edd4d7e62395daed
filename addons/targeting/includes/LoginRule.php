<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\ChoiceRule;
use UserFeedback\Surveys\PageRules\Choices;
use UserFeedback\Surveys\PageRules\DecidedBy;

/**
 * Whether the visitor is logged in.
 *
 * @since 0.3.0
 */
final class LoginRule extends ChoiceRule implements Choices {

	public function name(): string {
		return 'user_logged_in';
	}

	public function decidedBy(): DecidedBy {
		return DecidedBy::Visitor;
	}

	public function choices( string $search ): array {
		return Found::in( self::labels(), $search );
	}

	protected function isId( string $id ): bool {
		return isset( self::labels()[ $id ] );
	}

	/**
	 * @return array<string, string> By id.
	 */
	private static function labels(): array {
		return [
			'yes' => __( 'Logged in', 'userfeedback' ),
			'no'  => __( 'Not logged in', 'userfeedback' ),
		];
	}
}
