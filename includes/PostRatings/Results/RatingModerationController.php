<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * REST: what owners do with single ratings of a post.
 *
 * @since 0.6.0
 */
final class RatingModerationController extends RestController {

	/** @var string */
	protected $rest_base = 'post-ratings/results/(?P<id>\d+)';

	public function __construct( private readonly RatingModeration $moderation ) {}

	public function register_routes(): void {
		// DELETE post-ratings/results/{id}: deletes ratings of a post, published or spam, for good.
		$this->addRoute( $this->rest_base, [ $this->route( 'DELETE', 'deleted', $this->moderation->delete( ... ) ) ] );

		// POST post-ratings/results/{id}/restore: says that ratings are not spam.
		$this->addRoute( "$this->rest_base/restore", [ $this->route( 'POST', 'updated', $this->moderation->restore( ... ) ) ] );
	}

	/**
	 * @param string                                   $result Name of the ids that were changed, in the answer.
	 * @param Closure( int, list<int> ): list<int> $work
	 * @return array<string, mixed>
	 */
	private function route( string $method, string $result, Closure $work ): array {
		$change = fn ( WP_REST_Request $request ) => $this->answer(
			static fn () => [ $result => $work( self::pathId( $request ), self::ids( $request, 'rating_ids' ) ) ]
		);
		$ids     = [ 'rating_ids' => self::idList() ];
		$changed = static fn () => JsonSchema::idsNamed( $result );
		return self::endpoint( $method, $change, $this->requires( Capability::DELETE_SURVEYS ), $ids, [ 200 => $changed ] );
	}
}
