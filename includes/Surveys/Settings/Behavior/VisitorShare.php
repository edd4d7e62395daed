<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The share of visitors who see a survey, in percent. The browser draws once for each visitor and survey, and keeps the number.
 *
 * @since 0.4.0
 */
final class VisitorShare extends SettingPart {

	public const FIELD = 'visitor_share';
	public const LEAST = 1;
	public const ALL   = 100;

	public function schemas(): array {
		return [
			self::FIELD => JsonSchema::described(
				[
					'type'    => 'integer',
					'minimum' => self::LEAST,
					'maximum' => self::ALL,
				],
				'The share of visitors who see the survey, in percent.'
			),
		];
	}

	public function defaults(): array {
		return [ self::FIELD => self::ALL ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}

	public function rareVisitorFields(): array {
		return [ self::FIELD ];
	}
}
