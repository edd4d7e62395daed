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

	/** How far visitors have scrolled, for HALF_PAGE: 0 is the top of the page, 100 its end. */
	public const DEFAULT_PERCENT = 50;
	public const MAX_PERCENT     = 100;

	public function schemas(): array {
		return [
			'timing'         => JsonSchema::word( [ self::IMMEDIATE, self::DELAY, self::BEFORE_ABANDON, self::HALF_PAGE ] ),
			'timing_delay'   => JsonSchema::described(
				[
					'type'    => 'integer',
					'minimum' => 0,
					'maximum' => self::MAX_DELAY,
				],
				'Seconds, if timing is delay.'
			),
			'scroll_percent' => JsonSchema::described(
				[
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => self::MAX_PERCENT,
				],
				'How much of the way to the end of the page visitors have scrolled, if timing is half_page.'
			),
		];
	}

	public function defaults(): array {
		return [
			'timing'         => self::IMMEDIATE,
			'timing_delay'   => self::DEFAULT_DELAY,
			'scroll_percent' => self::DEFAULT_PERCENT,
		];
	}

	public function features(): array {
		return [
			'timing'         => Feature::Timing,
			'timing_delay'   => Feature::Timing,
			'scroll_percent' => Feature::Timing,
		];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}
