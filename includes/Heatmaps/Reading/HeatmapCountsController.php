<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Reading;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\HeatmapSchema;
use UserFeedback\Model\Capability;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: what was counted on recorded pages.
 *
 * @since 0.7.0
 */
final class HeatmapCountsController extends RestController {

	/** @var string */
	protected $rest_base = 'heatmaps/pages/(?P<id>\d+)';

	public function __construct( private readonly HeatmapCounts $counts ) {}

	public function register_routes(): void {
		$arguments = RangeRequest::schema() + [
			'kind'   => [
				'type'        => 'string',
				'enum'        => [ ...CellCode::ON_ELEMENTS, CellCode::SCROLL ],
				'default'     => CellCode::CLICK,
				'description' => 'What of the elements is counted; with scroll there are none.',
			],
			'device' => [
				'type'        => 'string',
				'enum'        => array_keys( CellCode::DEVICES ),
				'description' => 'All without it.',
			],
		];
		// GET heatmaps/pages/{id}: what was counted on a page.
		$view = $this->requires( Capability::VIEW_RESULTS );
		$read = self::endpoint( 'GET', $this->read( ... ), $view, $arguments, [ 200 => HeatmapSchema::counts( ... ) ] );
		$this->addRoute( $this->rest_base, [ $read ] );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function read( WP_REST_Request $request ): WP_REST_Response {
		$device = Cast::string( $request['device'] );
		$query  = new CountsQuery(
			self::pathId( $request ),
			Cast::string( $request['kind'] ),
			$device === '' ? null : $device,
			RangeRequest::of( $request->get_params() )
		);
		return $this->answer( fn () => $this->counts->of( $query, get_current_user_id() ) );
	}
}
