<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * Whether the widget goes to the next question as soon as a visitor has clicked the answer to a single-choice question.
 *
 * @since 0.4.0
 */
final class AutoAdvance extends SettingPart {

	public const FIELD = 'auto_advance';

	public function schemas(): array {
		return [ self::FIELD => JsonSchema::YES_NO ];
	}

	public function defaults(): array {
		return [ self::FIELD => false ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}
