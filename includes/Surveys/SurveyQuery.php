<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

/**
 * Query of a list of surveys.
 *
 * @since 0.1.0
 */
final class SurveyQuery {

	/** Columns to sort by. */
	public const ORDER_BY = [ 'id', 'title', 'status', 'created_at' ];

	/**
	 * Status filters.
	 *
	 * @since 0.7.0
	 */
	public const STATUSES = [ 'all', 'publish', 'scheduled', 'draft', 'trash' ];

	/**
	 * @param int    $page    From 1.
	 * @param int    $perPage Items on a page.
	 * @param string $orderBy One of ORDER_BY.
	 * @param string $order   asc or desc.
	 * @param string $status  One of STATUSES; all, like '', is all but the trash.
	 * @param string $search  Part of a title; '' is any.
	 */
	public function __construct(
		public readonly int $page = 1,
		public readonly int $perPage = 20,
		public readonly string $orderBy = 'id',
		public readonly string $order = 'desc',
		public readonly string $status = '',
		public readonly string $search = ''
	) {}
}
