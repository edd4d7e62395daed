<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SiteRoles;
use UserFeedback\Tests\Support\OtherPlan;
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

	/**
	 * As role editors do it.
	 */
	public function testKeepsWhatARoleEditorGaveToARoleThatNoListNames(): void {
		add_role( 'analyst', 'Analyst', [ 'read' => true ] );
		try {
			get_role( 'analyst' )?->add_cap( Capability::VIEW_RESULTS );
			$this->asRole( 'analyst' );
			self::assertSame( [ Capability::VIEW_RESULTS ], array_values( array_filter( Capability::ALL, current_user_can( ... ) ) ) );
			self::assertSame( 200, $this->get( '/userfeedback/v1/results-summary' )->get_status() );
			self::assertSame( 403, $this->get( '/userfeedback/v1/surveys' )->get_status() );

			// A list that names other roles changes nothing for this one; one that names it adds to it.
			OtherPlan::of( Plan::Plus )->takeOver();
			$settings = Settings::stored()->with( [ Settings::VIEW_RESULTS => [ 'editor' ], Settings::CREATE_EDIT_SURVEYS => [ 'analyst' ] ] );
			update_option( Settings::OPTION, $settings->toArray() );
			$granted = [ Capability::EDIT_SURVEYS, Capability::VIEW_RESULTS ];
			self::assertSame( $granted, array_values( array_filter( Capability::ALL, current_user_can( ... ) ) ) );
		} finally {
			remove_role( 'analyst' );
		}
	}

	public function testKeepsWhatARoleEditorGaveToAUser(): void {
		$id = $this->asRole( 'subscriber' );
		( new \WP_User( $id ) )->add_cap( Capability::DELETE_SURVEYS );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		self::assertSame( [ Capability::DELETE_SURVEYS ], array_values( array_filter( Capability::ALL, current_user_can( ... ) ) ) );
	}
}
