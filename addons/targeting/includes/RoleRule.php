<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Settings\SiteRoles;
use UserFeedback\Surveys\PageRules\AccountRule;
use UserFeedback\Surveys\PageRules\ChoiceRule;
use UserFeedback\Surveys\PageRules\Choices;

/**
 * The roles of the logged-in visitor.
 *
 * @since 0.3.0
 */
final class RoleRule extends ChoiceRule implements AccountRule, Choices {

	public function name(): string {
		return 'wp_user_roles';
	}

	public function choices( string $search ): array {
		return Found::in( array_column( SiteRoles::all(), 'name', 'key' ), $search );
	}

	/**
	 * Other plugins may use any text as the key of a role.
	 */
	protected function isId( string $id ): bool {
		return $id !== '';
	}
}
