<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Access\Rights;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Inbox\Sources\AbandonedJobs;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\AdminRoute;

/**
 * All that buttons of notifications can do. What a request names is looked up here and nowhere else: it is never the name of a class or a function.
 *
 * An action is a word, or a word and the number of what it is about: "retry-7".
 *
 * @phpstan-type Outcome array{reload?: true, redirect_to?: string}
 * @since 0.7.0
 */
final class NotificationActions {

	public const WORKS = 'works';
	public const JOBS  = 'jobs';

	public const RETRY = 'retry';

	/** Kinds of works whose progress a screen shows. */
	private const SCREENS = [ 'import-ratings' => AdminRoute::RatingImport ];

	public function __construct(
		private readonly Rights $rights,
		private readonly WorkRunner $works,
		private readonly AbandonedJobs $jobs
	) {}

	/**
	 * Does what a button says.
	 *
	 * @return Outcome
	 * @throws InboxError   When there is no such action, or nothing to do any more.
	 * @throws AccessDenied When the user may not do it.
	 */
	public function run( string $group, string $action, int $userId ): array {
		preg_match( '/^([a-z]+)(?:-(\d{1,15}))?$/D', $action, $found );
		$work = $this->allowed()[ $group ][ $found[1] ?? '' ] ?? throw InboxError::unknownAction();
		return $work( (int) ( $found[2] ?? 0 ), $userId );
	}

	/**
	 * @return array<string, array<string, Closure( int, int ): Outcome>> Group → action → what it does with a number, for a user.
	 */
	private function allowed(): array {
		return [
			self::WORKS => [ self::RETRY => $this->retryWork( ... ) ],
			self::JOBS  => [ self::RETRY => $this->retryJob( ... ) ],
		];
	}

	/**
	 * @return Outcome
	 */
	private function retryWork( int $id, int $userId ): array {
		$work = $this->works->failedById( $id );
		$this->rights->demand( $userId, $this->works->capability( $work->kind ?? '' ) ?? Capability::MANAGE );
		if ( $work === null || ! $this->works->retry( $id ) ) {
			throw InboxError::nothingToRetry();
		}
		$screen = self::SCREENS[ $work->kind ] ?? null;
		return $screen === null ? [ 'reload' => true ] : [ 'redirect_to' => $screen->url() ];
	}

	/**
	 * @return Outcome
	 */
	private function retryJob( int $id, int $userId ): array {
		$this->rights->demand( $userId, Capability::MANAGE );
		if ( ! $this->jobs->retry( $id ) ) {
			throw InboxError::nothingToRetry();
		}
		return [ 'reload' => true ];
	}
}
