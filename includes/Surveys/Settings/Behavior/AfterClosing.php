<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * What a visitor sees of a survey that they have closed without finishing it: its tab until the browser is closed, or nothing for some days.
 *
 * @since 0.4.0
 */
final class AfterClosing extends SettingPart {

	public const FIELD    = 'closed_days';
	public const MAX_DAYS = 365;

	public function schemas(): array {
		return [
			self::FIELD => JsonSchema::described(
				[
					'type'    => 'integer',
					'minimum' => 0,
					'maximum' => self::MAX_DAYS,
				],
				'Days for which a survey stays hidden from a visitor who has closed it; 0 shows its tab until the browser is closed.'
			),
		];
	}

	public function defaults(): array {
		return [ self::FIELD => 0 ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}
