<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use cli\progress\Bar;
use WP_CLI;
use WP_CLI\NoOp;

/**
 * WP-CLI's progress bar for what takes long.
 *
 * @since 0.7.0
 */
final class ProgressBar {

	/** Null while the total is not known. */
	private Bar|NoOp|null $bar = null;

	/** Progress that the bar shows. */
	private int $shown = 0;

	public function __construct( private readonly string $label ) {}

	/**
	 * Moves the bar to where the work is.
	 */
	public function show( StoredWork $work ): void {
		$this->move( $work->done, $work->total );
	}

	/**
	 * Moves the bar.
	 *
	 * @since 0.7.0
	 *
	 * @param int|null $total Null if it is not known: there is no bar.
	 */
	public function move( int $done, ?int $total ): void {
		if ( $total === null || $total === 0 ) {
			return;
		}
		$this->bar ??= WP_CLI\Utils\make_progress_bar( $this->label, $total );
		$this->bar->tick( max( 0, $done - $this->shown ) );
		$this->shown = max( $this->shown, $done );
	}

	/**
	 * Ends the line of the bar, if there is one.
	 */
	public function finish(): void {
		$this->bar?->finish();
	}
}
