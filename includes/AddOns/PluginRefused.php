<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * A plugin of another vendor was not installed, activated or deactivated.
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
		$message = sprintf( __( '%s: UserFeedback does not manage this plugin. Use the Plugins screen.', 'userfeedback' ), $field );
		return new self( 'userfeedback_plugin_unknown', $message, 400 );
	}

	public static function notInstalled( KnownPlugin $plugin ): self {
		/* translators: %s: name of an add-on or another plugin. */
		$message = sprintf( __( '%s is not installed. Install it first.', 'userfeedback' ), $plugin->title() );
		return new self( 'userfeedback_plugin_not_installed', $message, 409 );
	}

	/**
	 * It is active for the whole network, where a single site cannot deactivate it.
	 *
	 * @since 0.7.0
	 */
	public static function networkActive( KnownPlugin $plugin ): self {
		return new self( 'userfeedback_plugin_network_active', FailureText::networkActive( $plugin->title() ), 409 );
	}

	/**
	 * Other plugins cannot work without it.
	 *
	 * @since 0.7.0
	 *
	 * @param string $others List of their names.
	 */
	public static function needed( KnownPlugin $plugin, string $others ): self {
		/* translators: 1: name of a plugin, 2: list of names of plugins. */
		$text = __( '%1$s is needed by %2$s. Deactivate what needs it first, on the Plugins screen.', 'userfeedback' );
		return new self( 'userfeedback_plugin_needed', sprintf( $text, $plugin->title(), $others ), 409 );
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
