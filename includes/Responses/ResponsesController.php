<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: responses of a survey as those who may read results see them.
 */
final class ResponsesController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/responses';

	public function __construct(
		private readonly ResponseManagement $responses,
		private readonly ResponsePresenter $presenter
	) {}

	public function register_routes(): void {
		$view   = $this->requires( Capability::VIEW_RESULTS );
		$delete = $this->requires( Capability::DELETE_SURVEYS );
		$ids    = [ 'response_ids' => self::idList() ];

		// GET surveys/{id}/responses: a page of the list. DELETE: those in the trash, for good. (POST is SubmissionController's.)
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base,
			[
				[
					'methods'             => 'GET',
					'callback'            => $this->list( ... ),
					'permission_callback' => $view,
					'args'                => $this->get_collection_params(),
				],
				[
					'methods'             => 'DELETE',
					'callback'            => fn ( WP_REST_Request $request ) => $this->answer(
						fn () => [ 'deleted' => $this->responses->delete( self::pathId( $request ), self::ids( $request, 'response_ids' ) ) ]
					),
					'permission_callback' => $delete,
					'args'                => $ids,
				],
			]
		);

		// POST surveys/{id}/responses/trash, restore, spam: several at once. Restoring spam says that it is none.
		$actions = [
			'trash'   => $this->responses->trash( ... ),
			'restore' => $this->responses->restore( ... ),
			'spam'    => $this->responses->markAsSpam( ... ),
		];
		foreach ( $actions as $action => $work ) {
			register_rest_route(
				self::REST_NAMESPACE,
				'/' . $this->rest_base . '/' . $action,
				[
					'methods'             => 'POST',
					'callback'            => fn ( WP_REST_Request $request ) => $this->answer(
						static fn () => [ 'updated' => $work( self::pathId( $request ), self::ids( $request, 'response_ids' ) ) ]
					),
					'permission_callback' => $delete,
					'args'                => $ids,
				]
			);
		}

		// POST surveys/{id}/responses/test: whether they are tests, which stay out of the figures.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base . '/test',
			[
				'methods'             => 'POST',
				'callback'            => $this->markAsTest( ... ),
				'permission_callback' => $delete,
				'args'                => $ids + [
					'is_test' => [
						'type'    => 'boolean',
						'default' => true,
					],
				],
			]
		);

		// GET surveys/{id}/responses/{response_id}: one with its answers.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base . '/(?P<response_id>\d+)',
			[
				[
					'methods'             => 'GET',
					'callback'            => $this->get( ... ),
					'permission_callback' => $view,
				],
				'schema' => ResponseSchema::response( ... ),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		return self::paging() + [
			'order'  => [
				'description' => 'By date.',
				'type'        => 'string',
				'enum'        => [ 'desc', 'asc' ],
				'default'     => 'desc',
			],
			'filter' => [
				'type'                 => 'object',
				'properties'           => [
					'status' => [
						'type' => 'string',
						'enum' => [ 'all', ...array_column( ResponseStatus::cases(), 'value' ) ],
					],
				],
				'additionalProperties' => false,
				'default'              => [],
			],
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				// All is all that stands in the figures: neither the trash nor spam.
				$status = ResponseStatus::tryFrom( Cast::string( Cast::at( $request['filter'], 'status' ) ) ) ?? ResponseStatus::Publish;
				$query  = new ResponseQuery(
					self::pathId( $request ),
					Cast::int( $request['page'] ),
					Cast::int( $request['per_page'] ),
					$status,
					Cast::string( $request['order'] )
				);
				return $this->presenter->list( $this->responses->list( $query ), $query );
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function markAsTest( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$ids = self::ids( $request, 'response_ids' );
				return [ 'updated' => $this->responses->markAsTest( self::pathId( $request ), $ids, (bool) $request['is_test'] ) ];
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$found = $this->responses->get( self::pathId( $request ), self::pathId( $request, 'response_id' ) );
				return $this->presenter->response( $found, $found['place'] );
			}
		);
	}
}
