<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

/**
 * The page on which somebody answered.
 */
final class PageVisit {

	/**
	 * @param string $url    Absolute, of this site, without fragment and without query; '' for none (an import).
	 * @param string $name   Its title.
	 * @param int    $postId The post it shows, 0 for none.
	 */
	public function __construct(
		public readonly string $url,
		public readonly string $name,
		public readonly int $postId
	) {}

	/**
	 * No page: the answer was not given on one.
	 */
	public static function none(): self {
		return new self( '', '', 0 );
	}
}
