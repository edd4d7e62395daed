<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: what the existing plugin stored on this site, and its import.
 *
 * @since 0.7.0
 */
final class ExistingPluginController extends RestController {

	/** @var string */
	protected $rest_base = 'imports/existing-plugin';

	public function __construct( private readonly ExistingPluginService $imports ) {}

	public function register_routes(): void {
		$manage = $this->requires( Capability::MANAGE );

		// GET imports/existing-plugin: what was found, and the last runs.
		// POST: begins an import or a preview, or does its next step. DELETE: stops it.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'GET',
					fn () => $this->answer( fn () => $this->imports->overview( $this->imports->tables(), get_current_user_id() ) ),
					$manage
				),
				self::endpoint( 'POST', $this->step( ... ), $manage, self::arguments( ExistingPluginSchema::request() ) ),
				self::endpoint( 'DELETE', $this->stop( ... ), $manage ),
			],
			static fn () => ExistingPluginSchema::overview()
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function step( WP_REST_Request $request ): WP_REST_Response {
		$isDryRun = $request['dry_run'] === true;
		$isNew    = $request['goes_on'] !== true;
		return $this->answer(
			function () use ( $isDryRun, $isNew ): array {
				$tables = $this->imports->tables();
				$userId = get_current_user_id();
				if ( $isNew ) {
					$this->imports->start( $tables, $isDryRun, $userId );
				}
				return $this->imports->advance( $tables, $isDryRun, $userId );
			}
		);
	}

	private function stop(): WP_REST_Response {
		return $this->answer(
			function (): array {
				$this->imports->stop( $this->imports->tables(), get_current_user_id() );
				return [ 'stopped' => true ];
			}
		);
	}
}
