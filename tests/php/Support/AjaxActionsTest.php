<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Tests\TestCase;

/**
 * What reaches the work of an action of admin-ajax.php.
 */
final class AjaxActionsTest extends TestCase {

	private const TEXT = 'O\'Hara said "50\\% \\\\ more" & \\\'left\\';

	/**
	 * WordPress adds slashes to everything that is sent, PHP's old magic quotes.
	 */
	#[DataProvider( 'purposes' )]
	public function testTextsArriveAsTheyWereSentWithQuotesAndBackslashes( string $purpose ): void {
		$this->asAdmin();
		( new EchoAction( $purpose ) )->register();
		$sent   = array_fill_keys( [ 'license', 'key', 'scope', 'plugin', 'text' ], self::TEXT );
		$answer = AjaxCall::post( 'userfeedback_test_echo', $sent + [ 'list' => [ self::TEXT ] ], $purpose )->assertDone();
		self::assertSame( $sent, array_intersect_key( $answer->data, $sent ) );
		self::assertArrayNotHasKey( 'list', $answer->data, 'texts only' );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function purposes(): iterable {
		foreach ( AjaxActions::PURPOSES as $purpose ) {
			yield $purpose => [ $purpose ];
		}
	}

	/**
	 * So that the test above holds for each of them.
	 */
	public function testEveryActionOfOwnersReadsItsFieldsTheSameWay(): void {
		$this->asAdmin();
		AjaxCall::registerAll();
		$actions = array_keys( AccessTable::read()->actions, Capability::MANAGE, true );
		// Forms of notices are sent to admin-post.php, with a nonce of their own (UnknownProxiesTest).
		$ours = array_filter( $actions, static fn ( string $hook ) => str_starts_with( $hook, 'wp_ajax_' ) );
		self::assertNotSame( [], $ours );
		foreach ( $ours as $hook ) {
			/** @var \WP_Hook $registered */
			$registered = $GLOBALS['wp_filter'][ $hook ];
			foreach ( array_merge( ...$registered->callbacks ) as $callback ) {
				self::assertIsArray( $callback['function'] );
				self::assertInstanceOf( AjaxActions::class, $callback['function'][0], $hook );
				self::assertSame( 'handle', $callback['function'][1], $hook );
			}
		}
	}
}
