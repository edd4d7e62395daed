<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Response;

/**
 * Where a reader of a list of responses stopped. It stays valid when the response at that place is deleted.
 *
 * @since 0.5.0
 */
final class ListPlace {

	/**
	 * @param string $day The site's local date of the response, YYYY-MM-DD.
	 * @param int    $id  Of the response.
	 */
	public function __construct(
		public readonly string $day,
		public readonly int $id
	) {}

	/**
	 * The place of a response.
	 */
	public static function of( Response $response ): self {
		return new self( $response->day, $response->id );
	}
}
