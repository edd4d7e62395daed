<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\OutgoingRequest;

/**
 * The requests to other servers that all domains of the plugin may send.
 *
 * @since 0.7.0
 */
final class ConnectionList {

	/**
	 * @param Closure(): list<OutgoingRequest> $connections See Module::connections().
	 */
	public function __construct( private readonly Closure $connections ) {}

	/**
	 * @return array{connections: list<array{name: string, title: string, text: string, is_on: bool}>}
	 */
	public function all(): array {
		return [ 'connections' => array_map( static fn ( OutgoingRequest $request ) => $request->toArray(), ( $this->connections )() ) ];
	}

	/**
	 * Schema of all().
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return JsonSchema::object( [ 'connections' => JsonSchema::listOf( OutgoingRequest::schema() ) ] );
	}
}
