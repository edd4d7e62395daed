<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Access\Rights;
use UserFeedback\Model\Capability;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Command;
use UserFeedback\Tests\TestCase;

/**
 * WP-CLI commands with `--user`. That Plugin asks before each of them: tests/e2e/responses-command.spec.ts.
 */
final class CommandRightsTest extends TestCase {

	#[TestDox( 'B21: each command has the base class, and a capability that a subscriber lacks' )]
	public function testEachCommandHasACapability(): void {
		$rights     = new Rights( true );
		$subscriber = $this->asRole( 'subscriber' );
		$commands   = Plugin::instance()->get( Modules::class )->commands();
		self::assertArrayHasKey( 'list', $commands );
		foreach ( $commands as $name => $class ) {
			self::assertTrue( is_subclass_of( $class, Command::class ), $name );
			self::assertContains( $class::capability(), Capability::ALL, $name );
			self::assertTrue( $rights->has( 1, $class::capability() ), $name );
			try {
				$rights->demand( $subscriber, $class::capability() );
				self::fail( "a subscriber may run $name" );
			} catch ( AccessDenied $denied ) {
				self::assertSame( 403, $denied->status );
			}
		}
	}
}
