<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Surveys\PageRules\ChoiceRule;
use UserFeedback\Surveys\PageRules\Choices;
use UserFeedback\Surveys\PageRules\PageTest;

/**
 * Whether the page has a term of a taxonomy, or is the archive of one.
 *
 * @since 0.3.0
 */
final class TaxonomyRule extends ChoiceRule implements Choices, PageTest {

	use AppliesToPage;

	public function name(): string {
		return 'taxonomy';
	}

	public function choices( string $search ): array {
		return Found::in( self::viewable(), $search );
	}

	/**
	 * Taxonomies that visitors can view.
	 *
	 * @return array<string, string> Names by key.
	 */
	public static function viewable(): array {
		$taxonomies = array_filter( get_taxonomies( [], 'objects' ), is_taxonomy_viewable( ... ) );
		return array_map( static fn ( \WP_Taxonomy $taxonomy ) => Cast::string( $taxonomy->labels->singular_name ), $taxonomies );
	}

	protected function current(): array {
		return array_column( PageTerms::all(), 'taxonomy' );
	}

	protected function isId( string $id ): bool {
		return preg_match( '/^[a-z0-9_-]{1,32}$/D', $id ) === 1;
	}
}
