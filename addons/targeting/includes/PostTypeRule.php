<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Surveys\PageRules\ChoiceRule;
use UserFeedback\Surveys\PageRules\Choices;
use UserFeedback\Surveys\PageRules\PageTest;

/**
 * The post type of a single entry, or of an archive of entries. The blog page is no such archive.
 *
 * @since 0.3.0
 */
final class PostTypeRule extends ChoiceRule implements Choices, PageTest {

	use AppliesToPage;

	public function name(): string {
		return 'post_type';
	}

	/**
	 * Post types that visitors can view.
	 */
	public function choices( string $search ): array {
		$types = array_filter( get_post_types( [], 'objects' ), is_post_type_viewable( ... ) );
		return Found::in( array_map( static fn ( \WP_Post_Type $type ) => Cast::string( $type->labels->name ), $types ), $search );
	}

	protected function current(): array {
		$object = get_queried_object();
		return match ( true ) {
			$object instanceof \WP_Post      => is_singular() ? [ $object->post_type ] : [],
			$object instanceof \WP_Post_Type => [ $object->name ],
			default                          => [],
		};
	}

	protected function isId( string $id ): bool {
		return preg_match( '/^[a-z0-9_-]{1,20}$/D', $id ) === 1;
	}
}
