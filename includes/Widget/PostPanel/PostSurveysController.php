<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\PostPanel;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the surveys and ratings of a post, for the panel in the post editor.
 *
 * @since 0.6.0
 */
final class PostSurveysController extends RestController {

	/** @var string */
	protected $rest_base = 'posts';

	public function __construct( private readonly PostPanelService $panel ) {}

	public function register_routes(): void {
		// GET posts/{id}/surveys: for people who may edit both surveys and this post.
		$this->addRoute(
			$this->rest_base . '/(?P<id>\d+)/surveys',
			[
				self::endpoint(
					'GET',
					$this->get( ... ),
					$this->requires( Capability::EDIT_SURVEYS ),
					[
						'id'      => [
							'type'     => 'integer',
							'minimum'  => 1,
							'required' => true,
						],
						'include' => [
							'description' => 'Ids of surveys that the content of the post contains.',
							'type'        => 'array',
							'items'       => [
								'type'    => 'integer',
								'minimum' => 1,
							],
							'maxItems'    => PostSurveysSchema::MAX_INCLUDED,
							'default'     => [],
						],
					]
				),
			],
			static fn () => PostSurveysSchema::answer()
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->panel->of( self::pathId( $request ), self::ids( $request, 'include' ) ) );
	}
}
