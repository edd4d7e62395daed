<?php

declare( strict_types=1 );

namespace UserFeedback\RatingControl;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\TemporaryFailure;
use WP_Block;

/**
 * Block binding source userfeedback/post-rating: the average or the number of a post's ratings in a paragraph, heading or other block. The argument
 * `key` is average or count. The post is that of the context, so it also works in query loops. Whatever the block contains shows where there is
 * no such figure: posts that visitors cannot see or rate, and the average of a post without ratings.
 *
 * @since 0.6.0
 */
final class RatingBinding {

	public function __construct( private readonly RatingServices $services ) {}

	/**
	 * The value of a bound attribute, in the format of the site's language; null for the block's own text.
	 *
	 * @param array<mixed> $arguments Of the binding.
	 */
	public function value( array $arguments, WP_Block $block ): ?string {
		$postId = Cast::int( $block->context['postId'] ?? 0 ) ?: (int) get_the_ID();
		return $this->figure( $postId, Cast::string( $arguments['key'] ?? '' ) );
	}

	private function figure( int $postId, string $key ): ?string {
		if ( $postId <= 0 || ! in_array( $key, [ 'average', 'count' ], true ) ) {
			return null;
		}
		try {
			$statistics = $this->services->votes()->statistics( $postId );
		} catch ( DomainError | TemporaryFailure ) {
			// Not for visitors, or the tables are missing: the page works without.
			return null;
		}
		return match ( true ) {
			$key === 'count'     => number_format_i18n( $statistics->count ),
			$statistics->count > 0  => number_format_i18n( $statistics->average, 1 ),
			default              => null,
		};
	}
}
