<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * Whether the answers of visitors who do not finish a survey are kept.
 *
 * @since 0.4.0
 */
final class PartialAnswers extends SettingPart {

	public const FIELD = 'keep_partial';

	public function schemas(): array {
		return [ self::FIELD => JsonSchema::YES_NO ];
	}

	public function defaults(): array {
		return [ self::FIELD => false ];
	}

	public function features(): array {
		return [ self::FIELD => Feature::PartialAnswers ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}

	public function rareVisitorFields(): array {
		return [ self::FIELD ];
	}

	/**
	 * Whether partial answers are kept.
	 *
	 * @param mixed $group The group as it takes effect, see SettingSections::effectiveAt().
	 */
	public static function areKept( mixed $group ): bool {
		return Cast::at( $group, self::FIELD ) === true;
	}
}
