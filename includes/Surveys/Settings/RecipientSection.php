<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A notification section that says which of its fields are recipients. Files of surveys contain the others; of other notification sections they
 * contain what users may see who may not view results (SettingSection::masked()).
 *
 * @since 0.3.0
 */
interface RecipientSection extends SettingSection {

	/**
	 * Fields that say where answers are sent.
	 *
	 * @return list<string> Paths relative to the section.
	 */
	public function recipientFields(): array;
}
