<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Notes and tags of responses in the REST API. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.5.0
 */
final class RemarkSchema {

	/**
	 * A note about a response.
	 *
	 * @return ObjectSchema
	 */
	public static function note(): array {
		return JsonSchema::object(
			[
				'id'         => JsonSchema::COUNT,
				'text'       => JsonSchema::described( JsonSchema::TEXT, 'Plain text of one or several lines.' ),
				'author'     => JsonSchema::described( JsonSchema::TEXT, 'Name of who wrote it; empty when that account is deleted.' ),
				'created_at' => JsonSchema::MOMENT,
				'can_delete' => JsonSchema::described( JsonSchema::YES_NO, 'Whether the current user may delete it.' ),
			]
		);
	}

	/**
	 * Tags of a response, in alphabetical order.
	 *
	 * @return array{type: string, items: array<string, mixed>}
	 */
	public static function tags(): array {
		return JsonSchema::listOf( JsonSchema::TEXT );
	}

	/**
	 * A tag of a survey's responses.
	 *
	 * @return ObjectSchema
	 */
	public static function tag(): array {
		return JsonSchema::object(
			[
				'name'  => JsonSchema::TEXT,
				'count' => JsonSchema::described( JsonSchema::COUNT, 'Number of responses, whatever their status.' ),
			]
		);
	}
}
