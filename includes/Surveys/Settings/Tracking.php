<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Whether a survey is tracked by an analytics plugin. Takes effect while such a plugin is active, so it is on by default (decision 0033).
 *
 * @since 0.3.0
 */
final class Tracking extends JsonSection {

	public function path(): string {
		return 'settings.enable_tracking';
	}

	public function schema(): array {
		return JsonSchema::YES_NO;
	}

	protected function default(): mixed {
		return true;
	}

	/**
	 * The owner's choice. The script that acts on it is on the page only while an analytics plugin is active.
	 */
	public function visitorSchema(): array {
		return $this->schema();
	}

	/**
	 * Every plan has it.
	 */
	public function features(): array {
		return [];
	}
}
