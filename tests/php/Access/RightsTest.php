<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use UserFeedback\Access\Rights;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Tests\TestCase;

/**
 * What services ask about the rights of whoever calls them.
 */
final class RightsTest extends TestCase {

	public function testTheRightsOfTheNamedUserCountAndNotThoseOfTheOneWhoIsLoggedIn(): void {
		$subscriber = $this->asRole( 'subscriber' );
		$this->asAdmin();
		$rights = new Rights( false );
		self::assertTrue( $rights->has( 1, Capability::EDIT_SURVEYS ) );
		self::assertFalse( $rights->has( $subscriber, Capability::EDIT_SURVEYS ) );
		self::assertFalse( $rights->has( 0, Capability::EDIT_SURVEYS ) );
		$this->expectException( AccessDenied::class );
		$rights->demand( $subscriber, Capability::EDIT_SURVEYS );
	}

	public function testOnTheCommandLineOnlyWhoeverNamesNoUserMayDoEverything(): void {
		$subscriber = $this->asRole( 'subscriber' );
		$rights     = new Rights( true );
		self::assertTrue( $rights->has( 0, Capability::DELETE_SURVEYS ) );
		self::assertFalse( $rights->has( $subscriber, Capability::DELETE_SURVEYS ) );
	}
}
