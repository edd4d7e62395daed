<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * An advertisement of ours that each user can dismiss for good.
 *
 * @since 0.7.0
 */
enum Dismissal: string {

	/** Above the settings. */
	case SettingsBlurb = 'settings_blurb';

	/** Beside summaries of answers. */
	case AiUpsell = 'ai_upsell';

	/**
	 * Whether a user has dismissed it.
	 */
	public function isBy( int $userId ): bool {
		return get_user_meta( $userId, $this->meta(), true ) === '1';
	}

	/**
	 * Dismisses it for a user.
	 */
	public function dismiss( int $userId ): void {
		update_user_meta( $userId, $this->meta(), '1' );
	}

	/**
	 * Forgets who has dismissed it, on the whole network.
	 */
	public function forget(): void {
		delete_metadata( 'user', 0, $this->meta(), '', true );
	}

	private function meta(): string {
		return "userfeedback_{$this->value}_dismissed";
	}
}
