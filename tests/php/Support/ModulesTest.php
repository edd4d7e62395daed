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
use UserFeedback\Routes;
use UserFeedback\Tests\TestCase;
use WP_REST_Server;

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

	#[TestDox( 'each request makes the controller that answers it, and each controller is found' )]
	public function testRoutes(): void {
		$paths = array_keys( [ ...SourceFiles::of( [ 'includes' ] ) ] );
		$files = array_filter( $paths, static fn ( string $path ) => str_ends_with( $path, 'Controller.php' ) );
		$found = array_map( static fn ( string $name ) => basename( str_replace( '\\', '/', $name ) ), Routes::all() );
		$names = array_map( static fn ( string $path ) => basename( $path, '.php' ), $files );
		self::assertEqualsCanonicalizing( $names, [ ...$found, 'RestController' ] );
		foreach ( Routes::all() as $controller ) {
			$GLOBALS['wp_rest_server'] = new WP_REST_Server();
			Plugin::instance()->get( $controller )->register_routes();
			foreach ( $GLOBALS['wp_rest_server']->get_routes( 'userfeedback/v1' ) as $route => $endpoints ) {
				$path = substr( $route, strlen( '/userfeedback/v1/' ) );
				foreach ( $path === '' ? [] : $endpoints as $endpoint ) {
					foreach ( array_keys( $endpoint['methods'] ) as $verb ) {
						$asked = (string) preg_replace( '/\\(\\?P<\\w+>.*?\\)(?=\\/|$)/', '7', $path );
						self::assertContains( $controller, Routes::answering( (string) $verb, $asked ), "$verb $asked" );
					}
				}
			}
		}
		self::assertSame( [], Routes::answering( 'GET', 'nothing' ) );
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
