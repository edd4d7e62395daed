<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\Settings\SettingSections;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: what the builder's preview and "Show it anyway" on the site show.
 *
 * @since 0.3.0
 */
final class PreviewController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/preview';

	public function __construct(
		private readonly PreviewService $previews,
		private readonly SettingSections $sections
	) {}

	public function register_routes(): void {
		// POST surveys/preview: the page data of a survey as edited. POST, because the survey is in the body; nothing is stored.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'POST',
					$this->preview( ... ),
					$this->requires( Capability::EDIT_SURVEYS ),
					[
						'survey' => [
							'description'       => 'Fields of the survey; missing ones are those of a new survey. Errors name every invalid field.',
							'type'              => 'object',
							'required'          => true,
							'validate_callback' => self::validateObject( ... ),
						],
					]
				),
			],
			fn () => PreviewSchema::preview( $this->sections )
		);
		// GET surveys/{id}/preview: the same for a stored survey, for "Show it anyway" on the site and for the block in the editor.
		$this->addRoute(
			'surveys/(?P<id>\d+)/preview',
			[ self::endpoint( 'GET', $this->previewStored( ... ), $this->requires( Capability::EDIT_SURVEYS ) ) ],
			fn () => PreviewSchema::stored( $this->sections )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function preview( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->previews->preview( (array) $request['survey'] ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function previewStored( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->previews->ofStored( self::pathId( $request ) ) );
	}
}
