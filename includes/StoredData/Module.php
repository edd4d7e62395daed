<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Modules;

/**
 * The kinds of stored data, and what all of them share: nothing here knows one of them.
 *
 * @since 0.7.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( Kinds::class, static fn ( Container $c ) => new Kinds( $c->get( Modules::class )->storedData( ... ) ) );
	}

	public function longWorks(): array {
		return [ RetentionWork::class ];
	}

	public function dailyTasks(): array {
		return [ fn () => $this->container->get( WorkQueue::class )->begin( RetentionWork::KIND ) ];
	}
}
