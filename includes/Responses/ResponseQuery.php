<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;

/**
 * Which responses of a survey a list asks for.
 *
 * @since 0.1.0
 */
final class ResponseQuery {

	/**
	 * @param int            $page    From 1.
	 * @param int            $perPage Items on a page.
	 * @param ResponseStatus $status  Where they are.
	 * @param string         $order   By date: desc is newest first, asc oldest first.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly int $page = 1,
		public readonly int $perPage = 20,
		public readonly ResponseStatus $status = ResponseStatus::Publish,
		public readonly string $order = 'desc'
	) {}
}
