<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * What a user has dismissed on this site: one row of user meta for each id, so that two tabs do not overwrite each other's.
 *
 * @since 0.7.0
 */
enum DismissedIds: string {

	case Notifications = 'notification';

	/** Notices of our screens. */
	case Notices = 'notice';

	/** Notices among those of WordPress. */
	case WordPressNotices = 'wp_notice';

	/** Ids of a user; the oldest are forgotten. */
	public const MAX = 200;

	/**
	 * The ids, the oldest first.
	 *
	 * @return list<string>
	 */
	public function listFor( int $userId ): array {
		return array_values( array_unique( array_filter( (array) get_user_meta( $userId, $this->meta() ), is_string( ... ) ) ) );
	}

	/**
	 * Adds ids.
	 *
	 * @param list<string> $ids
	 * @param list<string> $shown Ids that would be shown again if they were forgotten: others are forgotten first.
	 */
	public function add( int $userId, array $ids, array $shown = [] ): void {
		$known = $this->listFor( $userId );
		foreach ( array_diff( array_unique( $ids ), $known ) as $id ) {
			add_user_meta( $userId, $this->meta(), $id );
			$known[] = $id;
		}
		$over = array_diff( $known, $shown );
		array_push( $over, ...array_intersect( $known, $shown ) );
		foreach ( array_slice( $over, 0, max( 0, count( $known ) - self::MAX ) ) as $id ) {
			delete_user_meta( $userId, $this->meta(), $id );
		}
	}

	/**
	 * Forgets what the users of this site have dismissed.
	 */
	public function forget(): void {
		delete_metadata( 'user', 0, $this->meta(), '', true );
	}

	private function meta(): string {
		return "userfeedback_dismissed_{$this->value}_" . get_current_blog_id();
	}
}
