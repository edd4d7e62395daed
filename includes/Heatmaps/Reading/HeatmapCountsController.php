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
		$days      = [ 'description' => 'Local date of the site; give both or none, which is all days.' ];
		$range     = array_map( static fn ( array $day ) => $days + $day, RangeRequest::schema( allTime: null ) );
		$arguments = $range + [
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
		$from   = $request['from'];
		$to     = $request['to'];
		$query  = new CountsQuery(
			self::pathId( $request ),
			Cast::string( $request['kind'] ),
			$device === '' ? null : $device,
			// A heatmap is what it has counted until it ended: all of it, unless somebody compares days.
			new RangeRequest( is_string( $from ) ? $from : null, is_string( $to ) ? $to : null, $from === null && $to === null )
		);
		return $this->answer( fn () => $this->counts->of( $query, get_current_user_id() ) );
	}
}
