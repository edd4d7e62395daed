<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Settings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * GET and POST settings.
 */
final class SettingsRestTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		OtherPlan::of( Plan::Plus )->takeOver();
	}

	#[TestDox( '[STG-04~] nobody but those who manage is let in at first' )]
	public function testNobodyButThoseWhoManageIsLetInAtFirst(): void {
		self::assertSame(
			array_fill_keys( Settings::ROLE_LISTS, [ 'administrator' ] ),
			array_intersect_key( $this->body( $this->get( '/userfeedback/v1/settings' ) ), array_flip( Settings::ROLE_LISTS ) )
		);
	}

	#[TestDox( '[STG-04~] roles are stored, and those who manage stay' )]
	public function testRolesAreStoredAndThoseWhoManageStay(): void {
		$saved = $this->save( [ 'view_results' => [ 'editor', 'author' ] ] );
		self::assertSame( 200, $saved->get_status() );
		self::assertSame( [ 'administrator', 'editor', 'author' ], $this->body( $saved )['view_results'] );
		self::assertSame( [ 'administrator' ], $this->body( $saved )['delete_surveys'] );
		self::assertSame( [ 'editor', 'author' ], Settings::stored()->roles( Settings::VIEW_RESULTS ) );
	}

	public function testSettingsThatAreNotSentStay(): void {
		$this->save( [ 'view_results' => [ 'editor' ] ] );
		$this->save( [ 'delete_surveys' => [ 'author' ] ] );
		self::assertSame( [ 'editor' ], Settings::stored()->roles( Settings::VIEW_RESULTS ) );
	}

	public function testAnUnknownNameOrRoleIsRefusedByNameAndNothingIsStored(): void {
		$unknown = $this->save( [ 'view_results' => [ 'editor' ], 'colour' => 'red' ] );
		self::assertSame( [ 'settings.colour' ], array_keys( $this->assertRefused( $unknown, 400, 'userfeedback_settings_invalid' ) ) );
		$role = $this->save( [ 'view_results' => [ 'editor' ], 'delete_surveys' => [ 'author', 'wizard' ] ] );
		self::assertSame(
			[ 'settings.delete_surveys[1]' => 'unknown_role' ],
			$this->assertRefused( $role, 400, 'userfeedback_settings_invalid' )
		);
		$type = $this->save( [ 'view_results' => 'editor' ] );
		self::assertArrayHasKey( 'settings.view_results', $this->assertRefused( $type, 400, 'userfeedback_settings_invalid' ) );
		self::assertFalse( get_option( Settings::OPTION ) );
	}

	#[TestDox( '[STG-04~] a role that is gone is left out' )]
	public function testARoleThatIsGoneIsLeftOut(): void {
		add_role( 'reviewer', 'Reviewer' );
		$this->save( [ 'view_results' => [ 'reviewer', 'editor' ] ] );
		remove_role( 'reviewer' );
		self::assertSame( [ 'administrator', 'editor' ], $this->body( $this->get( '/userfeedback/v1/settings' ) )['view_results'] );
	}

	#[TestDox( '[STG-04~] on Lite, without a key and with an expired one roles cannot be chosen' )]
	public function testWithoutThePlanRolesCannotBeChosen(): void {
		foreach ( [ OtherPlan::lite(), OtherPlan::withoutKey(), OtherPlan::of( Plan::Elite, LicenseStatus::Expired ) ] as $plan ) {
			$plan->takeOver();
			$refused = $this->assertRefused( $this->save( [ 'view_results' => [ 'editor' ] ] ), 403, 'userfeedback_feature_locked' );
			self::assertSame( [ 'settings.view_results' ], array_keys( $refused ) );
			self::assertFalse( get_option( Settings::OPTION ) );
			// What is already so is no change.
			self::assertSame( 200, $this->save( [ 'view_results' => [ 'administrator' ] ] )->get_status() );
			delete_option( Settings::OPTION );
		}
	}

	/** What was chosen while it was allowed stays as it is, in both directions. */
	#[TestDox( '[STG-04~] where roles cannot be chosen none can be taken away either' )]
	public function testWithoutThePlanRolesCannotBeTakenAway(): void {
		$stored = array_fill_keys( Settings::ROLE_LISTS, [ 'editor', 'author' ] );
		$this->save( $stored );
		foreach ( [ OtherPlan::lite(), OtherPlan::withoutKey(), OtherPlan::of( Plan::Elite, LicenseStatus::Expired ) ] as $plan ) {
			$plan->takeOver();
			foreach ( Settings::ROLE_LISTS as $list ) {
				foreach ( [ [], [ 'administrator' ], [ 'administrator', 'editor' ], [ 'author', 'contributor' ] ] as $fewer ) {
					$refused = $this->assertRefused( $this->save( [ $list => $fewer ] ), 403, 'userfeedback_feature_locked' );
					self::assertSame( [ "settings.$list" ], array_keys( $refused ) );
				}
				// The same roles in another order are no change.
				self::assertSame( 200, $this->save( [ $list => [ 'author', 'administrator', 'editor' ] ] )->get_status() );
				self::assertEqualsCanonicalizing( [ 'editor', 'author' ], Settings::stored()->roles( $list ) );
			}
		}
	}

	#[TestDox( '[STG-04~] a role that is taken from a list loses what the list gave, and no other' )]
	public function testARoleThatIsTakenFromAListLosesWhatItGave(): void {
		$lists = [
			Settings::CREATE_EDIT_SURVEYS => Capability::EDIT_SURVEYS,
			Settings::VIEW_RESULTS        => Capability::VIEW_RESULTS,
			Settings::DELETE_SURVEYS      => Capability::DELETE_SURVEYS,
		];
		$editor = $this->asRole( 'editor' );
		foreach ( $lists as $list => $capability ) {
			$this->asAdmin();
			$this->save( array_fill_keys( Settings::ROLE_LISTS, [ 'editor', 'author' ] ) );
			self::assertTrue( user_can( $editor, $capability ) );
			self::assertSame( [ 'administrator', 'author' ], $this->body( $this->save( [ $list => [ 'author' ] ] ) )[ $list ] );
			foreach ( $lists as $other ) {
				self::assertSame( $other !== $capability, user_can( $editor, $other ), "$list, $other" );
			}
		}
	}

	/**
	 * @param array<string, mixed> $settings
	 */
	private function save( array $settings ): WP_REST_Response {
		return $this->post( '/userfeedback/v1/settings', [ 'settings' => $settings ] );
	}
}
