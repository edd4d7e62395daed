<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * REST: sends a test email.
 *
 * @since 0.7.0
 */
final class TestEmailController extends RestController {

	/** @var string */
	protected $rest_base = 'settings/test-email';

	public function __construct( private readonly TestEmailService $emails ) {}

	public function register_routes(): void {
		// POST settings/test-email: with the stored settings, to the current user or to a stored recipient.
		$arguments = [
			'address' => [
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => AddressList::MAX_ADDRESS,
				'description' => 'The address of the current user or a stored recipient; empty for that of the current user.',
			],
		];
		$post      = self::endpoint(
			'POST',
			fn ( WP_REST_Request $request ) => $this->answer( fn () => [ 'address' => $this->emails->send( Cast::string( $request['address'] ) ) ] ),
			$this->requires( Capability::MANAGE ),
			$arguments
		);
		$this->addRoute( $this->rest_base, [ $post ], static fn () => JsonSchema::object( [ 'address' => JsonSchema::TEXT ] ) );
	}
}
