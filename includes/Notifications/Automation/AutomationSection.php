<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Automation;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\JsonSection;

/**
 * Whether automation plugins are told of new responses, see AutomationNotification.
 *
 * @since 0.3.0
 */
final class AutomationSection extends JsonSection {

	public function path(): string {
		return 'notifications.automation';
	}

	public function schema(): array {
		return JsonSchema::object( [ 'active' => JsonSchema::YES_NO ] );
	}

	protected function default(): mixed {
		return [ 'active' => false ];
	}

	/**
	 * None: the automation plugin is another vendor's.
	 */
	public function features(): array {
		return [];
	}
}
