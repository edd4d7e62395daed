<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\PostPanel;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\DatabaseError;
use UserFeedback\Support\AccessDenied;
use WP_Post;

/**
 * What the panel in the post editor shows of a post: its surveys.
 *
 * @since 0.6.0
 */
final class PostPanelService {

	public function __construct( private readonly PostSurveys $surveys ) {}

	/**
	 * The panel for the current user, who may edit surveys.
	 *
	 * @param list<int> $included See PostSurveys::of().
	 * @return array<string, mixed> In the shape of PostSurveysSchema::answer().
	 * @throws PostNotFound  When there is no such post, or its type has no pages.
	 * @throws AccessDenied  When the user may not edit the post.
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function of( int $postId, array $included ): array {
		$post = get_post( $postId );
		if ( ! $post instanceof WP_Post || ! is_post_type_viewable( $post->post_type ) ) {
			throw new PostNotFound();
		}
		if ( ! current_user_can( 'edit_post', $post->ID ) ) {
			throw AccessDenied::byRights();
		}
		return $this->surveys->of( $post, $included ) + [ 'ratings' => null ];
	}
}
