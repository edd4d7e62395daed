<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: surveys for owners.
 *
 * @since 0.1.0
 */
final class SurveysController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys';

	/** @var array<string, mixed>|null Cached schema of a survey. */
	private ?array $whole = null;

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly SurveyPresenter $presenter,
		private readonly QuestionTypes $types,
		private readonly SettingSections $sections
	) {}

	public function register_routes(): void {
		$edit = $this->requires( Capability::EDIT_SURVEYS );
		$id   = [ 'id' => [ 'type' => 'integer', 'minimum' => 1, 'required' => true ] ];
		$body = [
			'survey' => [
				'description'       => 'Fields of the survey. Errors name every invalid field.',
				'type'              => 'object',
				'required'          => true,
				'validate_callback' => self::validateObject( ... ),
			],
		];
		$saveId = [
			'save_id' => JsonSchema::described( JsonSchema::UUID, 'Id of this save from the client. A repeated save returns the stored survey.' ),
		];

		// GET surveys: a page of the list. POST surveys: a new survey.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint( 'GET', $this->list( ... ), $edit, $this->get_collection_params(), [ 200 => static fn () => SurveySchema::list() ] ),
				self::endpoint(
					'POST',
					$this->create( ... ),
					$edit,
					$body + $saveId + [
						'client_id' => JsonSchema::described( JsonSchema::UUID, 'Id of the survey from the client. A second POST changes it.' ),
					],
					array_fill_keys( [ 201, 200 ], $this->savedSchema( ... ) )
				),
			],
			$this->get_public_item_schema( ... )
		);
		// POST surveys/{id}/duplicate: copies it.
		$copy = self::endpoint( 'POST', $this->duplicate( ... ), $edit, $id, [ 201 => $this->get_item_schema( ... ) ] );
		$this->addRoute( $this->rest_base . '/(?P<id>\d+)/duplicate', [ $copy ], $this->get_public_item_schema( ... ) );
		// GET surveys/{id}: a complete survey. POST surveys/{id}: changes it.
		$this->addRoute(
			$this->rest_base . '/(?P<id>\d+)',
			[
				self::endpoint( 'GET', $this->get( ... ), $edit, $id ),
				self::endpoint(
					'POST',
					$this->update( ... ),
					$edit,
					$id + $body + $saveId + [
						'revision' => [
							'description' => 'The revision that the client read, to detect a conflicting save.',
							'type'        => 'integer',
							'minimum'     => 1,
						],
					],
					[ 200 => $this->savedSchema( ... ) ]
				),
			],
			$this->get_public_item_schema( ... )
		);
	}

	/**
	 * @return array<string, mixed> Of the answer to a save.
	 */
	private function savedSchema(): array {
		return SurveySchema::saved( SurveySchema::survey( $this->types->all(), $this->sections ) );
	}

	/**
	 * Includes fields that other plugins registered for userfeedback_survey.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		// WordPress calls this several times for each item.
		$this->whole ??= [
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'userfeedback_survey',
		] + SurveySchema::survey( $this->types->all(), $this->sections );
		/** @var array<string, mixed> */
		return $this->add_additional_fields_schema( $this->whole );
	}

	/**
	 * A survey or an item of a list, in the API's format.
	 *
	 * @param Survey|SurveySummary                  $item
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	// phpcs:ignore SlevomatCodingStandard.TypeHints.ParameterTypeHint.MissingNativeTypeHint -- The signature is WordPress' own.
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		$data     = $item instanceof SurveySummary ? $this->presenter->summary( $item ) : $this->presenter->survey( $item );
		$response = $this->withRegisteredFields( $data, $request );

		/**
		 * Filters a survey in a REST response: complete, or as an item of a list.
		 *
		 * @since 0.2.0
		 *
		 * @param WP_REST_Response     $response
		 * @param Survey|SurveySummary $item     A SurveySummary in a list.
		 * @param WP_REST_Request      $request
		 */
		$filtered = apply_filters( 'userfeedback_rest_prepare_survey', $response, $item, $request );
		return $filtered instanceof WP_REST_Response ? $filtered : $response;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		return self::paging() + [
			'orderby' => JsonSchema::word( SurveyQuery::ORDER_BY ) + [ 'default' => 'id' ],
			'order'   => JsonSchema::word( [ 'asc', 'desc' ] ) + [ 'default' => 'desc' ],
			'filter'  => [
				'type'                 => 'object',
				'properties'           => [ 'status' => JsonSchema::word( SurveyQuery::STATUSES ) ],
				'additionalProperties' => false,
				'default'              => [],
			],
			'search'  => [
				'type'              => 'string',
				'maxLength'         => 200,
				'default'           => '',
				'sanitize_callback' => self::searchText( ... ),
				// WordPress validates type and length by itself only without a sanitize_callback.
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
				return $this->presenter->list(
					$this->surveys->list( $query ),
					$query,
					$this->surveys->countByStatus(),
					fn ( SurveySummary $survey ) => $this->listItem( $survey, $request )
				);
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->prepare_item_for_response( $this->surveys->get( self::pathId( $request ) ), $request ) );
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
				return $this->saved( $saved, $request );
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function update( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$saved = $this->surveys->update(
					self::pathId( $request ),
					(array) $request['survey'],
					get_current_user_id(),
					isset( $request['revision'] ) ? Cast::int( $request['revision'] ) : null,
					self::uuid( $request, 'save_id' )
				);
				return $this->saved( $saved, $request );
			}
		);
	}

	/**
	 * Response to a save: the survey, whether it is published, and why not.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function saved( SavedSurvey $saved, WP_REST_Request $request ): WP_REST_Response {
		$refused = $this->storeRegisteredFields( $saved->survey, $request );
		if ( $refused !== null ) {
			return rest_convert_error_to_response( $refused );
		}
		$response = $this->prepare_item_for_response( $saved->survey, $request );
		$response->set_status( $saved->isNew ? 201 : 200 );
		$response->set_data(
			(array) $response->get_data() + [
				'published' => $saved->isPublished(),
				'message'   => $saved->message,
			]
		);
		return $response;
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
			function () use ( $request ): WP_REST_Response {
				$copy     = $this->surveys->duplicate( self::pathId( $request ), get_current_user_id() );
				$response = $this->prepare_item_for_response( $copy, $request );
				$response->set_status( 201 );
				return $response;
			}
		);
	}
}
