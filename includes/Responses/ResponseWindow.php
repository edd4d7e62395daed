<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * A page of a filtered list: what was found among the responses that were read for it.
 *
 * @since 0.5.0
 */
final class ResponseWindow {

	/**
	 * @param list<int>        $ids   Responses on the page, in the order of the list.
	 * @param int              $total Responses that were found, on all pages.
	 * @param ListPlace|null $next  The first response that was not read; null if all were.
	 */
	public function __construct(
		public readonly array $ids,
		public readonly int $total,
		public readonly ?ListPlace $next
	) {}
}
