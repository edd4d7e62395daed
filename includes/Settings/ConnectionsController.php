<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;

/**
 * REST: which requests to other servers the plugin may send, and whether it does.
 *
 * @since 0.7.0
 */
final class ConnectionsController extends RestController {

	/** @var string */
	protected $rest_base = 'settings/connections';

	public function __construct( private readonly ConnectionList $connections ) {}

	public function register_routes(): void {
		// GET settings/connections: all kinds of requests, in the order of the modules.
		$get = self::endpoint( 'GET', fn () => $this->answer( $this->connections->all( ... ) ), $this->requires( Capability::MANAGE ) );
		$this->addRoute( $this->rest_base, [ $get ], ConnectionList::schema( ... ) );
	}
}
