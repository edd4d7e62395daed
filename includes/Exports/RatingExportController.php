<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\Results\RatedPostQuery;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: exports of post ratings.
 *
 * @since 0.6.0
 */
final class RatingExportController extends RestController {

	/** @var string */
	protected $rest_base = 'post-ratings/export';

	public function __construct( private readonly RatingExportService $exports ) {}

	public function register_routes(): void {
		// POST post-ratings/export: the address of a file. It stores nothing, but the address contains a nonce.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base,
			[
				'methods'             => 'POST',
				'callback'            => $this->create( ... ),
				'permission_callback' => $this->requires( Capability::VIEW_RESULTS ),
				'args'                => self::arguments( self::request() ),
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				/** @var array<string, mixed> $fields */
				$fields   = $request->get_params();
				$prepared = $this->exports->prepare( RatingExportRequest::from( $fields ), get_current_user_id() );
				return [ 'url' => ExportPage::url( $prepared->request->toArray() ) ];
			}
		);
	}

	/**
	 * @return array{type: string, properties: array<string, array<string, mixed>>, required: list<string>, additionalProperties: bool}
	 */
	private static function request(): array {
		$day = JsonSchema::described( JsonSchema::TEXT, 'Local date of the site, YYYY-MM-DD; both or none. Without them all days.' );
		return JsonSchema::object(
			[
				'report'  => JsonSchema::word( RatingExportRequest::REPORTS ),
				'post_id' => JsonSchema::described( [ 'minimum' => 1 ] + JsonSchema::COUNT, 'For the report "post-ratings".' ),
				'orderby' => JsonSchema::word( RatedPostQuery::ORDER_BY ),
				'order'   => JsonSchema::word( [ 'asc', 'desc' ] ),
				'start'   => $day,
				'end'     => $day,
				'format'  => JsonSchema::word( array_column( Format::cases(), 'value' ) ),
			],
			[ 'report', 'format' ]
		);
	}
}
