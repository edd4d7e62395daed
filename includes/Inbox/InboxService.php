<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Access\Rights;
use UserFeedback\Database\Migrator;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failures;

/**
 * The notifications of each user: those that concern their rights, without or with what they have dismissed.
 *
 * @since 0.7.0
 */
final class InboxService {

	/** Notifications of a user; the newest. */
	private const MAX = 50;

	/**
	 * @param Closure(): list<NotificationSource> $sources Of all modules.
	 */
	public function __construct(
		private readonly Closure $sources,
		private readonly Migrator $migrator,
		private readonly Rights $rights,
		private readonly Clock $clock
	) {}

	/**
	 * The notifications of a user, the newest first.
	 *
	 * @return array{active: list<Notification>, dismissed: list<Notification>}
	 */
	public function listFor( int $userId ): array {
		$all       = $this->concerning( $userId );
		$dismissed = array_fill_keys( DismissedIds::Notifications->listFor( $userId ), true );
		$is        = static fn ( Notification $one ) => isset( $dismissed[ $one->id ] );
		return [
			'active'    => array_values( array_filter( $all, static fn ( Notification $one ) => ! $is( $one ) ) ),
			'dismissed' => array_values( array_filter( $all, $is ) ),
		];
	}

	/**
	 * How many notifications a user has not dismissed.
	 */
	public function activeCount( int $userId ): int {
		return count( $this->listFor( $userId )['active'] );
	}

	/**
	 * Dismisses a notification for a user. Repeating it changes nothing.
	 *
	 * @throws InboxError When the user has no such notification.
	 */
	public function dismiss( int $userId, string $id ): void {
		$shown = $this->ids( $userId );
		if ( ! in_array( $id, $shown, true ) ) {
			throw InboxError::notFound();
		}
		DismissedIds::Notifications->add( $userId, [ $id ], $shown );
	}

	/**
	 * Dismisses notifications for a user.
	 *
	 * @param list<string>|null $ids What the user has seen; others have come meanwhile. Null for all.
	 */
	public function dismissAll( int $userId, ?array $ids ): void {
		$shown = $this->ids( $userId );
		DismissedIds::Notifications->add( $userId, $ids === null ? $shown : array_values( array_intersect( $shown, $ids ) ), $shown );
	}

	/**
	 * @return list<string>
	 */
	private function ids( int $userId ): array {
		return array_map( static fn ( Notification $one ) => $one->id, $this->concerning( $userId ) );
	}

	/**
	 * @return list<Notification> The newest first.
	 */
	private function concerning( int $userId ): array {
		if ( ! $this->migrator->isCurrent() ) {
			return [];
		}
		$found = array_merge( ...array_map( self::found( ... ), ( $this->sources )() ) );
		// After they were found: some are of this moment.
		$now = $this->clock->now();
		$all = array_filter(
			$found,
			fn ( Notification $one ) => $one->activeFrom <= $now && $this->concerns( $one, $userId )
		);
		usort( $all, static fn ( Notification $a, Notification $b ) => [ $b->activeFrom, $a->id ] <=> [ $a->activeFrom, $b->id ] );
		return array_slice( $all, 0, self::MAX );
	}

	private function concerns( Notification $one, int $userId ): bool {
		if ( in_array( $one->capability, Capability::ALL, true ) && $this->rights->has( $userId, Capability::MANAGE ) ) {
			return true;
		}
		return $this->rights->has( $userId, $one->capability );
	}

	/**
	 * @return list<Notification> None from a source that fails: the page and the other notifications do not depend on it.
	 */
	private static function found( NotificationSource $source ): array {
		return Failures::orElse( $source->notifications( ... ), [] );
	}
}
