<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\TextRule;

/**
 * A regular expression that the page's address matches.
 *
 * @since 0.3.0
 */
final class UrlPatternRule extends TextRule {

	public function name(): string {
		return 'page_url_matches';
	}

	public function emptyMessage(): string {
		return __( 'Enter a regular expression.', 'userfeedback' );
	}

	protected function error( string $text ): ?array {
		$problem = UrlPattern::problem( $text );
		return match ( $problem ) {
			null                   => null,
			UrlPattern::TOO_LONG   => [
				$problem,
				/* translators: %d: a number of characters. */
				sprintf( __( 'A regular expression can have at most %d characters. Shorten it.', 'userfeedback' ), UrlPattern::MAX_LENGTH ),
			],
			UrlPattern::TOO_SLOW   => [
				$problem,
				__( 'This regular expression could take too long. Use fewer repetitions and alternatives.', 'userfeedback' ),
			],
			default                => [ $problem, __( 'This regular expression is not valid. Correct it.', 'userfeedback' ) ],
		};
	}
}
