<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Notices;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Migrator;
use UserFeedback\Inbox\DismissedIds;
use UserFeedback\Inbox\InboxError;
use UserFeedback\Inbox\InboxSchema;
use UserFeedback\Support\Failures;

/**
 * Notices at the top of our screens, and which of them, and of ours among those of WordPress, a user has dismissed.
 *
 * @since 0.7.0
 */
final class NoticeService {

	/**
	 * @param Closure(): list<NoticeSource> $sources Of all modules.
	 */
	public function __construct(
		private readonly Closure $sources,
		private readonly Migrator $migrator
	) {}

	/**
	 * The notices of a page that a user has not dismissed, as the page's data has them.
	 *
	 * @param string $screen Slug of the page.
	 * @return list<array<string, mixed>>
	 */
	public function listFor( string $screen, int $userId ): array {
		if ( ! $this->migrator->isCurrent() ) {
			return [];
		}
		$found     = array_merge( ...array_map( static fn ( NoticeSource $source ) => self::found( $source, $screen ), ( $this->sources )() ) );
		$dismissed = $found === [] ? [] : DismissedIds::Notices->listFor( $userId );
		$all       = array_map( static fn ( Notice $notice ) => $notice->toArray( in_array( $notice->id, $dismissed, true ) ), $found );
		return array_values( array_filter( $all, static fn ( array $notice ) => $notice['dismissed'] !== true ) );
	}

	/**
	 * Dismisses a notice for a user. Repeating it changes nothing.
	 *
	 * @throws InboxError When no notice can have such an id.
	 */
	public function dismiss( DismissedIds $kind, int $userId, string $id ): void {
		if ( preg_match( '/^' . InboxSchema::ID . '$/D', $id ) !== 1 ) {
			throw InboxError::invalidNotice();
		}
		$kind->add( $userId, [ $id ] );
	}

	/**
	 * @return list<Notice> None from a source that fails: the page does not depend on it.
	 */
	private static function found( NoticeSource $source, string $screen ): array {
		return Failures::orElse( static fn () => $source->notices( $screen ), [] );
	}
}
