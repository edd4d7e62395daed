<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\ChoiceRule;
use UserFeedback\Surveys\PageRules\Choices;
use UserFeedback\Surveys\PageRules\PageTest;

/**
 * Whether the page has a term, such as a category, or is its archive. An id is that of a term.
 *
 * @since 0.3.0
 */
final class TermRule extends ChoiceRule implements Choices, PageTest {

	use AppliesToPage;

	public function name(): string {
		return 'taxonomy_term';
	}

	/**
	 * Terms of the taxonomies that visitors can view, each with the name of its taxonomy.
	 */
	public function choices( string $search ): array {
		$taxonomies = TaxonomyRule::viewable();
		$terms      = get_terms(
			[
				'taxonomy'               => array_keys( $taxonomies ),
				'name__like'             => $search,
				'number'                 => self::MAX_FOUND,
				'hide_empty'             => false,
				'orderby'                => 'name',
				'update_term_meta_cache' => false,
			]
		);
		$choices    = [];
		foreach ( is_array( $terms ) && $taxonomies !== [] ? $terms : [] as $term ) {
			if ( $term instanceof \WP_Term ) {
				/* translators: 1: name of a term, 2: name of its taxonomy, for example "News (Category)". */
				$label     = _x( '%1$s (%2$s)', 'term and taxonomy', 'userfeedback' );
				$choices[] = [
					'id'    => (string) $term->term_id,
					'label' => Found::plain( sprintf( $label, $term->name, $taxonomies[ $term->taxonomy ] ) ),
				];
			}
		}
		return $choices;
	}

	/**
	 * Without the parents of its terms.
	 */
	protected function current(): array {
		return array_map( 'strval', array_column( PageTerms::all(), 'term_id' ) );
	}

	protected function isId( string $id ): bool {
		return preg_match( '/^[1-9]\d{0,18}$/D', $id ) === 1;
	}
}
