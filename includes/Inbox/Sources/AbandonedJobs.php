<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Sources;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Database\Job;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Database\Outbox;
use UserFeedback\Inbox\Button;
use UserFeedback\Inbox\Category;
use UserFeedback\Inbox\Notification;
use UserFeedback\Inbox\NotificationActions;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;
use UserFeedback\Support\Text;

/**
 * Jobs that the outbox gave up after two weeks, such as an email: the newest of each kind, in an option, until it is tried again or 30 days are over.
 *
 * @phpstan-type Abandoned array{id: int, payload: array<string, mixed>|null, reason: string, at: string}
 * @since 0.7.0
 */
final class AbandonedJobs implements NotificationSource {

	/** Not autoloaded. */
	public const OPTION = 'userfeedback_abandoned_jobs';

	private const MAX = 5;

	private const DAYS = 30;

	/** Bytes of a payload that is kept; a larger job cannot be tried again. */
	private const MAX_PAYLOAD = 4096;

	private const MAX_REASON = 200;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly OptionUpdate $options,
		private readonly Clock $clock
	) {}

	/**
	 * Action userfeedback_job_abandoned.
	 */
	public function add( Job $job, Throwable $failure ): void {
		$isKept    = $job->isReadable && strlen( Json::encode( $job->payload ) ) <= self::MAX_PAYLOAD;
		$abandoned = [
			'id'      => $job->id,
			'payload' => $isKept ? $job->payload : null,
			'reason'  => mb_strcut( Text::line( mb_scrub( $failure->getMessage(), 'UTF-8' ) ), 0, self::MAX_REASON, 'UTF-8' ),
			'at'      => Dates::toColumn( $this->clock->now() ),
		];
		$this->options->run(
			self::OPTION,
			function () use ( $job, $abandoned ): array {
				$jobs = [ $job->kind => $abandoned ] + $this->all();
				uasort( $jobs, static fn ( array $a, array $b ) => $b['at'] <=> $a['at'] );
				return array_slice( $jobs, 0, self::MAX, true );
			},
			false
		);
	}

	/**
	 * Puts a job into the outbox again.
	 *
	 * @param int $id The one that it had there.
	 * @return bool False if it was put there already, or cannot be.
	 */
	public function retry( int $id ): bool {
		$found = [];
		$this->options->run(
			self::OPTION,
			function () use ( $id, &$found ): array {
				$jobs  = $this->all();
				$found = array_filter( $jobs, static fn ( array $job ) => $job['id'] === $id && $job['payload'] !== null );
				return array_diff_key( $jobs, $found );
			},
			false
		);
		foreach ( $found as $kind => $job ) {
			$this->outbox->add( $kind, (array) $job['payload'] );
		}
		return $found !== [];
	}

	public function notifications(): array {
		$since = Dates::toColumn( $this->clock->now()->modify( '-' . self::DAYS . ' days' ) );
		$found = [];
		foreach ( $this->all() as $kind => $job ) {
			if ( $job['at'] >= $since ) {
				$found[] = self::notification( $kind, $job );
			}
		}
		return $found;
	}

	/**
	 * @param Abandoned $job
	 */
	private static function notification( string $kind, array $job ): Notification {
		return new Notification(
			"job-abandoned-{$job['id']}",
			Category::Problem,
			str_contains( $kind, 'email' ) || str_contains( $kind, 'weekly' )
				? __( 'An email could not be sent', 'userfeedback' )
				/* translators: %s: name of a task, for example webhook. */
				: sprintf( __( 'The background task “%s” failed', 'userfeedback' ), $kind ),
			/* translators: %s: an error message. */
			sprintf( __( 'It was tried for two weeks. The reason was: %s', 'userfeedback' ), $job['reason'] ),
			Dates::fromColumn( $job['at'] ),
			$job['payload'] === null
				? []
				: [ Button::action( __( 'Try again', 'userfeedback' ), NotificationActions::JOBS, NotificationActions::RETRY . "-{$job['id']}" ) ]
		);
	}

	/**
	 * @return array<string, Abandoned> By kind, the newest first.
	 */
	private function all(): array {
		$stored = get_option( self::OPTION );
		/** @var array<string, Abandoned> */
		return is_array( $stored ) ? $stored : [];
	}
}
