<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use UserFeedback\Model\Capability;
use UserFeedback\Settings\SiteRoles;
use UserFeedback\Tests\TestCase;

/**
 * Who may do what.
 */
final class CapabilitiesTest extends TestCase {

	public function testOnlyWhoeverManagesOptionsMayDoAnything(): void {
		foreach ( [ 'subscriber', 'contributor', 'author', 'editor' ] as $role ) {
			$this->asRole( $role );
			foreach ( Capability::ALL as $capability ) {
				self::assertFalse( current_user_can( $capability ), "$role, $capability" );
			}
		}
		$this->asRole( 'administrator' );
		foreach ( Capability::ALL as $capability ) {
			self::assertTrue( current_user_can( $capability ), $capability );
		}
	}

	/** Other plugins write 1 where WordPress writes true, and WordPress takes both. */
	public function testARoleThatManagesOptionsInAnotherSpellingMayDoEverything(): void {
		$roles = wp_roles();
		foreach ( [ 'spelt' => '1', 'refused' => '0' ] as $name => $value ) {
			$roles->add_role( $name, $name, [ 'manage_options' => $value ] );
		}
		try {
			$this->asRole( 'spelt' );
			self::assertTrue( current_user_can( 'manage_options' ) );
			foreach ( Capability::ALL as $capability ) {
				self::assertTrue( current_user_can( $capability ), $capability );
			}
			$this->asRole( 'refused' );
			self::assertFalse( current_user_can( Capability::MANAGE ) );
			self::assertContains( 'spelt', SiteRoles::forced() );
			self::assertNotContains( 'refused', SiteRoles::forced() );
		} finally {
			remove_role( 'spelt' );
			remove_role( 'refused' );
		}
	}

	public function testNothingIsWrittenIntoRoles(): void {
		$stored = (string) wp_json_encode( get_option( wp_roles()->role_key ) );
		self::assertStringNotContainsString( 'userfeedback', $stored );
	}

	public function testARoleCannotBringTheCapabilityItself(): void {
		$id = $this->asRole( 'subscriber' );
		( new \WP_User( $id ) )->add_cap( Capability::MANAGE );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		self::assertFalse( current_user_can( Capability::MANAGE ) );
	}
}
