<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: surveys as their owners see them.
 */
final class SurveysController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys';

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly SurveyLifecycle $lifecycle,
		private readonly SurveyPresenter $presenter,
		private readonly QuestionTypes $types
	) {}

	public function register_routes(): void {
		$edit   = $this->requires( Capability::EDIT_SURVEYS );
		$delete = $this->requires( Capability::DELETE_SURVEYS );
		$id     = [
			'id' => [
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			],
		];
		$body   = [
			'survey' => [
				'description'       => 'Fields of the survey; SurveyValidator names every field at fault.',
				'type'              => 'object',
				'required'          => true,
				'validate_callback' => self::validateObject( ... ),
			],
		];

		$saveId = [
			'save_id' => JsonSchema::described( JsonSchema::UUID, 'The client\'s id of this save: sent again, it is answered with what is stored.' ),
		];

		// GET surveys: a page of the list. POST surveys: a new survey. DELETE surveys: those in the trash, for good.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base,
			[
				[
					'methods'             => 'GET',
					'callback'            => $this->list( ... ),
					'permission_callback' => $edit,
					'args'                => $this->get_collection_params(),
				],
				[
					'methods'             => 'POST',
					'callback'            => $this->create( ... ),
					'permission_callback' => $edit,
					'args'                => $body + $saveId + [
						'client_id' => JsonSchema::described( JsonSchema::UUID, 'The client\'s id of the survey: a second POST changes it.' ),
					],
				],
				[
					'methods'             => 'DELETE',
					'callback'            => $this->delete( ... ),
					'permission_callback' => $delete,
					'args'                => [ 'survey_ids' => self::idList() ],
				],
				'schema' => $this->get_public_item_schema( ... ),
			]
		);

		// POST surveys/publish, draft, trash, restore: several at once.
		$ids     = [ 'survey_ids' => self::idList() ];
		$actions = [
			'publish' => [ $edit, $this->lifecycle->publish( ... ) ],
			'draft'   => [ $edit, $this->lifecycle->draft( ... ) ],
			'trash'   => [ $delete, $this->lifecycle->trash( ... ) ],
			'restore' => [ $delete, $this->lifecycle->restore( ... ) ],
		];
		foreach ( $actions as $action => [ $permission, $work ] ) {
			register_rest_route(
				self::REST_NAMESPACE,
				'/' . $this->rest_base . '/' . $action,
				[
					'methods'             => 'POST',
					'callback'            => fn ( WP_REST_Request $request ) => $this->answer(
						static fn () => $work( self::ids( $request, 'survey_ids' ), get_current_user_id() )
					),
					'permission_callback' => $permission,
					'args'                => $ids,
				]
			);
		}

		// POST surveys/{id}/duplicate: a copy of it.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base . '/(?P<id>\d+)/duplicate',
			[
				'methods'             => 'POST',
				'callback'            => $this->duplicate( ... ),
				'permission_callback' => $edit,
				'args'                => $id,
			]
		);

		// GET surveys/{id}: one survey whole. POST surveys/{id}: changes it.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base . '/(?P<id>\d+)',
			[
				[
					'methods'             => 'GET',
					'callback'            => $this->get( ... ),
					'permission_callback' => $edit,
					'args'                => $id,
				],
				[
					'methods'             => 'POST',
					'callback'            => $this->update( ... ),
					'permission_callback' => $edit,
					'args'                => $id + $body + $saveId + [
						'revision' => [
							'description' => 'The revision that was read, to be told of somebody else\'s save.',
							'type'        => 'integer',
							'minimum'     => 1,
						],
					],
				],
				'schema' => $this->get_public_item_schema( ... ),
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return [
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'userfeedback-survey',
		] + SurveySchema::survey( array_values( $this->types->all() ) );
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		return self::paging() + [
			'orderby' => [
				'type'    => 'string',
				'enum'    => SurveyQuery::ORDER_BY,
				'default' => 'id',
			],
			'order'   => [
				'type'    => 'string',
				'enum'    => [ 'asc', 'desc' ],
				'default' => 'desc',
			],
			'filter'  => [
				'type'                 => 'object',
				'properties'           => [
					'status' => [
						'type' => 'string',
						'enum' => [ 'all', 'publish', 'scheduled', 'draft', 'trash' ],
					],
				],
				'additionalProperties' => false,
				'default'              => [],
			],
			'search'  => [
				'type'              => 'string',
				'maxLength'         => 200,
				'default'           => '',
				'sanitize_callback' => 'sanitize_text_field',
				// WordPress checks type and length by itself only where nothing else sanitizes.
				'validate_callback' => 'rest_validate_request_arg',
			],
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$query = new SurveyQuery(
					Cast::int( $request['page'] ),
					Cast::int( $request['per_page'] ),
					Cast::string( $request['orderby'] ),
					Cast::string( $request['order'] ),
					Cast::string( Cast::at( $request['filter'], 'status' ) ),
					Cast::string( $request['search'] )
				);
				return $this->presenter->list( $this->surveys->list( $query ), $query, $this->surveys->countByStatus() );
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->presenter->survey( $this->surveys->get( self::pathId( $request ) ) ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$saved = $this->surveys->create(
					(array) $request['survey'],
					get_current_user_id(),
					self::uuid( $request, 'client_id' ),
					self::uuid( $request, 'save_id' )
				);
				return new WP_REST_Response( $this->presenter->saved( $saved ), $saved->isNew ? 201 : 200 );
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function update( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->presenter->saved(
				$this->surveys->update(
					self::pathId( $request ),
					(array) $request['survey'],
					get_current_user_id(),
					isset( $request['revision'] ) ? Cast::int( $request['revision'] ) : null,
					self::uuid( $request, 'save_id' )
				)
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function uuid( WP_REST_Request $request, string $name ): ?string {
		return isset( $request[ $name ] ) ? Cast::string( $request[ $name ] ) : null;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function duplicate( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->presenter->survey( $this->surveys->duplicate( self::pathId( $request ), get_current_user_id() ) ),
			201
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function delete( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => [ 'deleted' => $this->lifecycle->delete( self::ids( $request, 'survey_ids' ), get_current_user_id() ) ]
		);
	}
}
