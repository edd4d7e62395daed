<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * When a survey appears on a page.
 *
 * @since 0.3.0
 */
final class Timing extends SettingPart {

	public const IMMEDIATE      = 'immediate';
	public const DELAY          = 'delay';
	public const BEFORE_ABANDON = 'before_abandon';
	public const HALF_PAGE      = 'half_page';

	/** Seconds after the page has loaded, for DELAY. */
	public const DEFAULT_DELAY = 20;
	public const MAX_DELAY     = 60;

	public function schemas(): array {
		return [
			'timing'       => JsonSchema::word( [ self::IMMEDIATE, self::DELAY, self::BEFORE_ABANDON, self::HALF_PAGE ] ),
			'timing_delay' => JsonSchema::described(
				[
					'type'    => 'integer',
					'minimum' => 0,
					'maximum' => self::MAX_DELAY,
				],
				'Seconds, if timing is delay.'
			),
		];
	}

	public function defaults(): array {
		return [
			'timing'       => self::IMMEDIATE,
			'timing_delay' => self::DEFAULT_DELAY,
		];
	}

	public function features(): array {
		return [
			'timing'       => Feature::Timing,
			'timing_delay' => Feature::Timing,
		];
	}
}
