<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\RuleGroups;

/**
 * What the page rules of a survey say about a page, as far as PHP can evaluate them.
 *
 * @since 0.4.0
 *
 * @phpstan-import-type Groups from RuleGroups
 */
final class PageVerdict {

	/** The rules cannot be evaluated, because the targeting add-on or another plugin is not active. */
	public const TARGETING_MISSING = 'targeting_missing';

	/** The page does not fulfil the rules. */
	public const PAGE = 'page';

	/**
	 * @param self::*|null $reason      Why the survey is hidden; null if it may show.
	 * @param Groups       $rules       What the visitor's browser has to evaluate.
	 * @param string       $results     The results of the rules about the page's content, see PageTargeting::afterwards().
	 * @param bool         $asksAccount Whether the browser needs to know the visitor's login and roles.
	 */
	public function __construct(
		public readonly ?string $reason,
		public readonly array $rules = [],
		public readonly string $results = '',
		public readonly bool $asksAccount = false
	) {}
}
