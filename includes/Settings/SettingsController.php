<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * REST: the settings of the plugin.
 *
 * @since 0.1.0
 */
final class SettingsController extends RestController {

	/** @var string */
	protected $rest_base = 'settings';

	public function __construct( private readonly SettingsService $settings ) {}

	public function register_routes(): void {
		// GET settings: all of them. POST: changes those that are sent, or none.
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
						fn () => $this->settings->save( (array) $request['settings'] )
					),
					'permission_callback' => $this->requires( Capability::MANAGE ),
					'args'                => [
						// What is in it is the service's to say, which names the field.
						'settings' => [
							'type'     => 'object',
							'required' => true,
						],
					],
				],
				'schema' => fn () => $this->settings->schema(),
			]
		);
	}
}
