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
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint( 'GET', fn () => $this->answer( $this->settings->all( ... ) ), $this->requires( Capability::MANAGE ) ),
				self::endpoint(
					'POST',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => $this->settings->save( (array) $request['settings'] )
					),
					$this->requires( Capability::MANAGE ),
					[
						// What is in it is the service's to say, which names the field.
						'settings' => [
							'type'     => 'object',
							'required' => true,
						],
					]
				),
			],
			fn () => $this->settings->schema()
		);
	}
}
