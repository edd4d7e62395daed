<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\TextRule;

/**
 * Rules with one address: of the page, or of the page that the visitor came from.
 *
 * @since 0.3.0
 */
final class UrlRule extends TextRule {

	/** An absolute http(s) URL; the builder checks the same (src/survey-model/page-rules). */
	private const URL = '~^https?://(?:\[[0-9a-f:.]+\]|[\p{L}\p{N}\p{M}_.-]+)(?::\d{1,5})?(?:[/?#][^\s"<>\\\\^`{|}]*)?$~Diu';

	/**
	 * @param 'page_url_is'|'page_url_is_not'|'referrer' $name
	 */
	public function __construct( private readonly string $name ) {}

	public function name(): string {
		return $this->name;
	}

	public function emptyMessage(): string {
		return __( 'Enter a URL.', 'userfeedback' );
	}

	protected function error( string $text ): ?array {
		return preg_match( self::URL, $text ) === 1
			? null
			: [ 'invalid_url', __( 'Enter a complete URL, such as https://example.com/pricing/.', 'userfeedback' ) ];
	}
}
