<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\PageTest;

/**
 * What kind of page WordPress shows.
 *
 * @since 0.3.0
 */
final class PageTypeRule extends ListedChoiceRule implements PageTest {

	use AppliesToPage;

	public function name(): string {
		return 'wp_page_type';
	}

	protected function labels(): array {
		return [
			'front_page' => __( 'Home page', 'userfeedback' ),
			'posts_page' => __( 'Blog page', 'userfeedback' ),
			'post'       => __( 'Single post', 'userfeedback' ),
			'page'       => __( 'Page', 'userfeedback' ),
			'attachment' => __( 'Attachment page', 'userfeedback' ),
			'post_type'  => __( 'Single entry of another post type', 'userfeedback' ),
			'category'   => __( 'Category archive', 'userfeedback' ),
			'tag'        => __( 'Tag archive', 'userfeedback' ),
			'taxonomy'   => __( 'Archive of another taxonomy', 'userfeedback' ),
			'author'     => __( 'Author archive', 'userfeedback' ),
			'date'       => __( 'Date archive', 'userfeedback' ),
			'archive'    => __( 'Archive of a post type', 'userfeedback' ),
			'search'     => __( 'Search results', 'userfeedback' ),
			'not_found'  => __( 'Page not found (404)', 'userfeedback' ),
		];
	}

	/**
	 * A page may be of several types: the home page is often a page, or the blog page.
	 */
	protected function current(): array {
		$types = [
			'front_page' => is_front_page(),
			'posts_page' => is_home(),
			'post'       => is_singular( 'post' ),
			'page'       => is_page(),
			'attachment' => is_attachment(),
			'post_type'  => is_singular() && ! is_singular( [ 'post', 'page', 'attachment' ] ),
			'category'   => is_category(),
			'tag'        => is_tag(),
			'taxonomy'   => is_tax(),
			'author'     => is_author(),
			'date'       => is_date(),
			'archive'    => is_post_type_archive(),
			'search'     => is_search(),
			'not_found'  => is_404(),
		];
		return array_keys( array_filter( $types ) );
	}
}
