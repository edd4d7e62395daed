<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: which pages are recorded.
 *
 * @since 0.7.0
 */
final class HeatmapsController extends RestController {

	/** @var string */
	protected $rest_base = 'heatmaps';

	public function __construct( private readonly HeatmapService $heatmaps ) {}

	public function register_routes(): void {
		$manage = $this->requires( Capability::MANAGE );
		$one    = HeatmapSchema::heatmap( ... );

		// GET heatmaps: a page of them.
		$view = $this->requires( Capability::VIEW_RESULTS );
		$list = self::endpoint( 'GET', $this->list( ... ), $view, $this->listArguments(), [ 200 => HeatmapSchema::list( ... ) ] );
		$this->addRoute( $this->rest_base, [ $list ] );

		// POST heatmaps/pages: begins to record a page.
		$create = self::endpoint( 'POST', $this->create( ... ), $manage, self::arguments( HeatmapSchema::creation() ), [ 201 => $one ] );
		$this->addRoute( "$this->rest_base/pages", [ $create ] );

		// POST heatmaps/pages/{id}: pauses, resumes or ends recording, or changes how much is recorded.
		$update = self::endpoint( 'POST', $this->update( ... ), $manage, self::arguments( HeatmapSchema::changes() ), [ 200 => $one ] );
		// DELETE heatmaps/pages/{id}: deletes the heatmap and all that was counted, for good.
		$gone   = static fn () => JsonSchema::object( [ 'deleted' => JsonSchema::YES_NO ] );
		$delete = self::endpoint( 'DELETE', $this->delete( ... ), $this->requires( Capability::DELETE_SURVEYS ), [], [ 200 => $gone ] );
		$this->addRoute( "$this->rest_base/pages/(?P<id>\d+)", [ $update, $delete ] );
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function listArguments(): array {
		return self::paging() + [
			'filter' => [
				'type'                 => 'object',
				'properties'           => [
					'status' => [
						'description' => 'All of them without it.',
						'type'        => 'string',
						'enum'        => [ 'all', ...Heatmap::STATES ],
					],
				],
				'additionalProperties' => false,
				'default'              => [],
				'validate_callback'    => self::validateObject( ... ),
			],
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function list( WP_REST_Request $request ): WP_REST_Response {
		$status = Cast::string( Cast::at( $request['filter'], 'status' ) ?? 'all' );
		return $this->answer(
			fn () => $this->heatmaps->list( $status, Cast::int( $request['page'] ), Cast::int( $request['per_page'] ), get_current_user_id() )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		$url = $request['url'];
		return $this->answer(
			fn () => $this->heatmaps->create(
				is_string( $url ) ? $url : null,
				Cast::int( $request['post_id'] ),
				Cast::string( $request['title'] ),
				Cast::int( $request['wanted_views'] ),
				Cast::int( $request['sample'] ),
				get_current_user_id()
			),
			201
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function update( WP_REST_Request $request ): WP_REST_Response {
		/** @var array{state?: string, wanted_views?: int, sample?: int, title?: string} $changes */
		$changes = array_filter(
			array_intersect_key( $request->get_params(), HeatmapSchema::changes()['properties'] ),
			static fn ( mixed $value ) => $value !== null
		);
		return $this->answer( fn () => $this->heatmaps->update( self::pathId( $request ), $changes, get_current_user_id() ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function delete( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$this->heatmaps->delete( self::pathId( $request ), get_current_user_id() );
				return [ 'deleted' => true ];
			}
		);
	}
}
