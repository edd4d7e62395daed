<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use ArrayObject;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionProperty;
use RegexIterator;
use SplFileInfo;
use stdClass;
use UserFeedback\Access\Capabilities;
use UserFeedback\Access\Rights;
use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\Plan;
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

	#[TestDox( 'a class of ours is made of the services that its constructor takes, the same for all that need them' )]
	public function testMakesAClassOfWhatItsConstructorTakes(): void {
		$container = new Container();
		$clock     = new MovingClock( '2026-11-22 12:00:00' );
		$container->share( Clock::class, $clock );
		$container->share( Connection::class, Plugin::instance()->get( Connection::class ) );
		$queue = $container->get( WorkQueue::class );
		self::assertSame( $queue, $container->get( WorkQueue::class ) );
		self::assertSame( $container->get( WorkRepository::class ), ( new ReflectionProperty( $queue, 'works' ) )->getValue( $queue ) );
		self::assertSame( $clock, ( new ReflectionProperty( $queue, 'clock' ) )->getValue( $queue ) );
	}

	#[TestDox( 'a closure that a constructor marks as lazy gives its service, made when it is called' )]
	public function testAClosureGivesAService(): void {
		$made      = 0;
		$container = new Container();
		$gate      = OtherPlan::of( Plan::Elite )->gate();
		$container->define(
			FeatureGate::class,
			static function () use ( $gate, &$made ): FeatureGate {
				++$made;
				return $gate;
			}
		);
		$capabilities = $container->get( Capabilities::class );
		self::assertSame( 0, $made );
		$lazy = ( new ReflectionProperty( $capabilities, 'gate' ) )->getValue( $capabilities );
		self::assertIsCallable( $lazy );
		self::assertSame( $gate, $lazy() );
		self::assertSame( 1, $made );
	}

	#[TestDox( 'what else a constructor takes must be defined' )]
	public function testNamesWhatIsNoService(): void {
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'No module says what the service ' . Rights::class . ' gets as isCli.' );
		( new Container() )->get( Rights::class );
	}

	/**
	 * Every service that the plugin's code asks for can be made: none is missing a service or needs itself.
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
		$all   = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . '/includes' ) );
		$asked = [];
		foreach ( new RegexIterator( $all, '/\.php$/' ) as $file ) {
			self::assertInstanceOf( SplFileInfo::class, $file );
			$code = (string) file_get_contents( $file->getPathname() );
			preg_match_all( '/^use ([\w\\\\]+);$/m', $code, $uses );
			preg_match( '/^namespace ([\w\\\\]+);$/m', $code, $namespace );
			// Asked for, defined, or listed by a module.
			preg_match_all( '/(?:(?:get|lazy|define)\( |(?:\[|=>|,)\s+)(\w+)::class\b/', $code, $names );
			foreach ( array_diff( array_unique( $names[1] ), [ 'self' ] ) as $name ) {
				$used  = array_values( array_filter( $uses[1], static fn ( string $use ) => str_ends_with( $use, "\\$name" ) ) );
				/** @var class-string $class */
				$class = $used[0] ?? ( $namespace[1] ?? '' ) . "\\$name";
				if ( str_contains( $code, "( $name::class" ) || basename( $file->getPathname() ) === 'Module.php' ) {
					$asked[ $class ] = [ $class ];
				}
			}
		}
		yield from $asked;
	}

	public function testATestReplacesAService(): void {
		$clock  = new MovingClock( '2026-11-22 12:00:00' );
		$plugin = new Plugin( [ Clock::class => $clock ] );
		self::assertSame( $clock, $plugin->get( Clock::class ) );
		self::assertSame( $plugin->get( SurveyService::class ), $plugin->get( SurveyService::class ) );
	}
}
