<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use PHPUnit\Framework\Attributes\TestDox;
use ReflectionClassConstant;
use UserFeedback\Access\Rights;
use UserFeedback\Container;
use UserFeedback\Model\Capability;
use UserFeedback\Module;
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
		/** @var list<class-string<Module>> $modules */
		$modules  = ( new ReflectionClassConstant( Plugin::class, 'MODULES' ) )->getValue();
		$commands = array_merge( ...array_map( self::commandsOf( ... ), $modules ) );
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

	/**
	 * @param class-string<Module> $module
	 * @return array<string, class-string<Command>>
	 */
	private static function commandsOf( string $module ): array {
		return ( new $module( new Container() ) )->commands();
	}
}
