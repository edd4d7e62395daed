<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use ArrayObject;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use stdClass;
use UserFeedback\Container;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Support\SystemClock;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\TestCase;

/**
 * How services are made.
 */
final class ContainerTest extends TestCase {

	public function testMakesAServiceWhenItIsFirstNeededAndOnce(): void {
		$made      = 0;
		$container = new Container();
		$container->define(
			stdClass::class,
			static function () use ( &$made ): stdClass {
				++$made;
				return new stdClass();
			}
		);
		$lazy = $container->lazy( stdClass::class );
		self::assertSame( 0, $made );
		self::assertSame( $lazy(), $container->get( stdClass::class ) );
		self::assertSame( 1, $made );
	}

	public function testEachSiteOfANetworkHasServicesOfItsOwn(): void {
		$container = new Container();
		$container->define( stdClass::class, static fn () => new stdClass() );
		$container->share( Clock::class, new SystemClock() );
		$here  = $container->get( stdClass::class );
		$clock = $container->get( Clock::class );
		$id    = $GLOBALS['blog_id'];
		try {
			$GLOBALS['blog_id'] = $id + 1;
			self::assertNotSame( $here, $container->get( stdClass::class ) );
			self::assertSame( $clock, $container->get( Clock::class ) );
		} finally {
			$GLOBALS['blog_id'] = $id;
		}
		self::assertSame( $here, $container->get( stdClass::class ) );
	}

	public function testNamesAServiceThatNobodyDefines(): void {
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'No module defines the service stdClass.' );
		( new Container() )->get( stdClass::class );
	}

	public function testNamesTheCircleOfServicesThatNeedEachOther(): void {
		$container = new Container();
		$container->define( stdClass::class, static fn ( Container $c ) => (object) [ 'needs' => $c->get( ArrayObject::class ) ] );
		$container->define( ArrayObject::class, static fn ( Container $c ) => new ArrayObject( [ $c->get( stdClass::class ) ] ) );
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'A service needs itself: stdClass → ArrayObject → stdClass.' );
		$container->get( stdClass::class );
	}

	public function testAFactoryThatFailedIsCalledAgain(): void {
		$container = new Container();
		$calls     = 0;
		$container->define(
			stdClass::class,
			static function () use ( &$calls ): stdClass {
				return ++$calls === 1 ? throw new LogicException( 'Not yet.' ) : new stdClass();
			}
		);
		try {
			$container->get( stdClass::class );
			self::fail( 'The first call fails.' );
		} catch ( LogicException $error ) {
			self::assertSame( 'Not yet.', $error->getMessage() );
		}
		self::assertInstanceOf( stdClass::class, $container->get( stdClass::class ) );
	}

	/**
	 * Every definition of the modules can be made: none is missing a service or needs itself.
	 *
	 * @param class-string $name
	 */
	#[DataProvider( 'services' )]
	public function testEveryServiceOfTheModulesCanBeMade( string $name ): void {
		self::assertInstanceOf( $name, ( new Plugin() )->get( $name ) );
	}

	/**
	 * @return iterable<string, array{class-string}>
	 */
	public static function services(): iterable {
		$container = ( new \ReflectionProperty( Plugin::class, 'container' ) )->getValue( new Plugin() );
		/** @var array<class-string, mixed> $factories */
		$factories = ( new \ReflectionProperty( Container::class, 'factories' ) )->getValue( $container );
		foreach ( array_keys( $factories ) as $name ) {
			yield $name => [ $name ];
		}
	}

	public function testATestReplacesAService(): void {
		$clock  = new MovingClock( '2026-11-22 12:00:00' );
		$plugin = new Plugin( [ Clock::class => $clock ] );
		self::assertSame( $clock, $plugin->get( Clock::class ) );
		self::assertSame( $plugin->get( SurveyService::class ), $plugin->get( SurveyService::class ) );
	}
}
