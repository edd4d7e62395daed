<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: results of a survey.
 *
 * @since 0.1.0
 */
final class ResultsController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/results';

	public function __construct(
		private readonly ResultsService $results,
		private readonly Ranges $ranges
	) {}

	public function register_routes(): void {
		// GET surveys/{id}/results: statistics of a range of days, or of all time; of all languages, or of one.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'GET',
					$this->get( ... ),
					$this->requires( Capability::VIEW_RESULTS ),
					RangeRequest::schema() + LanguageFilter::argument()
				),
			],
			ResultsSchema::results( ... )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->results->ofSurvey(
				self::pathId( $request ),
				$this->ranges->choose( RangeRequest::of( $request->get_params() ) ),
				Cast::string( $request['language'] )
			)
		);
	}
}
