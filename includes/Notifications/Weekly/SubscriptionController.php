<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\AddressList;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * REST: subscribes a recipient of the weekly summaries again who had unsubscribed. A route of its own, because saving the whole list would undo what
 * somebody else did since it was loaded.
 *
 * @since 0.7.0
 */
final class SubscriptionController extends RestController {

	/** @var string */
	protected $rest_base = 'settings/subscribe-again';

	public function __construct( private readonly SummaryRecipients $recipients ) {}

	public function register_routes(): void {
		// POST settings/subscribe-again: answers the addresses that are still unsubscribed.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'POST',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => [ 'unsubscribed' => $this->recipients->subscribe( Cast::string( $request['address'] ) ) ]
					),
					$this->requires( Capability::MANAGE ),
					[
						'address' => [
							'type'      => 'string',
							'maxLength' => AddressList::MAX_ADDRESS,
							'required'  => true,
						],
					]
				),
			],
			static fn () => JsonSchema::object( [ 'unsubscribed' => JsonSchema::listOf( JsonSchema::TEXT ) ] )
		);
	}
}
