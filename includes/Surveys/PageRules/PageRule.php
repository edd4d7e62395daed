<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;

/**
 * A type of page rules (docs/guides/page-rules.md). Extend TextRule or ChoiceRule, which implement most methods. Implement PageTest as well if it is
 * about the page's content, or AccountRule if it is about the visitor's login.
 *
 * @since 0.3.0
 *
 * @phpstan-type Data string|list<array{id: string, label: string}>
 */
interface PageRule {

	/**
	 * Name that is stored with each rule: lower-case letters, digits and underscores. Types of other plugins start with their own prefix.
	 */
	public function name(): string;

	/**
	 * Normalises sent data, after its texts have been normalised with Text::lines(). It may have any type.
	 */
	public function normalize( mixed $data ): mixed;

	/**
	 * Whether data is missing. Drafts may be stored without it; surveys cannot be published.
	 *
	 * @param Data $data
	 */
	public function isEmpty( string|array $data ): bool;

	/**
	 * Errors of data, which is not empty and fits Pages::schemas().
	 *
	 * @param Data $data
	 * @return list<FieldError> Field paths are relative to the data; '' is all of it.
	 */
	public function errors( string|array $data ): array;

	/**
	 * Message for missing data, such as "Enter a text."
	 */
	public function emptyMessage(): string;
}
