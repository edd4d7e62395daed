<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\Settings\SettingSections;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: public route with the texts of a survey in another language than that of its page.
 *
 * @since 0.7.0
 */
final class LanguageController extends RestController {

	/** Seconds for which caches may keep the response: it belongs to one revision. Updates of the plugin may change texts of the widget. */
	private const MAX_AGE = DAY_IN_SECONDS;

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/languages/(?P<language>[A-Za-z0-9_]{1,20})';

	public function __construct(
		private readonly LanguageService $languages,
		private readonly SettingSections $sections
	) {}

	public function register_routes(): void {
		$arguments = [
			'revision' => [
				'type'        => 'integer',
				'required'    => true,
				'minimum'     => 1,
				'description' => 'The revision of the survey that the page shows.',
			],
		];
		// GET surveys/{id}/languages/{language}: what a page shows in this language.
		// Public on purpose: visitors' pages contain the same data.
		$get = self::endpoint( 'GET', $this->get( ... ), '__return_true', $arguments );
		$this->addRoute( $this->rest_base, [ $get ], fn () => WidgetSchema::language( $this->sections ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		$locale   = Cast::string( $request['language'] );
		$revision = Cast::int( $request['revision'] );
		$response = $this->answer( fn () => $this->languages->texts( self::pathId( $request ), $locale, $revision ) );
		if ( ! $response->is_error() ) {
			$response->header( 'Cache-Control', 'public, max-age=' . self::MAX_AGE );
		}
		return $response;
	}
}
