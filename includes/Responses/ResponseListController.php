<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: what the screen of a survey's responses offers beside the list.
 *
 * @since 0.5.0
 */
final class ResponseListController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/responses';

	public function __construct( private readonly ResponseListService $lists ) {}

	public function register_routes(): void {
		$view = $this->requires( Capability::VIEW_RESULTS );

		// GET surveys/{id}/responses/choices: everything that the list can be filtered by, and the user's columns.
		$this->addRoute(
			$this->rest_base . '/choices',
			[
				self::endpoint(
					'GET',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => $this->lists->choices( self::pathId( $request ), get_current_user_id() )
					),
					$view
				),
			],
			ResponseSchema::choices( ... )
		);

		// POST surveys/{id}/responses/columns: which questions are columns in the user's table.
		$this->addRoute(
			$this->rest_base . '/columns',
			[
				self::endpoint(
					'POST',
					$this->chooseColumns( ... ),
					$view,
					[
						'columns' => [
							'description' => 'Ids of questions.',
							'type'        => 'array',
							'items'       => [
								'type'      => 'string',
								'maxLength' => 16,
							],
							'maxItems'    => 200,
							'required'    => true,
						],
					]
				),
			],
			static fn () => JsonSchema::object( [ 'columns' => JsonSchema::listOf( JsonSchema::TEXT ) ] )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function chooseColumns( WP_REST_Request $request ): WP_REST_Response {
		$ids = array_map( Cast::string( ... ), array_values( (array) $request['columns'] ) );
		return $this->answer(
			fn () => [ 'columns' => $this->lists->chooseColumns( self::pathId( $request ), get_current_user_id(), $ids ) ]
		);
	}
}
