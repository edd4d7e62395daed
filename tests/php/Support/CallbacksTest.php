<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionClassConstant;
use ReflectionFunction;
use ReflectionMethod;
use UserFeedback\Access\Module as Access;
use UserFeedback\Hooks;
use UserFeedback\Model\Capability;
use UserFeedback\Module;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;
use WP_Hook;

/**
 * Others can remove what we hook (docs/hooks.md).
 */
final class CallbacksTest extends TestCase {

	use SurveyFixtures;

	/**
	 * @return iterable<string, array{string, class-string<Module>, string, int}> Hook, module, method, priority.
	 */
	public static function callbacks(): iterable {
		foreach ( [ 'EVERYWHERE', 'DASHBOARD', 'SCREENS' ] as $part ) {
			/** @var array<class-string<Module>, list<array{0: string, 1: string, 2?: int, 3?: int}>> $hooks */
			$hooks = ( new ReflectionClassConstant( Hooks::class, $part ) )->getValue();
			foreach ( $hooks as $module => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					yield "$callback[0]: $module::$callback[1]" => [ $callback[0], $module, $callback[1], $callback[2] ?? 10 ];
				}
			}
		}
	}

	/**
	 * @param class-string<Module> $module
	 */
	#[DataProvider( 'callbacks' )]
	#[TestDox( 'each callback is a public static method whose comment names the hook, and is removed by its name' )]
	public function testEachCallback( string $hook, string $module, string $method, int $priority ): void {
		set_current_screen( 'dashboard' );
		Plugin::instance()->register();
		$reflection = new ReflectionMethod( $module, $method );
		self::assertTrue( $reflection->isPublic() && $reflection->isStatic() );
		$comment = (string) $reflection->getDocComment();
		self::assertMatchesRegularExpression( '/^\s*\* (Actions?|Filters?|Cron event) \w/m', $comment );
		// Of one option of several the comment names the pattern.
		$isOption = preg_match( '/^(add|update|delete)(_site)?_option_/', $hook ) === 1;
		$named    = $isOption ? '/_option_\{option\}|the network\'s options/' : '/' . preg_quote( $hook, '/' ) . '/';
		self::assertMatchesRegularExpression( $named, $comment );
		self::assertTrue( remove_filter( $hook, [ $module, $method ], $priority ) );
		self::assertFalse( has_filter( $hook, [ $module, $method ] ) );
	}

	#[TestDox( 'what is hooked later in a request, or by the plugin itself, is a public method of an object that the plugin gives, or static' )]
	public function testEveryOtherCallback(): void {
		$this->publishedSurvey();
		$this->asAdmin();
		foreach ( $GLOBALS['wp_filter'] as $hook ) {
			self::removeOurs( $hook );
		}
		$plugin = new Plugin();
		ob_start();
		Dashboard::open( $plugin );
		do_action( 'admin_enqueue_scripts', 'toplevel_page_userfeedback_surveys' );
		do_action( 'wp_enqueue_scripts' );
		AjaxCall::registerAll();
		ob_end_clean();
		$plugin->register();

		$found = 0;
		foreach ( self::ours() as $name => $callback ) {
			self::assertIsArray( $callback, "$name has a closure" );
			[ $object, $method ] = $callback;
			self::assertTrue( ( new ReflectionMethod( $object, $method ) )->isPublic(), $name );
			if ( is_object( $object ) && ! $object instanceof Plugin && ! str_starts_with( $name, 'wp_ajax_' ) ) {
				self::assertSame( $plugin->get( $object::class ), $object, "$name cannot be removed by the object that get() gives" );
			}
			++$found;
		}
		self::assertGreaterThan( 80, $found );
	}

	public function testACallbackIsRemovedByNameBeforeItHasRunAndAfter(): void {
		$this->asAdmin();
		self::assertTrue( remove_filter( 'user_has_cap', [ Access::class, 'grantCapabilities' ] ) );
		self::assertFalse( current_user_can( Capability::MANAGE ) );
		// Another plugin's takes its place.
		add_filter( 'user_has_cap', static fn ( array $capabilities ) => [ Capability::VIEW_RESULTS => true ] + $capabilities );
		self::assertTrue( current_user_can( Capability::VIEW_RESULTS ) );
		self::assertFalse( current_user_can( Capability::MANAGE ) );
		Plugin::instance()->register();
		self::assertTrue( current_user_can( Capability::MANAGE ) );
		self::assertTrue( remove_filter( 'user_has_cap', Access::class . '::grantCapabilities' ) );
		self::assertFalse( current_user_can( Capability::MANAGE ) );
	}

	/**
	 * @return iterable<string, mixed> Callbacks of the plugin and of its add-ons, by hook.
	 */
	private static function ours(): iterable {
		/** @var WP_Hook $hook */
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( array_merge( ...$hook->callbacks ) as $callback ) {
				if ( self::isOurs( $callback['function'] ) ) {
					yield "$name " => $callback['function'];
				}
			}
		}
	}

	private static function removeOurs( WP_Hook $hook ): void {
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				if ( self::isOurs( $callback['function'] ) ) {
					unset( $hook->callbacks[ $priority ][ $id ] );
				}
			}
		}
	}

	private static function isOurs( mixed $callback ): bool {
		if ( $callback instanceof Closure ) {
			$root = dirname( __DIR__, 3 );
			$file = (string) ( new ReflectionFunction( $callback ) )->getFileName();
			return str_starts_with( $file, "$root/includes/" ) || str_starts_with( $file, "$root/addons/" );
		}
		$class = is_array( $callback ) ? $callback[0] : '';
		$class = is_object( $class ) ? $class::class : $class;
		return is_string( $class ) && str_starts_with( $class, 'UserFeedback\\' ) && ! str_starts_with( $class, 'UserFeedback\\Tests\\' );
	}
}
