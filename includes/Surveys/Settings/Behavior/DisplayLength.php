<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * How long the same visitor keeps seeing a survey: until an answer, once, or on every page.
 *
 * @since 0.3.0
 */
final class DisplayLength extends SettingPart {

	public const UNTIL_RESPONSE = 'until_response';
	public const ONCE           = 'once';
	public const REPEATEDLY     = 'repeatedly';

	public function schemas(): array {
		return [ 'display_length' => JsonSchema::word( [ self::UNTIL_RESPONSE, self::ONCE, self::REPEATEDLY ] ) ];
	}

	public function defaults(): array {
		return [ 'display_length' => self::UNTIL_RESPONSE ];
	}

	public function features(): array {
		return [ 'display_length' => Feature::DisplayLength ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}
