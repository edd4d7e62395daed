<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * A check that can repair what it finds.
 *
 * @since 0.7.0
 */
interface RepairableCheck extends HealthCheck {

	/**
	 * Text of the button.
	 */
	public function repairLabel(): string;

	/**
	 * Repairs what the check finds now. Safe to repeat.
	 *
	 * @param int  $userId Who wants it; 0 for nobody.
	 * @param bool $isCli  Whether somebody waits for the end. Otherwise long work is a job, which goes on in the background.
	 * @throws Throwable When it cannot be repaired.
	 */
	public function repair( int $userId, bool $isCli ): void;
}
