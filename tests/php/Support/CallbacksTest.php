<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionFunction;
use ReflectionMethod;
use UserFeedback\Access\Module as Access;
use UserFeedback\Model\Capability;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;
use WP_Hook;

/**
 * Others can remove what we hook (docs/hooks.md).
 */
final class CallbacksTest extends TestCase {

	use SurveyFixtures;

	/**
	 * @return iterable<string, array{bool}>
	 */
	public static function requests(): iterable {
		yield 'a page of the site' => [ false ];
		yield 'the dashboard' => [ true ];
	}

	#[DataProvider( 'requests' )]
	public function testEveryCallbackIsAPublicMethodOfAnObjectThatThePluginGives( bool $isAdmin ): void {
		$this->publishedSurvey();
		$this->asAdmin();
		foreach ( $GLOBALS['wp_filter'] as $hook ) {
			self::removeOurs( $hook );
		}
		$plugin = new Plugin();
		ob_start();
		if ( $isAdmin ) {
			Dashboard::open( $plugin );
			// Also reaches the hooks that are added later in a request.
			do_action( 'admin_enqueue_scripts', 'toplevel_page_userfeedback_surveys' );
		} else {
			$plugin->register();
			do_action( 'wp_enqueue_scripts' );
		}
		ob_end_clean();

		$found = 0;
		foreach ( self::ours() as $name => $callback ) {
			self::assertIsArray( $callback, "$name has a closure" );
			[ $object, $method ] = $callback;
			self::assertTrue( ( new ReflectionMethod( $object, $method ) )->isPublic(), $name );
			if ( is_object( $object ) ) {
				$given = $object instanceof Plugin ? $plugin : $plugin->get( $object::class );
				self::assertSame( $given, $object, "$name cannot be removed by the object that get() gives" );
			}
			++$found;
		}
		self::assertGreaterThan( $isAdmin ? 40 : 20, $found );
	}

	public function testACallbackIsRemovedByName(): void {
		$this->asAdmin();
		self::assertTrue( current_user_can( Capability::MANAGE ) );
		self::assertTrue( remove_filter( 'user_has_cap', [ Plugin::instance()->get( Access::class ), 'grantCapabilities' ] ) );
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
