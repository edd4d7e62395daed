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
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint( 'GET', fn () => $this->answer( $this->settings->all( ... ) ), $this->requires( Capability::MANAGE ) ),
				self::endpoint(
					'POST',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => $this->settings->save( (array) $request[ RatingSettingsService::ARGUMENT ] )
					),
					$this->requires( Capability::MANAGE ),
					[
						// The service validates the content, because it names the field.
						RatingSettingsService::ARGUMENT => [
							'type'     => 'object',
							'required' => true,
						],
					]
				),
			],
			static fn () => RatingSettingsSchema::settings()
		);
	}
}
