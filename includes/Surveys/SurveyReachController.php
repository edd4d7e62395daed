<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: where visitors meet a survey.
 *
 * @since 0.3.0
 */
final class SurveyReachController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys';

	public function __construct( private readonly SurveyReach $reach ) {}

	public function register_routes(): void {
		// GET surveys/{id}/reach: a page that shows it, and surveys that are shown on the same pages.
		$this->addRoute(
			$this->rest_base . '/(?P<id>\d+)/reach',
			[
				self::endpoint(
					'GET',
					$this->get( ... ),
					$this->requires( Capability::EDIT_SURVEYS ),
					[ 'id' => [ 'type' => 'integer', 'minimum' => 1, 'required' => true ] ]
				),
			],
			static fn () => SurveySchema::reach()
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$reach = $this->reach->of( self::pathId( $request ) );
				return [
					'view_url'       => $reach['view_url'],
					'overlaps'       => array_map(
						static fn ( array $overlap ) => [
							'id'          => $overlap['survey']->id,
							'title'       => $overlap['survey']->title,
							'shows_first' => $overlap['shows_first'],
						],
						$reach['overlaps']
					),
					'overlaps_count' => $reach['overlaps_count'],
				];
			}
		);
	}
}
