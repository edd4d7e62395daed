<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * Whether a survey first shows as its closed tab.
 *
 * @since 0.3.0
 */
final class StartMinimized extends SettingPart {

	public function schemas(): array {
		return [ 'start_minimized' => JsonSchema::YES_NO ];
	}

	public function defaults(): array {
		return [ 'start_minimized' => false ];
	}

	public function inheritable(): array {
		return [ 'start_minimized' => [ 'start_minimized' ] ];
	}

	public function features(): array {
		return [ 'start_minimized' => Feature::StartMinimized ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}
