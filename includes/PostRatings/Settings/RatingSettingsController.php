<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * REST: the settings of post ratings.
 *
 * @since 0.6.0
 */
final class RatingSettingsController extends RestController {

	/** @var string */
	protected $rest_base = 'post-ratings/settings';

	public function __construct( private readonly RatingSettingsService $settings ) {}

	public function register_routes(): void {
		// GET post-ratings/settings: all of them. POST: changes those that are sent, or none.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base,
			[
				[
					'methods'             => 'GET',
					'callback'            => fn () => $this->answer( $this->settings->all( ... ) ),
					'permission_callback' => $this->requires( Capability::MANAGE ),
				],
				[
					'methods'             => 'POST',
					'callback'            => fn ( WP_REST_Request $request ) => $this->answer(
						fn () => $this->settings->save( (array) $request[ RatingSettingsService::ARGUMENT ] )
					),
					'permission_callback' => $this->requires( Capability::MANAGE ),
					'args'                => [
						// The service validates the content, because it names the field.
						RatingSettingsService::ARGUMENT => [
							'type'     => 'object',
							'required' => true,
						],
					],
				],
				'schema' => static fn () => RatingSettingsSchema::settings(),
			]
		);
	}
}
