<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\TestDox;
use ReflectionClassConstant;
use ReflectionMethod;
use ReflectionProperty;
use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Support\RestController;
use UserFeedback\Tests\TestCase;

/**
 * What is known of modules before they are loaded.
 */
final class ModulesTest extends TestCase {

	#[TestDox( 'every module with response subscribers is asked for them' )]
	public function testSubscribers(): void {
		$overrides = static fn ( string $name ) => ( new ReflectionMethod( $name, 'responseSubscribers' ) )->class !== Module::class;
		self::assertEqualsCanonicalizing( array_filter( self::names(), $overrides ), self::constant( Modules::class, 'SUBSCRIBING' ) );
	}

	#[TestDox( 'what a module defines for domains below its own is found without it' )]
	public function testDefinitions(): void {
		/** @var array<class-string, class-string<Module>> $above */
		$above = self::constant( Modules::class, 'DEFINED_ABOVE' );
		foreach ( self::names() as $name ) {
			$container = new Container();
			( new $name( $container ) )->services();
			/** @var array<class-string, mixed> $defined */
			$defined = ( new ReflectionProperty( $container, 'factories' ) )->getValue( $container );
			foreach ( array_keys( $defined ) as $service ) {
				$own = str_starts_with( $service, substr( $name, 0, -strlen( 'Module' ) ) );
				self::assertSame( $own ? null : $name, $above[ $service ] ?? null, $service );
			}
		}
	}

	#[TestDox( 'the routes of visitors belong to controllers of modules' )]
	public function testVisitorRoutes(): void {
		/** @var array<string, class-string<RestController>> $routes */
		$routes = self::constant( Plugin::class, 'VISITOR_ROUTES' );
		self::assertSame( [], array_diff( $routes, Plugin::instance()->get( Modules::class )->controllers() ) );
	}

	/**
	 * @return list<class-string<Module>>
	 */
	private static function names(): array {
		/** @var list<class-string<Module>> */
		return self::constant( Modules::class, 'NAMES' );
	}

	/**
	 * @param class-string $of
	 * @return array<mixed>
	 */
	private static function constant( string $of, string $name ): array {
		/** @var array<mixed> */
		return ( new ReflectionClassConstant( $of, $name ) )->getValue();
	}
}
