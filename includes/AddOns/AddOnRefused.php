<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\Plan;
use UserFeedback\Support\DomainError;

/**
 * An add-on was not installed, activated or deactivated. Nothing has changed, except where it says so.
 *
 * @since 0.1.0
 */
final class AddOnRefused extends DomainError {

	/** What somebody else should have answered is missing. Not 502: proxies put pages of their own in its place. */
	private const WITHOUT_SOURCE = 424;

	/**
	 * None of ours: a name that is not in the list, an address, a path.
	 */
	public static function unknown(): self {
		return new self( 'userfeedback_addon_unknown', __( 'There is no add-on of this name.', 'userfeedback' ), 400 );
	}

	/**
	 * The license does not hold it.
	 *
	 * @param Plan $plan The least plan that does.
	 */
	public static function locked( AddOn $addOn, Decision $decision, Plan $plan ): self {
		$message = $decision === Decision::License
			/* translators: %s: name of an add-on. */
			? sprintf( __( '%s: enter a valid license key in the settings to use this add-on.', 'userfeedback' ), $addOn->title() )
			/* translators: 1: name of an add-on, 2: name of a plan. */
			: sprintf( __( '%1$s: this add-on is not in your plan. Upgrade to %2$s to use it.', 'userfeedback' ), $addOn->title(), $plan->title() );
		$details = [
			'addon'    => $addOn->value,
			'decision' => $decision->value,
			'plan'     => $plan->value,
		];
		return new self( 'userfeedback_addon_locked', $message, 403, details: $details );
	}

	/**
	 * This site does not let anybody change its files from the dashboard.
	 */
	public static function filesLocked(): self {
		$message = __( 'This site does not allow changes to its files. Ask whoever runs the server to install it.', 'userfeedback' );
		return new self( 'userfeedback_addon_files_locked', $message, 403 );
	}

	/**
	 * WordPress may not write to the folder of the plugins by itself, and has no credentials for another way.
	 */
	public static function notWritable(): self {
		$message = __(
			'WordPress cannot write to the plugins folder. Add FTP or SSH credentials to wp-config.php, or copy the plugin there yourself.',
			'userfeedback'
		);
		return new self( 'userfeedback_addon_not_writable', $message, 409 );
	}

	/**
	 * Nobody has said where packages come from.
	 */
	public static function noSource(): self {
		$message = __( 'This site does not know where to get add-ons. Upload the package of the add-on instead.', 'userfeedback' );
		return new self( 'userfeedback_addon_no_source', $message, 409 );
	}

	/**
	 * The catalogue or a package cannot be had now.
	 */
	public static function unreachable(): self {
		$message = __( 'The add-ons cannot be reached at the moment. Try again later.', 'userfeedback' );
		return new self( 'userfeedback_addon_unreachable', $message, self::WITHOUT_SOURCE );
	}

	/**
	 * What was configured as catalogue is none, or is not to be trusted.
	 */
	public static function badCatalogue(): self {
		$message = __( 'The list of add-ons that this site is set up with cannot be used. Ask whoever set it up.', 'userfeedback' );
		return new self( 'userfeedback_addon_bad_catalogue', $message, self::WITHOUT_SOURCE );
	}

	/**
	 * The catalogue does not have it.
	 */
	public static function notListed( AddOn $addOn ): self {
		/* translators: %s: name of an add-on. */
		$message = sprintf( __( '%s: there is no package of this add-on yet.', 'userfeedback' ), $addOn->title() );
		return new self( 'userfeedback_addon_not_listed', $message, 404 );
	}

	/**
	 * The package is not the one that the catalogue names.
	 */
	public static function tampered(): self {
		$message = __( 'This is not one of our packages, or it was changed on the way. Nothing was installed.', 'userfeedback' );
		return new self( 'userfeedback_addon_tampered', $message, 400 );
	}

	/**
	 * The package is not what a package of ours looks like inside.
	 */
	public static function badPackage(): self {
		$message = __( 'This file is not a package of this add-on. Nothing was installed.', 'userfeedback' );
		return new self( 'userfeedback_addon_bad_package', $message, 400 );
	}

	/**
	 * PHP cannot look into packages here.
	 */
	public static function noZip(): self {
		$message = __( 'This server cannot read packages, since the PHP extension "zip" is missing.', 'userfeedback' );
		return new self( 'userfeedback_addon_no_zip', $message, 409 );
	}

	/**
	 * Nothing, or not a whole file, was uploaded.
	 */
	public static function notUploaded(): self {
		$message = __( 'The file did not arrive. It may be larger than this server accepts.', 'userfeedback' );
		return new self( 'userfeedback_addon_not_uploaded', $message, 400 );
	}

	/**
	 * It was made for a later version of this plugin.
	 *
	 * @param string $version The least version of this plugin that it runs with.
	 */
	public static function needsNewerCore( AddOn $addOn, string $version ): self {
		/* translators: 1: name of an add-on, 2: version number. */
		$message = sprintf( __( '%1$s needs UserFeedback %2$s or newer. Update UserFeedback first.', 'userfeedback' ), $addOn->title(), $version );
		return new self( 'userfeedback_addon_needs_newer_core', $message, 409 );
	}

	/**
	 * The version that was offered is no longer in the catalogue, and what is there is not newer than what is installed.
	 */
	public static function notNewer( AddOn $addOn ): self {
		/* translators: %s: name of an add-on. */
		$message = sprintf( __( '%s: the new version was withdrawn. Look for updates again.', 'userfeedback' ), $addOn->title() );
		return new self( 'userfeedback_addon_not_newer', $message, 409 );
	}

	/**
	 * Its folder leads elsewhere: what is there is not WordPress' to replace.
	 */
	public static function linked( AddOn $addOn ): self {
		/* translators: %s: name of an add-on. */
		$message = sprintf( __( '%s: the folder of this add-on is a link, so it cannot be replaced from here.', 'userfeedback' ), $addOn->title() );
		return new self( 'userfeedback_addon_linked', $message, 409 );
	}

	/**
	 * Another one is just being installed.
	 */
	public static function busy(): self {
		$message = __( 'Another add-on is being installed. Try again in a minute.', 'userfeedback' );
		return new self( 'userfeedback_addon_busy', $message, 409 );
	}

	public static function notInstalled( AddOn $addOn ): self {
		/* translators: %s: name of an add-on. */
		$message = sprintf( __( '%s: this add-on is not installed.', 'userfeedback' ), $addOn->title() );
		return new self( 'userfeedback_addon_not_installed', $message, 409 );
	}

	/**
	 * It was installed, and then not activated.
	 *
	 * @param self $reason Why not.
	 */
	public static function installedOnly( AddOn $addOn, self $reason ): self {
		$text = __(
			/* translators: 1: name of an add-on, 2: sentence that says why. */
			'%1$s was installed, but not activated. %2$s',
			'userfeedback'
		);
		$details = [ 'installed' => true ] + $reason->details;
		return new self( $reason->errorCode, sprintf( $text, $addOn->title(), $reason->getMessage() ), $reason->status, details: $details );
	}

	/**
	 * Only the network's administrators can deactivate it.
	 */
	public static function networkActive( AddOn $addOn ): self {
		return new self( 'userfeedback_addon_network_active', FailureText::networkActive( $addOn->title() ), 409 );
	}

	/**
	 * WordPress could not do it, and says why.
	 *
	 * @param string $reason In plain text; '' when it is not known.
	 */
	public static function failed( AddOn $addOn, string $reason ): self {
		return new self( 'userfeedback_addon_failed', FailureText::of( $addOn->title(), $reason ), 500 );
	}
}
