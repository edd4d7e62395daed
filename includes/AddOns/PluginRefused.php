<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * A plugin of another vendor was not installed or not activated.
 *
 * @since 0.3.0
 */
final class PluginRefused extends DomainError {

	/**
	 * A slug or basename that is not one of KnownPlugin.
	 *
	 * @param string $field slug or basename.
	 */
	public static function unknown( string $field ): self {
		/* translators: %s: name of a field. */
		$message = sprintf( __( '%s: UserFeedback does not install or activate this plugin. Use the Plugins screen.', 'userfeedback' ), $field );
		return new self( 'userfeedback_plugin_unknown', $message, 400 );
	}

	public static function notInstalled( KnownPlugin $plugin ): self {
		/* translators: %s: name of an add-on or another plugin. */
		$message = sprintf( __( '%s is not installed. Install it first.', 'userfeedback' ), $plugin->title() );
		return new self( 'userfeedback_plugin_not_installed', $message, 409 );
	}

	/**
	 * WordPress could not install or activate it.
	 *
	 * @param string $reason In plain text; '' if unknown.
	 */
	public static function failed( KnownPlugin $plugin, string $reason ): self {
		return new self( 'userfeedback_plugin_failed', FailureText::of( $plugin->title(), $reason ), 500 );
	}
}
