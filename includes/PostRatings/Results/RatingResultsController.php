<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: results of post ratings.
 *
 * @since 0.6.0
 */
final class RatingResultsController extends RestController {

	/** @var string */
	protected $rest_base = 'post-ratings/results';

	public function __construct( private readonly RatingResultsService $results ) {}

	public function register_routes(): void {
		$view = $this->requires( Capability::VIEW_RESULTS );

		// GET post-ratings/results: a page of the posts with ratings.
		$this->addRoute(
			$this->rest_base,
			[ self::endpoint( 'GET', $this->posts( ... ), $view, $this->listArguments( RatedPostQuery::ORDER_BY, 'total_ratings' ) ) ],
			RatingResultsSchema::posts( ... )
		);

		// GET post-ratings/results/{id}: a page of the ratings of a post.
		$this->addRoute(
			$this->rest_base . '/(?P<id>\d+)',
			[
				self::endpoint(
					'GET',
					$this->ratings( ... ),
					$view,
					$this->listArguments( RatingQuery::ORDER_BY, 'created_at' ) + [
						'filter' => [
							'type'                 => 'object',
							'properties'           => [
								'status' => [
									'description' => 'Published ratings without it.',
									'type'        => 'string',
									'enum'        => RatingQuery::STATUSES,
								],
							],
							'additionalProperties' => false,
							'default'              => [],
							'validate_callback'    => self::validateObject( ... ),
						],
					]
				),
			],
			RatingResultsSchema::ratings( ... )
		);
	}

	/**
	 * @param list<string> $orderBy
	 * @return array<string, array<string, mixed>>
	 */
	private function listArguments( array $orderBy, string $default ): array {
		$paging                        = self::paging();
		$paging['per_page']['default'] = RatedPostQuery::PER_PAGE;
		return RangeRequest::schema() + $paging + [
			'orderby' => [
				'type'    => 'string',
				'enum'    => $orderBy,
				'default' => $default,
			],
			'order'   => [
				'type'    => 'string',
				'enum'    => [ 'asc', 'desc' ],
				'default' => 'desc',
			],
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function posts( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->results->posts(
				new RatedPostQuery(
					$this->days( $request ),
					Cast::int( $request['page'] ),
					Cast::int( $request['per_page'] ),
					Cast::string( $request['orderby'] ),
					Cast::string( $request['order'] )
				),
				get_current_user_id()
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function ratings( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->results->ratings(
				new RatingQuery(
					self::pathId( $request ),
					$this->days( $request ),
					Cast::string( Cast::at( $request['filter'], 'status' ) ?? 'publish' ),
					Cast::int( $request['page'] ),
					Cast::int( $request['per_page'] ),
					Cast::string( $request['orderby'] ),
					Cast::string( $request['order'] )
				),
				get_current_user_id()
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function days( WP_REST_Request $request ): ?DayRange {
		return $this->results->range( RangeRequest::of( $request->get_params() ) );
	}
}
