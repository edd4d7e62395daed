<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\TextRule;

/**
 * Rules with a part of the page's address: any text.
 *
 * @since 0.3.0
 */
final class UrlTextRule extends TextRule {

	/**
	 * @param 'page_url_contains'|'page_url_not_contains' $name
	 */
	public function __construct( private readonly string $name ) {}

	public function name(): string {
		return $this->name;
	}

	protected function error( string $text ): ?array {
		return null;
	}
}
