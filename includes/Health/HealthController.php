<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * REST: what a check finds, as WordPress' Site Health reads it.
 *
 * @phpstan-import-type Result from SiteHealth
 * @since 0.7.0
 */
final class HealthController extends RestController {

	/** @var string */
	protected $rest_base = 'health';

	public function __construct(
		private readonly HealthService $health,
		private readonly SiteHealth $siteHealth
	) {}

	public function register_routes(): void {
		// GET health/{check}: changes nothing.
		$get = self::endpoint(
			'GET',
			fn ( WP_REST_Request $request ) => $this->answer( fn () => $this->found( $request ) ),
			$this->requires( Capability::MANAGE )
		);
		$this->addRoute( $this->rest_base . '/(?P<check>[a-z0-9-]{1,32})', [ $get ], static fn () => self::schema() );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return Result
	 */
	private function found( WP_REST_Request $request ): array {
		$id = Cast::string( Cast::at( $request->get_url_params(), 'check' ) );
		return $this->siteHealth->result( $this->health->find( $id, get_current_user_id() ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		return JsonSchema::object(
			[
				'label'       => JsonSchema::described( JsonSchema::TEXT, 'What is so, in a few words; HTML.' ),
				'status'      => [
					'type' => 'string',
					'enum' => [ Finding::GOOD, Finding::RECOMMENDED, Finding::CRITICAL ],
				],
				'badge'       => JsonSchema::object(
					[
						'label' => JsonSchema::TEXT,
						'color' => JsonSchema::TEXT,
					]
				),
				'description' => JsonSchema::described( JsonSchema::TEXT, 'What happened, why and what to do; HTML.' ),
				'actions'     => JsonSchema::described( JsonSchema::TEXT, 'Links and a button that repairs it; HTML.' ),
				'test'        => JsonSchema::described( JsonSchema::TEXT, 'The name of the test in Site Health.' ),
			]
		);
	}
}
