<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

/**
 * A page rule whose choices are found with GET logic-type.
 *
 * @since 0.3.0
 *
 * @phpstan-type Choice array{id: string, label: string}
 */
interface Choices {

	/** The most choices in one answer. */
	public const MAX_FOUND = 50;

	/**
	 * Choices whose label contains a text: plain texts, at most MAX_FOUND.
	 *
	 * @param string $search '' for any.
	 * @return list<Choice>
	 */
	public function choices( string $search ): array;
}
