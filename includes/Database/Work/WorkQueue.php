<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Clock;

/**
 * Begins long works.
 *
 * @since 0.7.0
 */
final class WorkQueue {

	/** Days for which works that are over are kept. */
	private const DAYS = 30;

	public function __construct(
		private readonly WorkRepository $works,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a work, in the transaction of its cause if there is one. There is one work for each kind and subject: one that is over begins again, one
	 * that has begun is repeated after its end.
	 *
	 * @param string               $subject What it is about, for example the id of a survey; '' for the site. At most 64 ASCII characters.
	 * @param array<string, mixed> $state   What its first step begins with.
	 * @param int                  $userId  Who begins it; 0 for nobody.
	 */
	public function begin( string $kind, string $subject = '', array $state = [], int $userId = 0 ): void {
		$this->works->begin( $kind, $subject, $state, $userId, $this->clock->now() );
	}

	/**
	 * The work of a kind on a subject; null if it was never begun, or was over long ago.
	 */
	public function find( string $kind, string $subject = '' ): ?StoredWork {
		return $this->works->findBySubject( $kind, $subject );
	}

	/**
	 * The work of a kind on a subject while it waits or runs; null if it is over, or there is none.
	 *
	 * @since 0.7.0
	 */
	public function atWork( string $kind, string $subject = '' ): ?StoredWork {
		$work = $this->find( $kind, $subject );
		return $work?->isOver() === false ? $work : null;
	}

	/**
	 * Changes the state of a work that is over, for one that waits for somebody's decision.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, mixed> $state
	 * @return bool False if it is not over.
	 */
	public function change( string $kind, string $subject, array $state ): bool {
		return $this->works->replaceState( $kind, $subject, $state, $this->clock->now() );
	}

	/**
	 * The newest works of a kind that a user has begun.
	 *
	 * @since 0.7.0
	 *
	 * @return list<StoredWork>
	 */
	public function ofUser( string $kind, int $userId, int $limit ): array {
		return $this->works->ofUser( $kind, $userId, $limit );
	}

	/**
	 * Ends a work where it is. A step that another process is doing comes to its end, and is the last one.
	 */
	public function cancel( string $kind, string $subject = '' ): void {
		$this->works->delete( $kind, $subject );
	}

	/**
	 * Daily: deletes works that have been over for 30 days.
	 */
	public function deleteOld(): void {
		$this->works->deleteFinished( $this->clock->now()->modify( '-' . self::DAYS . ' days' ) );
	}
}
