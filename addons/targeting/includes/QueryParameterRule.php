<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\TextRule;

/**
 * A parameter of the page's address: "name", or "name=value" for one value.
 *
 * @since 0.3.0
 */
final class QueryParameterRule extends TextRule {

	public function name(): string {
		return 'query_parameter';
	}

	public function emptyMessage(): string {
		return __( 'Enter the name of a parameter.', 'userfeedback' );
	}

	protected function error( string $text ): ?array {
		return preg_match( '/^[^\s=&?#]+(?:=[^&#]*)?$/Du', $text ) === 1
			? null
			: [ 'invalid_parameter', __( 'Enter a name, or a name and a value such as utm_source=newsletter.', 'userfeedback' ) ];
	}
}
