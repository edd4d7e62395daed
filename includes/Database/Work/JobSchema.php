<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Long works in the REST API. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class JobSchema {

	/**
	 * A long work.
	 *
	 * @return ObjectSchema
	 */
	public static function job(): array {
		return JsonSchema::object(
			[
				'id'          => JsonSchema::COUNT,
				'kind'        => JsonSchema::described( JsonSchema::TEXT, 'For example delete-survey.' ),
				'subject'     => JsonSchema::described( JsonSchema::TEXT, 'For example the id of a survey; "" for the site.' ),
				'status'      => JsonSchema::word( StoredWork::STATUSES ),
				'done'        => JsonSchema::described( JsonSchema::COUNT, 'Progress so far.' ),
				'total'       => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'Progress at the end; null while it is not known.',
				],
				'error'       => JsonSchema::described( JsonSchema::TEXT, 'Why it waits or has failed; "" if it did not.' ),
				'created_at'  => JsonSchema::MOMENT,
				'updated_at'  => JsonSchema::MOMENT,
				'finished_at' => JsonSchema::OPTIONAL_MOMENT,
			]
		);
	}

	/**
	 * The works that were changed last.
	 *
	 * @return ObjectSchema
	 */
	public static function list(): array {
		return JsonSchema::object( [ 'items' => JsonSchema::listOf( self::job() ) ] );
	}
}
