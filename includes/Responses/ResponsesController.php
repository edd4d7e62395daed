<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Model\Response;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: responses of a survey as those who may read results see them.
 *
 * @phpstan-type Remarks array{notes: list<Note>, tags: list<string>}
 * @phpstan-type Single array{survey: Survey, answered: AnsweredResponse, place: array<string, int|null>, remarks: Remarks}
 * @since 0.1.0
 */
final class ResponsesController extends RestController {

	/** As `per_page`, which the specification knows. */
	private const EVERYTHING = -1;

	/** Most items of a page for those who want everything. */
	private const MOST = 1000;

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/responses';

	public function __construct(
		private readonly StoredResponseService $responses,
		private readonly ResponsePresenter $presenter,
		private readonly ResponseRemarks $remarks,
		private readonly RemarksPresenter $remarksPresenter
	) {}

	public function register_routes(): void {
		$view   = $this->requires( Capability::VIEW_RESULTS );
		$delete = $this->requires( Capability::DELETE_SURVEYS );
		$ids    = [ 'response_ids' => self::idList() ];

		// GET surveys/{id}/responses: a page of the list. DELETE: those in the trash, for good. (POST is SubmissionController's.)
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint( 'GET', $this->list( ... ), $view, $this->get_collection_params(), [ 200 => static fn () => ResponseSchema::list() ] ),
				self::endpoint(
					'DELETE',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => [ 'deleted' => $this->responses->delete( self::pathId( $request ), self::ids( $request, 'response_ids' ) ) ]
					),
					$delete,
					$ids,
					[ 200 => static fn () => JsonSchema::idsNamed( 'deleted' ) ]
				),
			]
		);

		// POST surveys/{id}/responses/trash, restore, spam: several at once. Restoring counts spam and what is held back.
		$actions = [
			'trash'   => $this->responses->trash( ... ),
			'restore' => $this->responses->restore( ... ),
			'spam'    => $this->responses->markAsSpam( ... ),
		];
		foreach ( $actions as $action => $work ) {
			$this->addRoute(
				$this->rest_base . '/' . $action,
				[
					self::endpoint(
						'POST',
						fn ( WP_REST_Request $request ) => $this->answer(
							static fn () => [ 'updated' => $work( self::pathId( $request ), self::ids( $request, 'response_ids' ) ) ]
						),
						$delete,
						$ids,
						[ 200 => static fn () => JsonSchema::idsNamed( 'updated' ) ]
					),
				]
			);
		}

		// POST surveys/{id}/responses/test: whether they are tests, which are not counted.
		$this->addRoute(
			$this->rest_base . '/test',
			[
				self::endpoint(
					'POST',
					$this->markAsTest( ... ),
					$delete,
					$ids + [
						'is_test' => [
							'type'    => 'boolean',
							'default' => true,
						],
					],
					[ 200 => static fn () => JsonSchema::idsNamed( 'updated' ) ]
				),
			]
		);

		// GET surveys/{id}/responses/{response_id}: one with its answers.
		$this->addRoute(
			$this->rest_base . '/(?P<response_id>\d+)',
			[ self::endpoint( 'GET', $this->get( ... ), $view ) ],
			[ $this, 'get_public_item_schema' ]
		);
	}

	/**
	 * A response as it is sent, with the fields that others registered for `userfeedback_response` by register_rest_field().
	 *
	 * @param mixed $item    A Response or AnsweredResponse of a list, or what StoredResponseService::get() returns, with its remarks.
	 * @param mixed $request The WP_REST_Request.
	 */
	public function prepare_item_for_response( mixed $item, mixed $request ): WP_REST_Response {
		/** @var Response|AnsweredResponse|Single $item */
		/** @var WP_REST_Request<array<string, mixed>> $request */
		[ $model, $data ] = match ( true ) {
			is_array( $item ) => [
				$item['answered']->response,
				$this->presenter->response( $item ) + $this->remarksPresenter->remarks( $item['remarks'], get_current_user_id() ),
			],
			$item instanceof AnsweredResponse => [ $item->response, $this->presenter->preview( $item ) ],
			default => [ $item, $this->presenter->summary( $item ) ],
		};
		$whole = $this->withRegisteredFields( $data, $request );

		/**
		 * Filters a response as the REST API sends it, alone or in a list.
		 *
		 * @since 0.2.0
		 *
		 * @param WP_REST_Response $response Its data is an array; in a list without answers and place.
		 * @param Response         $model    The response as it is stored.
		 * @param WP_REST_Request  $request
		 */
		$response = apply_filters( 'userfeedback_rest_prepare_response', $whole, $model, $request );
		return $response instanceof WP_REST_Response ? $response : $whole;
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		/** @var array<string, mixed> */
		return $this->add_additional_fields_schema(
			[
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				// The name for register_rest_field().
				'title'   => 'userfeedback_response',
			] + ResponseSchema::response()
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		return [
			'per_page' => [
				'minimum'           => self::EVERYTHING,
				'description'       => '-1 for all of them, at most 1,000.',
				'validate_callback' => self::validPageSize( ... ),
			] + self::paging()['per_page'],
		] + self::paging() + [
			'order'   => [
				'description' => 'By date.',
				'type'        => 'string',
				'enum'        => [ 'desc', 'asc' ],
				'default'     => 'desc',
			],
			'filter'  => ResponseFilterArguments::schema(),
			'cursor'  => [
				'description' => 'Where a search goes on that was capped: the `cursor` of its answer.',
				'type'        => 'string',
				'pattern'     => ListPlace::CURSOR,
			],
			'preview' => [
				'description' => 'Whether items have their answers, cut to a preview.',
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function validPageSize( mixed $value, WP_REST_Request $request, string $name ): bool|WP_Error {
		if ( Cast::int( $value ) === 0 ) {
			/* translators: %s: name of an argument of the REST API. */
			return new WP_Error( 'rest_out_of_bounds', sprintf( __( '%s must be a number of items, or -1 for all.', 'userfeedback' ), $name ) );
		}
		return rest_validate_request_arg( $value, $request, $name );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$filter = ResponseFilterArguments::read( (array) $request['filter'], self::pathId( $request ), $request['order'] !== 'asc' );
				$start  = ListPlace::fromCursor( Cast::string( $request['cursor'] ) );
				$size   = Cast::int( $request['per_page'] );
				$query  = ResponseQuery::of( $filter, Cast::int( $request['page'] ), $size === self::EVERYTHING ? self::MOST : $size, $start );
				$found  = $this->responses->list( $query, (bool) $request['preview'] );
				$items  = array_map( fn ( object $item ) => $this->listItem( $item, $request ), $found['answered'] ?? $found['items'] );
				return $this->presenter->list( $found, $items, $this->responses->counts( $found['query'], $found['total'] ), $query );
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
			function () use ( $request ): WP_REST_Response {
				$surveyId = self::pathId( $request );
				$id       = self::pathId( $request, 'response_id' );
				$item     = $this->responses->get( $surveyId, $id ) + [ 'remarks' => $this->remarks->of( $surveyId, $id ) ];
				return $this->prepare_item_for_response( $item, $request );
			}
		);
	}
}
