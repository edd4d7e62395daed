<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\ResponseSchema;
use UserFeedback\Support\JsonSchema;

/**
 * What a webhook receives, published as docs/webhook.schema.json. Needs no WordPress, so that the file can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class PayloadSchema {

	/** Rises when a field changes or goes. New fields may come at any time. */
	public const VERSION = 1;

	public const SUBMITTED = 'response.submitted';
	public const TEST      = 'response.test';

	/** Parts of a response that depend on the others of its survey, or that people add later. */
	private const LEFT_OUT = [ 'previous', 'next', 'position', 'count', 'notes', 'tags' ];

	/**
	 * @return ObjectSchema
	 */
	public static function payload(): array {
		return JsonSchema::object(
			[
				'type'      => JsonSchema::described(
					JsonSchema::word( [ self::SUBMITTED, self::TEST ] ),
					'A test has the id 0 and example answers.'
				),
				'version'   => JsonSchema::described( JsonSchema::COUNT, 'Of this schema. New fields come without a new version.' ),
				'id'        => JsonSchema::described( JsonSchema::TEXT, 'The same as the header webhook-id: equal in all attempts.' ),
				'timestamp' => JsonSchema::described( JsonSchema::MOMENT, 'When the response was given.' ),
				'site'      => JsonSchema::object(
					[
						'name' => JsonSchema::TEXT,
						'url'  => JsonSchema::TEXT,
					]
				),
				'link'      => JsonSchema::described( JsonSchema::TEXT, 'The response in the dashboard, for people who may view results.' ),
				'data'      => self::response(),
			]
		);
	}

	/**
	 * The response as GET surveys/{id}/responses/{response_id} answers it, without its place and remarks.
	 *
	 * @return ObjectSchema
	 */
	public static function response(): array {
		/** @var ObjectSchema $whole */
		$whole = ResponseSchema::response();
		return JsonSchema::object( array_diff_key( $whole['properties'], array_flip( self::LEFT_OUT ) ) );
	}
}
