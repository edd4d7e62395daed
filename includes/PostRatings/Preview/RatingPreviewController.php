<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Preview;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * REST: the preview of the settings of post ratings.
 *
 * @since 0.6.0
 */
final class RatingPreviewController extends RestController {

	/** @var string */
	protected $rest_base = 'post-ratings/preview';

	public function __construct( private readonly RatingPreviewService $previews ) {}

	public function register_routes(): void {
		// POST post-ratings/preview: the control with settings as edited. POST, because the settings are in the body; nothing is stored.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'POST',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => $this->previews->preview( (array) $request[ RatingSettingsService::ARGUMENT ], Cast::string( $request['state'] ) )
					),
					$this->requires( Capability::MANAGE ),
					[
						RatingSettingsService::ARGUMENT => [
							'description' => 'Settings as edited; missing ones are as stored. Errors name every invalid field.',
							'type'        => 'object',
							'required'    => true,
						],
						'state'                         => [
							'description' => 'What the visitor has done: nothing, or given the lowest or the highest rating.',
							'type'        => 'string',
							'enum'        => RatingPreviewService::STATES,
							'default'     => RatingPreviewService::ASK,
						],
					]
				),
			],
			static fn () => RatingPreviewSchema::preview()
		);
	}
}
