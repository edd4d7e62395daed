<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\SurveyQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: responses of all surveys, or of one, day by day, beside a page of the surveys.
 *
 * @since 0.1.0
 */
final class OverviewController extends RestController {

	/** @var string */
	protected $rest_base = 'results-summary';

	public function __construct(
		private readonly OverviewService $overview,
		private readonly Ranges $ranges
	) {}

	public function register_routes(): void {
		// GET results-summary: counts of a range of days (the last 30 by default) and a page of the surveys.
		$this->addRoute(
			$this->rest_base,
			[ self::endpoint( 'GET', $this->get( ... ), $this->requires( Capability::VIEW_RESULTS ), $this->get_collection_params() ) ],
			OverviewSchema::overview( ... )
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		return RangeRequest::schema( 'start_date', 'end_date', null ) + self::paging() + [
			'orderby'   => [
				'type'    => 'string',
				'enum'    => SurveyQuery::ORDER_BY,
				'default' => 'created_at',
			],
			'order'     => [
				'type'    => 'string',
				'enum'    => [ 'asc', 'desc' ],
				'default' => 'desc',
			],
			'survey_id' => [
				'description' => 'Whose responses are counted; all surveys\' without it.',
				'type'        => 'integer',
				'minimum'     => 1,
			],
			'search'    => [
				'description'       => 'A part of the title of the surveys that are listed.',
				'type'              => 'string',
				'maxLength'         => 200,
				'default'           => '',
				'sanitize_callback' => self::searchText( ... ),
				// WordPress checks type and length by itself only where nothing else sanitizes.
				'validate_callback' => 'rest_validate_request_arg',
			],
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->overview->overview(
				$this->ranges->choose( RangeRequest::of( $request->get_params(), 'start_date', 'end_date', null ) ),
				isset( $request['survey_id'] ) ? Cast::int( $request['survey_id'] ) : null,
				new SurveyQuery(
					Cast::int( $request['page'] ),
					Cast::int( $request['per_page'] ),
					Cast::string( $request['orderby'] ),
					Cast::string( $request['order'] ),
					search: Cast::string( $request['search'] )
				)
			)
		);
	}
}
