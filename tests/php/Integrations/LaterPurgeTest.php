<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Integrations;

use UserFeedback\Database\Connection;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Integrations\LaterPurge;
use UserFeedback\Integrations\Module;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\TestCase;

/**
 * Page caches of a site on several servers are emptied once more, when every server knows of the change.
 */
final class LaterPurgeTest extends TestCase {

	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
		parent::tearDown();
	}

	public function testASiteOnOneServerNeedsNoJob(): void {
		Module::purgePageCaches();
		self::assertSame( [], $this->kinds() );
	}

	public function testCachesAreEmptiedAgainAfterAWhile(): void {
		wp_using_ext_object_cache( true );
		$before = did_action( 'userfeedback_purge_pages' );
		Module::purgePageCaches();
		self::assertSame( 1, did_action( 'userfeedback_purge_pages' ) - $before );
		self::assertSame( [ LaterPurge::KIND ], $this->kinds() );

		$clock  = new MovingClock( gmdate( 'Y-m-d H:i:s' ) );
		$plugin = new Plugin( [ Clock::class => $clock ] );
		$clock->move( '+5 seconds' );
		$plugin->get( OutboxWorker::class )->run();
		self::assertSame( 1, did_action( 'userfeedback_purge_pages' ) - $before, 'it is too soon' );

		$clock->move( '+11 seconds' );
		$plugin->get( OutboxWorker::class )->run();
		self::assertSame( 2, did_action( 'userfeedback_purge_pages' ) - $before );
		self::assertSame( [], $this->kinds(), 'and not a third time' );
	}

	/**
	 * @return list<string|null>
	 */
	private function kinds(): array {
		$connection = Plugin::instance()->get( Connection::class );
		return array_column( $connection->rows( 'SELECT kind FROM %i', $connection->table( 'outbox' ) ), 'kind' );
	}
}
