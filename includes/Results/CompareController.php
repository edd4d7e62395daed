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
 * REST: two groups of visitors side by side.
 *
 * @since 0.5.0
 */
final class CompareController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/compare';

	public function __construct(
		private readonly CompareService $comparison,
		private readonly Ranges $ranges
	) {}

	public function register_routes(): void {
		$group = [
			'type'        => 'string',
			'maxLength'   => 500,
			'default'     => '',
			'description' => 'A group: a device, the id of a page, a country, a language, or the id of an option or else a label that it has or had.',
		];
		// GET surveys/{id}/compare: what two groups of visitors answered.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'GET',
					$this->get( ... ),
					$this->requires( Capability::VIEW_RESULTS ),
					RangeRequest::schema() + [
						'by'          => [
							'type'        => 'string',
							'enum'        => CompareService::BY,
							'default'     => CompareService::BY[0],
							'description' => 'What tells the groups apart.',
						],
						'a'           => $group,
						'b'           => $group,
						'question_id' => [
							'type'        => 'string',
							'maxLength'   => 16,
							'default'     => '',
							'description' => 'With by=answer, the question whose options the groups chose.',
						],
					]
				),
			],
			CompareSchema::comparison( ... )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->comparison->compare(
				self::pathId( $request ),
				Cast::string( $request['by'] ),
				Cast::string( $request['a'] ),
				Cast::string( $request['b'] ),
				Cast::string( $request['question_id'] ),
				$this->ranges->choose( RangeRequest::of( $request->get_params() ) )
			)
		);
	}
}
