<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Surveys\PageRules\RuleGroups;

/**
 * The surveys that a page may show, now and within two days.
 *
 * @since 0.4.0
 *
 * @phpstan-import-type Groups from RuleGroups
 */
final class PageChoice {

	/**
	 * @param list<Survey>       $surveys     Those that may show now, in the order in which they are tried.
	 * @param array<int, Groups> $rules       The page rules that the visitor's browser has to evaluate, by survey id.
	 * @param string|null        $nextAt      When the next survey is due, ISO 8601 in UTC; null for none.
	 * @param DueList|null       $listed      All of them, for the time when the next one is due.
	 * @param DueList|null       $more        Those that follow, if the browser can show none of $surveys; null for none.
	 * @param bool               $asksAccount Whether a rule depends on the visitor's login or roles.
	 */
	public function __construct(
		public readonly array $surveys = [],
		public readonly array $rules = [],
		public readonly ?string $nextAt = null,
		public readonly ?DueList $listed = null,
		public readonly ?DueList $more = null,
		public readonly bool $asksAccount = false
	) {}

	public function isEmpty(): bool {
		return $this->surveys === [] && $this->nextAt === null && $this->more === null;
	}
}
