<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\StoredData\Kinds;
use UserFeedback\StoredData\UnknownKind;
use UserFeedback\Support\Dates;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\SurveyService;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: exports of the current user.
 *
 * @since 0.5.0
 */
final class ExportsController extends RestController {

	/** @var string */
	protected $rest_base = 'exports';

	public function __construct(
		private readonly ExportService $exports,
		private readonly BackgroundService $background,
		private readonly SurveyService $surveys,
		private readonly Kinds $kinds
	) {}

	public function register_routes(): void {
		$view = $this->requires( Capability::VIEW_RESULTS );

		// POST exports: the address of a file, or a new export in the background. GET: the user's exports.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'POST',
					$this->create( ... ),
					$view,
					self::arguments( ExportSchema::request() ),
					array_fill_keys( [ 200, 201 ], ExportSchema::started( ... ) )
				),
				self::endpoint(
					'GET',
					fn () => $this->answer(
						fn () => [ 'items' => array_map( $this->item( ... ), $this->background->mine( get_current_user_id() ) ) ]
					),
					$view
				),
			],
			ExportSchema::list( ... )
		);

		// GET exports/{id}: how far one is. DELETE: cancels it, or deletes its file.
		$this->addRoute(
			$this->rest_base . '/(?P<id>\d+)',
			[
				self::endpoint(
					'GET',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => $this->item( $this->background->get( self::pathId( $request ), get_current_user_id() ) )
					),
					$view
				),
				self::endpoint( 'DELETE', $this->delete( ... ), $view, [], [ 200 => self::deletedSchema( ... ) ] ),
			],
			ExportSchema::export( ... )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function deletedSchema(): array {
		return JsonSchema::object( [ 'deleted' => JsonSchema::COUNT ] );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				/** @var array<string, mixed> $fields */
				$fields = $request->get_params();
				$export = $this->exports->prepare( ExportRequest::from( $fields ), get_current_user_id() );
				if ( ! $this->exports->isLarge( $export ) ) {
					return new WP_REST_Response(
						[
							'url'    => ExportPage::url( $export->request->toArray() ),
							'export' => null,
						]
					);
				}
				return new WP_REST_Response(
					[
						'url'    => '',
						'export' => $this->item( $this->background->start( $export, get_current_user_id() ) ),
					],
					201
				);
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function delete( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$id = self::pathId( $request );
				$this->background->delete( $id, get_current_user_id() );
				return [ 'deleted' => $id ];
			}
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function item( BackgroundExport $export ): array {
		$request = $export->request;
		return [
			'id'         => $export->id,
			'kind'       => $request->kind,
			'survey_id'  => $request->surveyId(),
			'title'      => $this->title( $request ),
			'report'     => $request->text( 'report' ),
			'start'      => $request->text( 'start' ),
			'end'        => $request->text( 'end' ),
			'format'     => $request->format->value,
			'state'      => $export->state,
			'read'       => $export->progress['run']['read'],
			'total'      => $export->progress['total'],
			'error'      => $export->progress['error'],
			'url'        => $export->state === BackgroundExport::DONE ? ExportPage::url( [ 'download' => $export->id ] ) : '',
			'expires_at' => Dates::toIso( $export->expiresAt ),
		];
	}

	private function title( ExportRequest $request ): string {
		try {
			return $request->surveyId() > 0 ? $this->surveys->get( $request->surveyId() )->title : $this->kinds->get( $request->kind )->label();
		} catch ( NotFound | UnknownKind ) {
			return '';
		}
	}
}
