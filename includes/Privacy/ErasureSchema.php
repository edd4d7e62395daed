<?php

declare( strict_types=1 );

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\SubmissionSchema;
use UserFeedback\Support\JsonSchema;

/**
 * A visitor's request to have an answer deleted. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class ErasureSchema {

	/**
	 * The body of the request.
	 *
	 * @return ObjectSchema
	 */
	public static function request(): array {
		return JsonSchema::object(
			[
				'submission_id' => [
					'type'        => 'string',
					'pattern'     => SubmissionSchema::UUID_PATTERN,
					'description' => 'Of the answers; the submission returned it as data.id.',
				],
			]
		);
	}
}
