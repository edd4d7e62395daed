<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\PostPanel;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\NotFound;
use WP_Post;

/**
 * What the panel in the post editor shows of a post: its surveys and its ratings.
 *
 * @since 0.6.0
 */
final class PostPanelService {

	/**
	 * @param Closure(): RatingStatisticsReader $statistics Called only if the user may see ratings.
	 */
	public function __construct(
		private readonly PostSurveys $surveys,
		private readonly FeatureGate $gate,
		#[Lazy( RatingStatisticsReader::class )] private readonly Closure $statistics
	) {}

	/**
	 * The panel for the current user, who may edit surveys.
	 *
	 * @param list<int> $included See PostSurveys::of().
	 * @return array<string, mixed> In the shape of PostSurveysSchema::answer().
	 * @throws NotFound  When there is no such post, or its type has no pages.
	 * @throws AccessDenied  When the user may not edit the post.
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function of( int $postId, array $included ): array {
		$post = get_post( $postId );
		if ( ! $post instanceof WP_Post || ! is_post_type_viewable( $post->post_type ) ) {
			throw NotFound::post();
		}
		if ( ! current_user_can( 'edit_post', $post->ID ) ) {
			throw AccessDenied::byRights();
		}
		return $this->surveys->of( $post, $included ) + [ 'ratings' => $this->ratings( $postId ) ];
	}

	/**
	 * @return array{count: int, average: float, liked: int|null}|null Null if the user may not see ratings, or they are locked.
	 * @throws DatabaseError When the tables cannot be read.
	 */
	private function ratings( int $postId ): ?array {
		if ( ! current_user_can( Capability::VIEW_RESULTS ) || ! $this->gate->allows( Feature::RatingResults ) ) {
			return null;
		}
		$statistics = ( $this->statistics )()->of( $postId );
		$icon    = RatingIcons::of( RatingSettingsReader::current()->iconId );
		return [
			'count'   => $statistics->count,
			'average' => $statistics->average,
			'liked'   => $icon->isBinary() ? $statistics->likedPercent() : null,
		];
	}
}
