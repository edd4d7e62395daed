<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

use Closure;

/**
 * What is done once a day: one event for all of it.
 */
final class DailyEvent {

	public const HOOK = 'userfeedback_daily';

	/**
	 * @param Closure(): list<Closure(): mixed> $chores What is to be done, in order; each is independent of the others.
	 */
	public function __construct( private readonly Closure $chores ) {}

	public function register(): void {
		add_action( self::HOOK, $this->run( ... ), 10, 0 );
		add_action( 'admin_init', $this->ensureScheduled( ... ) );
	}

	/**
	 * Makes sure of the event; another plugin, or an import of options, may have removed it. Costs no query while it is there.
	 */
	public function ensureScheduled(): void {
		if ( wp_next_scheduled( self::HOOK ) === false ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}

	private function run(): void {
		foreach ( ( $this->chores )() as $chore ) {
			$chore();
		}
	}
}
