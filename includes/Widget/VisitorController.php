<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\VisitorCountry;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RequestOrigin;
use UserFeedback\Support\RestController;
use WP_REST_Response;

/**
 * REST: public route with the country of the visitor, for surveys of some countries on cached pages.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class VisitorController extends RestController {

	/** @var string */
	protected $rest_base = 'visitor';

	public function __construct(
		private readonly VisitorCountry $country,
		private readonly ClientIp $clientIp
	) {}

	public function register_routes(): void {
		// GET visitor: where the request comes from. Public on purpose: it tells visitors about themselves, and refuses pages of other sites.
		$get = self::endpoint( 'GET', $this->get( ... ), '__return_true' );
		$this->addRoute( $this->rest_base, [ $get ], self::schema( ... ) );
	}

	private function get(): WP_REST_Response {
		$response = $this->answer( $this->visitor( ... ) );
		$response->header( 'Cache-Control', self::NO_STORE );
		return $response;
	}

	/**
	 * @return array{country: string|null}
	 * @throws VisitorRefused When the site knows no countries, or a page of another site asks.
	 */
	private function visitor(): array {
		if ( ! $this->country->isAvailable() ) {
			throw VisitorRefused::notAvailable();
		}
		if ( RequestOrigin::isCrossSite() ) {
			throw VisitorRefused::otherSite();
		}
		$country = $this->country->of( $_SERVER, $this->clientIp->sender( $_SERVER ) );
		return [ 'country' => $country === '' ? null : $country ];
	}

	/**
	 * @return ObjectSchema
	 */
	private static function schema(): array {
		return JsonSchema::object(
			[
				'country' => [
					'type'        => [ 'string', 'null' ],
					'description' => 'ISO 3166-1 alpha-2; null if it is not known.',
					'pattern'     => '^[A-Z]{2}$',
				],
			]
		);
	}
}
