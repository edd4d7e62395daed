<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;
use UserFeedback\Support\Failures;

/**
 * Updates the tables in a request that was refused because of them, after its answer was sent: no visitor waits for it. Cron alone is not enough
 * where several servers are updated one after the other: as long as only servers with the earlier code run cron, nobody there updates the tables, and
 * all servers with the new code would refuse answers (decision 0086).
 *
 * Only where PHP can end an answer before it ends itself: PHP-FPM and LiteSpeed.
 *
 * @since 0.7.0
 */
final class UpdateAfterAnswer {

	private bool $isPlanned = false;

	/**
	 * @param Closure(): void    $update Brings this site's tables up to date.
	 * @param Closure(): mixed|null $finish Sends what was answered; null where PHP cannot.
	 */
	public function __construct(
		private readonly Closure $update,
		private readonly ?Closure $finish
	) {}

	/**
	 * What ends an answer with the present PHP; null if nothing does.
	 *
	 * @return (Closure(): mixed)|null
	 */
	public static function finisher(): ?Closure {
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $function ) {
			if ( function_exists( $function ) ) {
				return static fn () => $function();
			}
		}
		return null;
	}

	/**
	 * Updates the tables at the end of this request.
	 */
	public function plan(): void {
		if ( $this->finish === null || $this->isPlanned ) {
			return;
		}
		$this->isPlanned = true;
		// After WordPress has flushed what was printed (priority 1).
		add_action( 'shutdown', [ $this, 'run' ], 100 );
	}

	/**
	 * Action shutdown.
	 */
	public function run(): void {
		if ( $this->finish === null ) {
			return;
		}
		try {
			( $this->finish )();
			( $this->update )();
		} catch ( Throwable $failure ) {
			// Nobody sees this request any more. Whoever is refused next tries again.
			Failures::log( $failure );
		}
	}
}
