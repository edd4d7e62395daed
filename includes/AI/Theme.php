<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * A subject that several visitors wrote about.
 *
 * @since 0.5.0
 */
final class Theme {

	/** Responses of a theme that are kept by id, the newest. */
	public const KEPT_IDS = 50;

	/**
	 * @param string      $title       Plain text.
	 * @param int         $count       Responses about it.
	 * @param list<int>   $responseIds The newest of these, at most KEPT_IDS.
	 * @param list<Quote> $quotes
	 * @param string      $search      Words that find these responses in the list; '' for none.
	 */
	public function __construct(
		public readonly string $title,
		public readonly int $count,
		public readonly Mood $mood,
		public readonly array $responseIds,
		public readonly array $quotes,
		public readonly string $search = ''
	) {}
}
