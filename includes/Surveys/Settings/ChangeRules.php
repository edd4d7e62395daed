<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;

/**
 * A setting section with values that only surveys which have them already may keep.
 *
 * @since 0.3.0
 */
interface ChangeRules extends SettingSection {

	/**
	 * Errors of a change to a value that errors() accepts.
	 *
	 * @param mixed $before The stored value, see read().
	 * @param mixed $after  The requested value.
	 * @return list<FieldError> Field paths are relative to the section.
	 */
	public function changeErrors( mixed $before, mixed $after ): array;
}
