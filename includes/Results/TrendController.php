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
 * REST: how a question was answered over time.
 *
 * @since 0.5.0
 */
final class TrendController extends RestController {

	/** @var string */
	protected $rest_base = self::QUESTION . '/trend';

	public function __construct(
		private readonly TrendService $trend,
		private readonly Ranges $ranges
	) {}

	public function register_routes(): void {
		// GET surveys/{id}/questions/{question_id}/trend: average and score by day, week or month.
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
			ResultsSchema::trend( ... )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->trend->ofQuestion(
				self::pathId( $request ),
				self::pathQuestionId( $request ),
				$this->ranges->choose( RangeRequest::of( $request->get_params() ) ),
				Cast::string( $request['language'] )
			)
		);
	}
}
