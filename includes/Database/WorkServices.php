<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Work\JobsCommand;
use UserFeedback\Database\Work\JobsController;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Modules;
use UserFeedback\Support\Clock;

/**
 * Services of long works; Module defines the others.
 *
 * @since 0.7.0
 */
final class WorkServices {

	/**
	 * Registers their factories.
	 */
	public static function define( Container $container ): void {
		$container->define(
			WorkRepository::class,
			static fn ( Container $c ) => new WorkRepository( $c->get( Connection::class ), $c->get( Transaction::class ) )
		);
		$container->define(
			WorkQueue::class,
			static fn ( Container $c ) => new WorkQueue( $c->get( WorkRepository::class ), $c->get( Clock::class ) )
		);
		$container->define(
			WorkRunner::class,
			static fn ( Container $c ) => new WorkRunner(
				$c->get( WorkRepository::class ),
				$c->get( Clock::class ),
				$c->get( Modules::class )->longWorks( ... )
			)
		);
		$container->define( JobsCommand::class, static fn ( Container $c ) => new JobsCommand( $c->lazy( WorkRunner::class ) ) );
		$container->define( JobsController::class, static fn ( Container $c ) => new JobsController( $c->get( WorkRunner::class ) ) );
	}
}
