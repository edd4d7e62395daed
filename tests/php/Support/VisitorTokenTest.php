<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\TestCase;
use UserFeedback\Support\VisitorToken;

/**
 * The token of a visitor's page.
 */
final class VisitorTokenTest extends TestCase {

	public function testNamesTheRevisionItWasMadeFor(): void {
		$token = new VisitorToken( 'key', 1 );
		self::assertSame( 7, $token->revision( $token->create( 3, 7, 'submission' ), 3, 'submission' ) );
		self::assertSame( $token->create( 3, 7, 'submission' ), $token->create( 3, 7, 'submission' ), 'the same for all visitors, for ever' );
	}

	public function testIsGoodForNothingElse(): void {
		$token = new VisitorToken( 'key', 1 );
		$made  = $token->create( 3, 7, 'submission' );
		self::assertNull( $token->revision( $made, 4, 'submission' ) );
		self::assertNull( $token->revision( $made, 3, 'impression' ) );
		self::assertNull( ( new VisitorToken( 'key', 2 ) )->revision( $made, 3, 'submission' ) );
		self::assertNull( ( new VisitorToken( 'other', 1 ) )->revision( $made, 3, 'submission' ) );
		self::assertNull( $token->revision( str_replace( '7.', '8.', $made ), 3, 'submission' ) );
		self::assertNull( $token->revision( "$made\n", 3, 'submission' ) );
		self::assertNull( $token->revision( '', 3, 'submission' ) );
	}
}
