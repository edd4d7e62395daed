<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * What a survey's webhook and its log look like to those who may view results. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class WebhookSchema {

	/**
	 * @return ObjectSchema
	 */
	public static function state(): array {
		$properties = [
			'has_secret'     => JsonSchema::YES_NO,
			'previous_until' => JsonSchema::described( JsonSchema::OPTIONAL_MOMENT, 'Until when the secret before the present one signs as well.' ),
			'failing_since'  => JsonSchema::OPTIONAL_MOMENT,
			'retry_at'       => JsonSchema::described( JsonSchema::OPTIONAL_MOMENT, 'When responses are sent again, while the receiver fails.' ),
			'stopped_at'     => JsonSchema::OPTIONAL_MOMENT,
			'stopped_for'    => JsonSchema::described(
				JsonSchema::word( [ '', Webhook::GONE, Webhook::FAILURES ] ),
				'The receiver said that it is gone (410), or failed for five days.'
			),
			'secret'         => JsonSchema::described( JsonSchema::TEXT, 'Only in the answer to the request that made it.' ),
		];
		return JsonSchema::object( $properties, array_keys( array_diff_key( $properties, [ 'secret' => true ] ) ) );
	}

	/**
	 * A delivery as the log lists it.
	 *
	 * @return ObjectSchema
	 */
	public static function delivery(): array {
		return JsonSchema::object( self::listed() );
	}

	/**
	 * A delivery with what was sent and answered.
	 *
	 * @return ObjectSchema
	 */
	public static function whole(): array {
		$sent = [
			'url'     => JsonSchema::TEXT,
			'headers' => [
				'type'                 => 'object',
				'additionalProperties' => JsonSchema::TEXT,
			],
			'body'    => JsonSchema::TEXT,
		];
		return JsonSchema::object(
			self::listed() + [
				'request' => JsonSchema::described(
					[ 'type' => [ 'object', 'null' ] ] + JsonSchema::object( $sent ),
					'The last one; values of headers that may hold keys are hidden. Null before the first.'
				),
				'reply'   => JsonSchema::described( JsonSchema::TEXT, 'The first 2 KB of what the receiver answered.' ),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function listed(): array {
		return [
			'id'           => JsonSchema::COUNT,
			'response_id'  => JsonSchema::described( JsonSchema::COUNT, '0 for a test.' ),
			'message'      => JsonSchema::described( JsonSchema::TEXT, 'The header webhook-id.' ),
			'status'       => JsonSchema::word( Delivery::STATUSES ),
			'attempts'     => JsonSchema::COUNT,
			'http_status'  => JsonSchema::described( JsonSchema::COUNT, '0 when nothing came.' ),
			'milliseconds' => JsonSchema::COUNT,
			'problem'      => JsonSchema::described( JsonSchema::TEXT, 'Why the last attempt failed and what to do; "" if it did not.' ),
			'created_at'   => JsonSchema::MOMENT,
			'tried_at'     => JsonSchema::OPTIONAL_MOMENT,
		];
	}
}
