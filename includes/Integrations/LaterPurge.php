<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeImmutable;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Database\Outbox;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * Empties page caches once more where a site runs on several servers. A server that made a page in the moment of a change may have read the options
 * from a replica or a node that did not have it yet, and would show the page for as long as its cache keeps it. The same
 * holds for the options in a common object cache.
 *
 * @since 0.7.0
 */
final class LaterPurge implements JobHandler {

	public const KIND = 'purge-pages';

	/** Longer than replicas lag; with the minute of cron, a change is seen after a little more than a minute at the latest. */
	private const LATER = '+10 seconds';

	/**
	 * @param Closure(): bool $hasReplicas Whether reads may lag behind.
	 */
	public function __construct(
		private readonly PageCaches $caches,
		private readonly Outbox $outbox,
		private readonly OptionUpdate $options,
		private readonly Closure $hasReplicas,
		private readonly Migrator $migrator,
		private readonly Clock $clock
	) {}

	/**
	 * Stores the job, where it is needed: a replica, or an object cache that several servers share.
	 */
	public function plan(): void {
		$isOnSeveral = ( $this->hasReplicas )() || wp_using_ext_object_cache();
		if ( $isOnSeveral && $this->migrator->isCurrent() ) {
			$this->outbox->add( self::KIND, [ 'after' => $this->clock->now()->modify( self::LATER )->getTimestamp() ] );
		}
	}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws JobDeferred While it is too soon.
	 */
	public function handle( Job $job ): void {
		$after = Cast::int( $job->payload['after'] ?? 0 );
		if ( $this->clock->now()->getTimestamp() < $after ) {
			throw new JobDeferred( self::KIND, new DateTimeImmutable( "@$after" ) );
		}
		if ( wp_using_ext_object_cache() ) {
			$this->options->renewCache();
		}
		$this->caches->purge();
	}
}
