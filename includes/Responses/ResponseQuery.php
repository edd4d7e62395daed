<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;

/**
 * A page of a survey's list of responses.
 *
 * @since 0.1.0
 */
final class ResponseQuery {

	/**
	 * Which responses, and in which order.
	 *
	 * @since 0.5.0
	 */
	public readonly ResponseFilter $filter;

	/**
	 * @param int                 $page    From 1.
	 * @param int                 $perPage Items on a page.
	 * @param ResponseStatus      $status  Where they are.
	 * @param string              $order   By date: desc is newest first, asc oldest first.
	 * @param ResponseFilter|null $filter  Replaces the survey, the status and the order; see of().
	 * @param ListPlace|null    $start   Where a search begins; null for the beginning of the list.
	 */
	public function __construct(
		int $surveyId,
		public readonly int $page = 1,
		public readonly int $perPage = 20,
		ResponseStatus $status = ResponseStatus::Publish,
		string $order = 'desc',
		?ResponseFilter $filter = null,
		public readonly ?ListPlace $start = null
	) {
		$this->filter = $filter ?? new ResponseFilter( $surveyId, $status, newestFirst: $order === 'desc' );
	}

	/**
	 * The same page of what another filter finds.
	 *
	 * @since 0.7.0
	 */
	public function withFilter( ResponseFilter $filter ): self {
		return self::of( $filter, $this->page, $this->perPage, $this->start );
	}

	/**
	 * A page of what a filter finds.
	 *
	 * @since 0.5.0
	 */
	public static function of( ResponseFilter $filter, int $page, int $perPage, ?ListPlace $start = null ): self {
		return new self( $filter->surveyId, $page, $perPage, filter: $filter, start: $start );
	}
}
