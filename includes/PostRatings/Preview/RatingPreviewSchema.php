<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Preview;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * What the preview of the settings looks like. Needs no WordPress, so that types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.6.0
 */
final class RatingPreviewSchema {

	/**
	 * The response of the API.
	 *
	 * @return ObjectSchema
	 */
	public static function preview(): array {
		return JsonSchema::object(
			[
				'html'   => JsonSchema::described( JsonSchema::TEXT, 'The control.' ),
				'styles' => JsonSchema::described( JsonSchema::listOf( JsonSchema::TEXT ), 'URLs of its style sheets.' ),
				'lang'   => JsonSchema::described( JsonSchema::TEXT, 'Language of the site, for example de-DE.' ),
				'dir'    => JsonSchema::word( [ 'ltr', 'rtl' ] ),
			]
		);
	}
}
