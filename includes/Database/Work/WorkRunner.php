<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;
use UserFeedback\Database\JobFailed;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\TemporaryFailure;

/**
 * Runs long works step by step: all that are due in cron and in `wp userfeedback work`, one to its end in `wp userfeedback jobs run`.
 *
 * @since 0.7.0
 */
final class WorkRunner {

	/** Seconds after which a run stops and leaves the rest to the next run. */
	private const TIME = 20;

	/** Attempts of one step before the work has failed, about two weeks. */
	private const MAX_ATTEMPTS = 64;

	/** Microseconds between two looks at a work that another process is doing. */
	private const WAIT = 200_000;

	/** Temporary failures in a row after which who waits for a work is told. */
	private const PATIENCE = 5;

	/** @var array<string, LongWork>|null By kind. */
	private ?array $known = null;

	/**
	 * @param Closure(): list<LongWork> $works   Called only if works are run or listed; the first one of a kind is used.
	 * @param float                     $seconds For each step.
	 */
	public function __construct(
		private readonly WorkRepository $stored,
		private readonly Clock $clock,
		private readonly Closure $works,
		private readonly float $seconds = Step::SECONDS
	) {}

	/**
	 * Runs steps of all works that are due, the one that has waited longest first. Works whose kind is not known here wait.
	 *
	 * @return array{done: int, failed: int} Works that were finished, and steps that failed.
	 */
	public function runDue(): array {
		$counts = [
			'done'   => 0,
			'failed' => 0,
		];
		$kinds  = array_keys( $this->known() );
		$end    = microtime( true ) + self::TIME;
		while ( $kinds !== [] && microtime( true ) < $end ) {
			$work = $this->stored->claim( $kinds, $this->clock->now() );
			if ( $work === null ) {
				break;
			}
			$result = $this->step( $work );
			if ( $result instanceof Throwable ) {
				++$counts['failed'];
			} elseif ( $result->isFinished ) {
				++$counts['done'];
			}
		}
		return $counts;
	}

	/**
	 * Runs a work to its end, beside cron: while another process does a step, it waits for that.
	 *
	 * @param (Closure( StoredWork ): void)|null $onProgress Called after each step.
	 * @return StoredWork Done.
	 * @throws WorkRefused When there is no such work, nobody here can do it, or the database keeps refusing.
	 * @throws Throwable   Why a step failed.
	 */
	public function runToEnd( int $id, ?Closure $onProgress = null ): StoredWork {
		for ( $failures = 0; ; ) {
			try {
				$work = $this->find( $id );
				if ( ! $this->isKnown( $work->kind ) ) {
					throw WorkRefused::unknownKind( $work->kind );
				}
				$onProgress === null ? null : $onProgress( $work );
				if ( $work->status === StoredWork::DONE ) {
					return $work;
				}
				$this->stepOf( $id );
				$failures = 0;
			} catch ( TemporaryFailure ) {
				// On a cluster a long step loses to others for a while, or its server is replaced by another one.
				if ( ++$failures === self::PATIENCE ) {
					throw WorkRefused::interrupted();
				}
				usleep( $failures * self::WAIT );
			}
		}
	}

	/**
	 * Begins a work and runs it to its end, see WorkQueue::begin() and runToEnd().
	 *
	 * @param (Closure( StoredWork ): void)|null $onProgress
	 * @return StoredWork Done.
	 * @throws Throwable Why a step failed.
	 */
	public function runNow( string $kind, string $subject = '', ?Closure $onProgress = null ): StoredWork {
		return $this->runToEnd( $this->begin( $kind, $subject, 0 ), $onProgress );
	}

	/**
	 * Does one step of a work in this request, for a screen that waits for it; begins it if it is not at work. A step that another process is doing
	 * counts as well.
	 *
	 * @param int  $userId Who begins it.
	 * @param bool $begins Whether somebody wants it to begin. Who only follows it must not: it may have come to its end, or have been stopped, since.
	 * @return StoredWork|null After the step; null if it is not there, or was stopped.
	 * @throws Throwable Why it failed.
	 */
	public function advance( string $kind, string $subject, int $userId, bool $begins = true ): ?StoredWork {
		$work     = $this->stored->findBySubject( $kind, $subject );
		$isAtWork = $work !== null && ! $work->isOver();
		if ( ! $isAtWork && ! $begins ) {
			return $work;
		}
		$id = $isAtWork ? $work->id : $this->begin( $kind, $subject, $userId );
		$this->stepOf( $id );
		return $this->stored->find( $id );
	}

	/**
	 * @return int Id of the work.
	 */
	private function begin( string $kind, string $subject, int $userId ): int {
		$this->stored->begin( $kind, $subject, [], $userId, $this->clock->now() );
		return $this->stored->findBySubject( $kind, $subject )->id ?? 0;
	}

	/**
	 * Does a step, or waits a little while another process does one.
	 *
	 * @throws Throwable Why it failed.
	 */
	private function stepOf( int $id ): void {
		$work = $this->stored->claimById( $id, $this->clock->now() );
		if ( $work === null ) {
			usleep( self::WAIT );
			return;
		}
		$result = $this->step( $work );
		if ( $result instanceof Throwable ) {
			throw $result;
		}
	}

	/**
	 * The work with an id.
	 *
	 * @throws WorkRefused When there is none.
	 */
	public function find( int $id ): StoredWork {
		return $this->stored->find( $id ) ?? throw WorkRefused::notFound();
	}

	/**
	 * The works that were changed last.
	 *
	 * @return list<StoredWork>
	 */
	public function newest( int $limit ): array {
		return $this->stored->newest( $limit );
	}

	/**
	 * The works that have failed last.
	 *
	 * @return list<StoredWork>
	 */
	public function failed( int $limit ): array {
		return $this->stored->newest( $limit, true );
	}

	/**
	 * The work with an id if it has failed; null otherwise.
	 */
	public function failedById( int $id ): ?StoredWork {
		$work = $this->stored->find( $id );
		return $work?->status === StoredWork::FAILED ? $work : null;
	}

	/**
	 * Makes a work due again that has failed.
	 *
	 * @return bool False if it has not failed.
	 */
	public function retry( int $id ): bool {
		return $this->stored->retry( $id, $this->clock->now() );
	}

	/**
	 * Whether somebody here can do works of a kind: its module is active.
	 */
	public function isKnown( string $kind ): bool {
		return isset( $this->known()[ $kind ] );
	}

	/**
	 * Who may see works of a kind; null when nobody here knows it.
	 */
	public function capability( string $kind ): ?string {
		return ( $this->known()[ $kind ] ?? null )?->capability();
	}

	/**
	 * @return StepResult|Throwable Why it failed.
	 */
	private function step( StoredWork $work ): StepResult|Throwable {
		try {
			$result = $this->attempt( $work );
		} catch ( Throwable $failure ) {
			$isFinal = $work->attempts >= self::MAX_ATTEMPTS || ( $failure instanceof DomainError && $failure->retryAfter === null );
			$now     = $this->clock->now();
			$this->stored->storeFailure( $work, $failure->getMessage(), $isFinal ? null : $now->add( $work->pause() ), $now );
			return $failure;
		}
		$this->stored->store( $work, $result, $this->clock->now() );
		return $result;
	}

	private function attempt( StoredWork $work ): StepResult {
		if ( $work->attempts > self::MAX_ATTEMPTS ) {
			throw new JobFailed( 'Every process that tried this step was killed.' );
		}
		if ( $work->state === null ) {
			throw new JobFailed( 'The state of this job is not JSON.' );
		}
		$step = new Step( $work->subject, $work->state, $work->done, $work->total, $work->userId, $this->seconds, $work->attempts > 1 );
		return $this->known()[ $work->kind ]->step( $step );
	}

	/**
	 * @return array<string, LongWork>
	 */
	private function known(): array {
		if ( $this->known !== null ) {
			return $this->known;
		}
		$known = [];
		foreach ( ( $this->works )() as $work ) {
			$known[ $work->kind() ] ??= $work;
		}
		$this->known = $known;
		return $known;
	}
}
