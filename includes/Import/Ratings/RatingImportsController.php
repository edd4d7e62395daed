<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: ratings that other plugins stored on this site, and their import.
 *
 * @since 0.6.0
 */
final class RatingImportsController extends RestController {

	/** @var string */
	protected $rest_base = 'post-ratings/imports';

	public function __construct(
		private readonly RatingImport $imports,
		private readonly PreviewReader $preview
	) {}

	public function register_routes(): void {
		$manage = $this->requires( Capability::MANAGE );

		// GET post-ratings/imports: the plugins whose ratings were found.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base,
			[
				[
					'methods'             => 'GET',
					'callback'            => fn () => $this->answer(
						fn () => [ 'items' => array_map( static fn ( SourceReport $report ) => $report->toArray(), $this->imports->found() ) ]
					),
					'permission_callback' => $manage,
				],
			]
		);

		// POST post-ratings/imports/{source}: a step of the import, or of its preview.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base . '/(?P<source>[a-z0-9-]+)',
			[
				[
					'methods'             => 'POST',
					'callback'            => $this->step( ... ),
					'permission_callback' => $manage,
					'args'                => self::arguments( RatingImportSchema::request() ),
				],
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function step( WP_REST_Request $request ): WP_REST_Response {
		$source = Cast::string( Cast::at( $request->get_url_params(), 'source' ) );
		$cursor = ImportCursor::from( Cast::string( $request['cursor'] ) );
		return $this->answer(
			fn () => $request['dry_run'] === true
				? $this->preview->step( $this->imports->source( $source ), $cursor )->toArray()
				: $this->imports->step( $source, $cursor )->toArray()
		);
	}
}
