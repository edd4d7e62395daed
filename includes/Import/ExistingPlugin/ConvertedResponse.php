<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\NewResponse;

/**
 * A response of the existing plugin as it becomes one of ours.
 *
 * @phpstan-import-type Problem from Problems
 * @since 0.7.0
 */
final class ConvertedResponse {

	/**
	 * @param NewResponse|null $response Null if it is left out.
	 * @param list<Problem>    $problems What was changed or left out.
	 */
	public function __construct(
		public readonly ?NewResponse $response,
		public readonly array $problems
	) {}
}
