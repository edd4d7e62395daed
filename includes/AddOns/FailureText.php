<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

/**
 * Why WordPress could not install, activate or deactivate a plugin.
 *
 * @since 0.3.0
 */
final class FailureText {

	/**
	 * @param string $title  Name of an add-on or another plugin.
	 * @param string $reason Sentence of WordPress in plain text; '' if unknown.
	 */
	public static function of( string $title, string $reason ): string {
		return $reason === ''
			/* translators: %s: name of an add-on or another plugin. */
			? sprintf( __( '%s: WordPress could not do this, and gave no reason.', 'userfeedback' ), $title )
			/* translators: 1: name of an add-on or another plugin, 2: sentence of WordPress. */
			: sprintf( __( '%1$s: WordPress could not do this. %2$s', 'userfeedback' ), $title, $reason );
	}

	/**
	 * Why a plugin that is active for the whole network is not deactivated.
	 *
	 * @since 0.7.0
	 *
	 * @param string $title Name of an add-on or another plugin.
	 */
	public static function networkActive( string $title ): string {
		$text = __(
			/* translators: %s: name of an add-on or another plugin. */
			'%s is active for the whole network. Only an administrator of the network can deactivate it, on its Plugins screen.',
			'userfeedback'
		);
		return sprintf( $text, $title );
	}
}
