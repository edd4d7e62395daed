<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

/**
 * The page of the site on which somebody answered.
 *
 * @since 0.1.0
 */
final class Page {

	/**
	 * @param string $url    Absolute URL on this site, without fragment and query; '' for no page (an import).
	 * @param string $name   Title of the page.
	 * @param int    $postId Post that the page shows, 0 for none.
	 * @param int    $id     Its id, 0 unless it is known to be stored (since 0.7.0).
	 */
	public function __construct(
		public readonly string $url,
		public readonly string $name,
		public readonly int $postId,
		public readonly int $id = 0
	) {}

	/**
	 * No page: the response was not given on one.
	 */
	public static function none(): self {
		return new self( '', '', 0 );
	}
}
