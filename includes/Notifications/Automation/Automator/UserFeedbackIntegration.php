<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Automation\Automator;

defined( 'ABSPATH' ) || exit;

use Uncanny_Automator\Integration;

/**
 * UserFeedback in the recipes of Uncanny Automator. Its methods have the names that Automator calls.
 *
 * @since 0.7.0
 */
final class UserFeedbackIntegration extends Integration {

	/** Automator itself has an integration USERFEEDBACK, for the earlier plugin of that name. */
	public const CODE = 'USERFEEDBACK_SURVEYS';

	protected function setup(): void {
		$this->set_integration( self::CODE );
		$this->set_name( 'UserFeedback' );
		$this->set_icon_url( plugins_url( 'icon.svg', __FILE__ ) );
	}
}
