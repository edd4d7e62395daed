<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * The invitation to upgrade where a summary would be: each user dismisses it for themselves.
 *
 * @since 0.5.0
 */
final class AiUpsell {

	/** User meta; 1 when it was dismissed. */
	public const META = 'userfeedback_ai_upsell_dismissed';

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
