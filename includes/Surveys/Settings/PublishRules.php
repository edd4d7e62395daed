<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;

/**
 * A setting section that may be incomplete in a draft, but not in a published survey.
 *
 * @since 0.3.0
 */
interface PublishRules extends SettingSection {

	/**
	 * What is missing in a value that errors() accepts.
	 *
	 * @param mixed $value In the shape of schema().
	 * @return list<FieldError> Field paths are relative to the section; '' is the whole value.
	 */
	public function publishErrors( mixed $value ): array;
}
