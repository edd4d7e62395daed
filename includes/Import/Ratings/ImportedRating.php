<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * A rating that is about to be stored.
 *
 * @since 0.6.0
 */
final class ImportedRating {

	/**
	 * @param string $hash      See SourceHash.
	 * @param int    $value     1 to 5.
	 * @param string $createdAt Column: UTC.
	 * @param string $ratedOn   Column: the site's day.
	 */
	public function __construct(
		public readonly int $postId,
		public readonly string $hash,
		public readonly int $value,
		public readonly string $createdAt,
		public readonly string $ratedOn
	) {}
}
