<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\Support\VisitorToken;
use WP_Post;

/**
 * Which posts visitors may rate, and from where. Who is logged in does not matter: a rating is a visitor's.
 *
 * @since 0.6.0
 */
final class VoteAccess {

	/** What a token of a control is made for, see VisitorToken. */
	public const TOKEN_ACTION = 'rating';

	/** In the place of a revision: the token of a page. */
	private const OF_PAGE = 1;

	/** A token that a refusal carried: whoever has no page can have it, too. */
	private const OF_REFUSAL = 2;

	public function __construct(
		private readonly FeatureGate $gate,
		private readonly VisitorToken $token
	) {}

	/**
	 * The token of a control on a page. The same for all visitors and times: caches keep pages.
	 */
	public function token( int $postId ): string {
		return $this->token->create( $postId, self::OF_PAGE, self::TOKEN_ACTION );
	}

	/**
	 * A post that visitors can see now, and that can be rated.
	 *
	 * @param bool $hasControl Whether it is known that the owner put a control on its page. Otherwise the settings must name its type.
	 * @throws VoteRefused When there is none.
	 */
	public function post( int $postId, RatingSettings $settings, bool $hasControl ): WP_Post {
		$post   = $postId > 0 && $this->gate->keeps( Feature::PostRatings ) ? get_post( $postId ) : null;
		$isOpen = $post instanceof WP_Post
			&& is_post_publicly_viewable( $post )
			&& $post->post_password === ''
			&& $post->post_type !== 'attachment'
			&& ( $hasControl || in_array( $post->post_type, $settings->postTypes, true ) );
		return $isOpen && $post instanceof WP_Post ? $post : throw VoteRefused::notRateable();
	}

	/**
	 * The post that a request from a page may rate.
	 *
	 * @param string $nonce Token as the page sent it.
	 * @return array{post: WP_Post, is_from_page: bool} Whether the token is that of a page, and not one that a refusal carried.
	 * @throws VoteRefused When the post cannot be rated, the request comes from another site, or the token is not ours.
	 */
	public function demand( int $postId, RatingSettings $settings, string $nonce, Voter $voter ): array {
		$source = $this->token->revision( $nonce, $postId, self::TOKEN_ACTION );
		$post   = $this->post( $postId, $settings, $source === self::OF_PAGE );
		if ( $voter->isCrossSite ) {
			throw VoteRefused::otherSite();
		}
		if ( ! in_array( $source, [ self::OF_PAGE, self::OF_REFUSAL ], true ) ) {
			throw VoteRefused::unknownPage( $this->token->create( $postId, self::OF_REFUSAL, self::TOKEN_ACTION ) );
		}
		return [
			'post'         => $post,
			'is_from_page' => $source === self::OF_PAGE,
		];
	}
}
