<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

/**
 * The types of page rules on this site. The add-on targeting registers those of the builder, other plugins theirs.
 *
 * @since 0.3.0
 */
final class PageRules {

	/** @var array<string, PageRule> By name. */
	private array $rules = [];

	/**
	 * @param list<PageRule> $rules A later one replaces an earlier one with the same name.
	 */
	public function __construct( array $rules = [] ) {
		foreach ( $rules as $rule ) {
			$this->rules[ $rule->name() ] = $rule;
		}
	}

	/**
	 * The type with a name; null if its plugin is not active.
	 */
	public function find( string $name ): ?PageRule {
		return $this->rules[ $name ] ?? null;
	}

	/**
	 * @return array<string, PageRule> By name.
	 */
	public function all(): array {
		return $this->rules;
	}
}
