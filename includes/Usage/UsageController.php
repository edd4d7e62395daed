<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;

/**
 * REST: what usage tracking would send now.
 *
 * @since 0.7.0
 */
final class UsageController extends RestController {

	/** @var string */
	protected $rest_base = 'settings/usage';

	public function __construct(
		private readonly UsageReport $report,
		private readonly UsageServer $server
	) {}

	public function register_routes(): void {
		// GET settings/usage: sends nothing.
		$show = fn () => [
			'address' => $this->server->address(),
			'json'    => $this->report->json(),
		];
		$get  = self::endpoint( 'GET', fn () => $this->answer( $show ), $this->requires( Capability::MANAGE ) );
		$this->addRoute( $this->rest_base, [ $get ], static fn () => self::schema() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		return JsonSchema::object(
			[
				'address' => JsonSchema::described( JsonSchema::TEXT, 'Where it is sent; empty for nowhere.' ),
				'json'    => JsonSchema::described( JsonSchema::TEXT, 'The body of the request.' ),
			]
		);
	}
}
