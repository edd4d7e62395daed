<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Pages;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: search for a page of the site, as the target of a redirect or for a page rule.
 *
 * @since 0.3.0
 */
final class SearchController extends RestController {

	/** @var string */
	protected $rest_base = 'search';

	public function register_routes(): void {
		// GET search: published contents whose title contains the words.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'GET',
					$this->search( ... ),
					$this->requires( Capability::EDIT_SURVEYS ),
					[
						'title' => [
							'description' => 'Words in the title; without it the newest pages are returned.',
							'type'        => 'string',
							'maxLength'   => 200,
							'default'     => '',
						],
					]
				),
			],
			static fn () => JsonSchema::listOf( self::item() )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function item(): array {
		return JsonSchema::object(
			[
				'id'    => JsonSchema::COUNT,
				'title' => JsonSchema::described( JsonSchema::TEXT, 'Plain text.' ),
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function search( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( static fn () => SitePages::search( Cast::string( $request['title'] ) ) );
	}
}
