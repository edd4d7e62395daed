<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthService;
use UserFeedback\Health\RepairableCheck;

/**
 * Counts that are stored beside the rows that they count: what differs is counted again by a long work.
 *
 * @since 0.7.0
 */
abstract class CountsCheck implements RepairableCheck {

	/** Most subjects that are named, and that a request begins to count again. */
	private const MOST = 50;

	public function __construct(
		private readonly WorkQueue $queue,
		private readonly WorkRunner $runner
	) {}

	/**
	 * Ids of what has wrong counts, and whether everything was looked at.
	 *
	 * @return array{wrong: list<int>, is_complete: bool}
	 */
	abstract protected function audit( float $seconds ): array;

	/**
	 * Kind of the long work.
	 */
	abstract protected function work(): string;

	/**
	 * The subjects of the works that count these again.
	 *
	 * @param list<int> $ids
	 * @return list<string>
	 */
	abstract protected function subjects( array $ids ): array;

	/**
	 * What is wrong.
	 *
	 * @param string $ids   Some ids.
	 * @param int    $count How many ids there are.
	 */
	abstract protected function problem( string $ids, int $count ): string;

	public function isQuick(): bool {
		return false;
	}

	public function repairLabel(): string {
		return __( 'Recount now', 'userfeedback' );
	}

	public function run( float $seconds ): Finding {
		$audit = $this->audit( $seconds );
		$wrong = $audit['wrong'];
		$works = array_filter( array_map( $this->atWork( ... ), $this->subjects( $wrong ) ) );
		if ( $wrong === [] ) {
			return Finding::good(
				/* translators: %s: name of a check, for example: Counts of responses. */
				sprintf( __( '%s are correct', 'userfeedback' ), $this->label() ),
				$audit['is_complete']
					? __( 'Every stored count equals the rows that it counts.', 'userfeedback' )
					: __(
						'Every count that was looked at equals its rows. There was no time for all of them: the newest and a sample.',
						'userfeedback'
					)
			);
		}
		/* translators: %s: name of a check, for example: Counts of responses. */
		$title = sprintf( __( '%s are wrong', 'userfeedback' ), $this->label() );
		$what  = $this->problem( implode( ', ', array_slice( $wrong, 0, self::MOST ) ), count( $wrong ) );
		if ( $works !== [] ) {
			return Finding::recommended( $title, $what, self::progress( array_values( $works ) ) );
		}
		return Finding::critical(
			$title,
			$what,
			__( 'The tables were changed by hand, a restored backup has only some of them, or UserFeedback has a fault.', 'userfeedback' ),
			__( 'Responses and ratings themselves are not touched. Recount: it runs in the background and corrects the counts.', 'userfeedback' )
		)->repairable();
	}

	public function repair( int $userId, bool $isCli ): void {
		$subjects = $this->subjects( $this->audit( $isCli ? INF : HealthService::SECONDS )['wrong'] );
		if ( $isCli ) {
			array_map( fn ( string $subject ) => $this->runner->runNow( $this->work(), $subject ), $subjects );
			return;
		}
		foreach ( array_slice( $subjects, 0, self::MOST ) as $index => $subject ) {
			$this->queue->begin( $this->work(), $subject, [], $userId );
			if ( $index === 0 ) {
				// A small one is done at once.
				$this->runner->advance( $this->work(), $subject, $userId );
			}
		}
		CronEvents::hurry();
	}

	private function atWork( string $subject ): ?StoredWork {
		return $this->queue->atWork( $this->work(), $subject );
	}

	/**
	 * @param non-empty-list<StoredWork> $works
	 */
	private static function progress( array $works ): string {
		$done  = array_sum( array_map( static fn ( StoredWork $work ) => $work->done, $works ) );
		$total = array_sum( array_map( static fn ( StoredWork $work ) => $work->total ?? 0, $works ) );
		$what  = __( 'They are being counted again in the background.', 'userfeedback' );
		return $total === 0 ? $what : $what . ' ' . sprintf(
			/* translators: 1: number of steps that are done, 2: number of all steps. */
			__( 'Done: %1$s of %2$s steps.', 'userfeedback' ),
			number_format_i18n( $done ),
			number_format_i18n( $total )
		);
	}
}
