<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * The settings screen's invitation to upgrade: each user dismisses it for themselves.
 *
 * @since 0.1.0
 */
final class SettingsBlurb {

	/** User meta; 1 when it was dismissed. */
	public const META = 'userfeedback_settings_blurb_dismissed';

	/**
	 * Whether a user has dismissed it.
	 */
	public static function isDismissed( int $userId ): bool {
		return get_user_meta( $userId, self::META, true ) === '1';
	}

	/**
	 * Dismisses it for a user.
	 */
	public static function dismiss( int $userId ): void {
		update_user_meta( $userId, self::META, '1' );
	}
}
