<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\TestCase;

/**
 * The three lists of roles in the settings, as capabilities.
 */
final class RoleListsTest extends TestCase {

	private const LISTS = [
		Settings::CREATE_EDIT_SURVEYS => Capability::EDIT_SURVEYS,
		Settings::VIEW_RESULTS        => Capability::VIEW_RESULTS,
		Settings::DELETE_SURVEYS      => Capability::DELETE_SURVEYS,
	];

	#[TestDox( '[STG-04~] each list of roles gives its capability and no other' )]
	public function testEachListGivesItsCapabilityAndNoOther(): void {
		OtherPlan::of( Plan::Plus )->takeOver();
		foreach ( self::LISTS as $list => $capability ) {
			$this->store( [ $list => [ 'author' ] ] );
			$this->asRole( 'author' );
			foreach ( Capability::ALL as $other ) {
				self::assertSame( $other === $capability, current_user_can( $other ), "$list, $other" );
			}
			$this->asRole( 'editor' );
			self::assertFalse( current_user_can( $capability ), "$list, editor" );
		}
	}

	#[TestDox( '[STG-04~] no list gives the right to manage' )]
	public function testNoListGivesTheRightToManage(): void {
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->store( array_fill_keys( Settings::ROLE_LISTS, [ 'editor' ] ) );
		$this->asRole( 'editor' );
		self::assertFalse( current_user_can( Capability::MANAGE ) );
	}

	#[TestDox( '[STG-04~] whoever manages options may do everything whatever is stored' )]
	public function testThoseWhoManageOptionsMayDoEverythingWhateverIsStored(): void {
		OtherPlan::lite()->takeOver();
		$this->store( array_fill_keys( Settings::ROLE_LISTS, [] ) );
		$this->asRole( 'administrator' );
		foreach ( Capability::ALL as $capability ) {
			self::assertTrue( current_user_can( $capability ), $capability );
		}
	}

	#[TestDox( '[STG-04~] routes, pages and menu follow the lists' )]
	public function testRoutesPagesAndMenuFollowTheLists(): void {
		$plugin = OtherPlan::of( Plan::Plus )->takeOver();
		$table  = AccessTable::read();
		foreach ( self::LISTS as $list => $capability ) {
			$this->store( [ $list => [ 'contributor' ] ] );
			$this->asRole( 'contributor' );
			foreach ( Routes::all() as $name => $route ) {
				$needed = $table->routes[ $name ];
				if ( $needed === 'public' ) {
					continue;
				}
				self::assertIsCallable( $route->guard );
				$isGiven = in_array( $needed, [ $capability, 'any' ], true );
				self::assertSame( $isGiven, ( $route->guard )( $route->request( [] ) ) === true, "$list, $name" );
			}
			$open = array_keys( array_filter( $table->pages, static fn ( string $needed ) => $needed === $capability ) );
			self::assertSame( $open, Dashboard::pages( $plugin ), $list );
		}
	}

	#[TestDox( '[STG-04~] without the plan the lists sleep; an expired key keeps them awake' )]
	public function testWithoutThePlanTheListsSleepAndAnExpiredKeyKeepsThemAwake(): void {
		$this->store( [ Settings::VIEW_RESULTS => [ 'editor' ] ] );
		$plans = [
			[ OtherPlan::lite(), false ],
			[ OtherPlan::withoutKey(), false ],
			[ OtherPlan::of( Plan::Plus, LicenseStatus::Invalid ), false ],
			[ OtherPlan::of( Plan::Plus, LicenseStatus::Disabled ), false ],
			[ OtherPlan::of( Plan::Plus, LicenseStatus::Expired ), true ],
			[ OtherPlan::of( Plan::Plus, LicenseStatus::Valid, false ), true ],
		];
		foreach ( $plans as $index => [ $plan, $expected ] ) {
			$plan->takeOver();
			$this->asRole( 'editor' );
			self::assertSame( $expected, current_user_can( Capability::VIEW_RESULTS ), (string) $index );
		}
	}

	/** What is asked most, by far, is none of ours: it must not cost a look at the license. */
	public function testOtherCapabilitiesAreLeftAlone(): void {
		OtherPlan::of( Plan::Plus )->takeOver();
		$this->asRole( 'editor' );
		self::assertTrue( current_user_can( 'edit_others_posts' ) );
		self::assertFalse( current_user_can( 'manage_options' ) );
	}

	/**
	 * @param array<string, list<string>> $lists
	 */
	private function store( array $lists ): void {
		delete_option( Settings::OPTION );
		update_option( Settings::OPTION, Settings::stored()->with( $lists )->toArray() );
	}
}
