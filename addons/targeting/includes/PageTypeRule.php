<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\DecidedBy;

/**
 * What kind of page WordPress shows.
 *
 * @since 0.3.0
 */
final class PageTypeRule extends ListedChoiceRule {

	public function name(): string {
		return 'wp_page_type';
	}

	public function decidedBy(): DecidedBy {
		return DecidedBy::Page;
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
}
