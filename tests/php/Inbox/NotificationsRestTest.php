<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Inbox;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Inbox\DismissedIds;
use UserFeedback\Inbox\InboxSchema;
use UserFeedback\Inbox\Sources\SiteHistory;
use UserFeedback\Model\Capability;
use UserFeedback\Support\SchemaCheck;

/**
 * GET notifications and the dismissal of each user.
 */
final class NotificationsRestTest extends InboxTestCase {

	#[TestDox( '[DRW-04~] a notification shows from active_from, and everybody sees what concerns their rights; managers see all' )]
	public function testShowsFromAMomentToWhomItConcerns(): void {
		$this->plugin->get( SiteHistory::class )->known();
		self::assertSame( [], $this->ids( 'tip-' ), 'Tips come later.' );
		$this->clock->move( '+23 hours' );
		self::assertSame( [], $this->ids( 'tip-' ) );
		$this->clock->move( '+1 hour' );
		self::assertSame( [ 'tip-emails' ], $this->ids( 'tip-' ) );

		$this->clock->move( '+4 days' );
		self::assertSame( [ 'tip-inline', 'tip-short', 'tip-emails' ], $this->ids( 'tip-' ), 'The newest first.' );
		$this->asUserWith( Capability::VIEW_RESULTS );
		self::assertSame( [ 'tip-short' ], $this->ids( 'tip-' ) );
		$this->asUserWith( Capability::EDIT_SURVEYS );
		self::assertSame( [ 'tip-inline' ], $this->ids( 'tip-' ) );
		// Who manages the plugin sees all, whatever else they may do.
		$this->asUserWith( Capability::MANAGE );
		self::assertCount( 3, $this->ids( 'tip-' ) );
		$this->asRole( 'subscriber' );
		self::assertSame( 403, $this->get( self::ROUTE )->get_status() );
		$this->asVisitor();
		self::assertSame( 401, $this->get( self::ROUTE )->get_status() );
	}

	#[TestDox( '[DRW-01~] the answer has its shape, and the addresses of the drawer and of the first page that the user may open' )]
	public function testAnswersByItsSchema(): void {
		$this->plugin->get( SiteHistory::class )->known();
		$this->clock->move( '+30 days' );
		$this->post( self::ROUTE . '/tip-short/dismiss' );
		$answer = $this->body( $this->get( self::ROUTE ) );
		self::assertSame( [], SchemaCheck::errors( $answer, InboxSchema::list(), '' ) );
		self::assertSame( admin_url( 'admin.php?page=userfeedback_surveys' ), $answer['view_url'] );
		self::assertSame( $answer['view_url'] . '&open=userfeedback_notifications', $answer['sidebar_url'] );
		self::assertSame( 'lightbulb', $this->inbox()['tip-emails']['icon'] );

		$this->asUserWith( Capability::VIEW_RESULTS );
		self::assertSame( admin_url( 'admin.php?page=userfeedback_results' ), $this->body( $this->get( self::ROUTE ) )['view_url'] );
	}

	#[TestDox( '[DRW-02~] dismissing is for the user, stays, and a repetition changes nothing; ids that the user has not are refused' )]
	public function testDismissesForTheUser(): void {
		$this->plugin->get( SiteHistory::class )->known();
		$this->clock->move( '+5 days' );
		$other = $this->asUserWith( Capability::MANAGE );
		$this->asAdmin();
		$count = $this->activeCount();
		foreach ( [ 'first', 'again' ] as $time ) {
			self::assertSame( 200, $this->post( self::ROUTE . '/tip-short/dismiss' )->get_status(), $time );
		}
		self::assertSame( [ 'tip-short' ], $this->ids( '', 'dismissed' ) );
		self::assertNotContains( 'tip-short', $this->ids() );
		self::assertSame( $count - 1, $this->activeCount() );
		self::assertCount( 1, get_user_meta( 1, 'userfeedback_dismissed_notification_' . get_current_blog_id() ) );

		foreach ( [ 'tip-nothing', 'tip-nps', 'webhook-stopped-1-1' ] as $forged ) {
			$this->assertRefused( $this->post( self::ROUTE . "/$forged/dismiss" ), 404, 'userfeedback_notification_not_found' );
		}
		foreach ( [ '..', 'A', '%3Cscript%3E', str_repeat( 'a', 101 ) ] as $forged ) {
			self::assertSame( 404, $this->post( self::ROUTE . "/$forged/dismiss" )->get_status() );
		}
		wp_set_current_user( $other );
		self::assertSame( [], $this->ids( '', 'dismissed' ) );
		$this->asUserWith( Capability::EDIT_SURVEYS );
		$this->assertRefused( $this->post( self::ROUTE . '/tip-short/dismiss' ), 404, 'userfeedback_notification_not_found' );
	}

	#[TestDox( '[DRW-01~] all that the user has seen are dismissed at once, not what came meanwhile' )]
	public function testDismissesWhatWasSeen(): void {
		$this->plugin->get( SiteHistory::class )->known();
		$this->clock->move( '+3 days' );
		$seen = $this->ids();
		$this->clock->move( '+2 days' );
		self::assertSame( 200, $this->post( self::ROUTE . '/all/dismiss', [ 'ids' => [ ...$seen, 'forged' ] ] )->get_status() );
		self::assertSame( [ 'tip-inline' ], $this->ids( 'tip-' ) );
		self::assertSame( $seen, $this->ids( '', 'dismissed' ) );
		self::assertNotContains( 'forged', DismissedIds::Notifications->listFor( 1 ) );
		$this->post( self::ROUTE . '/all/dismiss' );
		self::assertSame( [], $this->ids() );
		self::assertSame( 0, $this->activeCount() );
	}

	public function testTwoTabsLoseNoDismissal(): void {
		DismissedIds::Notifications->add( 1, [ 'one' ] );
		// Another tab has read the list before, and adds what it dismissed.
		$cached = wp_cache_get( 1, 'user_meta' );
		DismissedIds::Notifications->add( 1, [ 'two' ] );
		wp_cache_set( 1, $cached, 'user_meta' );
		DismissedIds::Notifications->add( 1, [ 'three' ] );
		wp_cache_delete( 1, 'user_meta' );
		self::assertSame( [ 'one', 'two', 'three' ], DismissedIds::Notifications->listFor( 1 ) );
	}

	public function testForgetsTheOldestIdsThatAreNotShown(): void {
		$ids = array_map( static fn ( int $n ) => "old-$n", range( 1, DismissedIds::MAX ) );
		DismissedIds::Notifications->add( 1, $ids );
		DismissedIds::Notifications->add( 1, [ 'new' ], [ 'old-1', 'new' ] );
		$kept = DismissedIds::Notifications->listFor( 1 );
		self::assertCount( DismissedIds::MAX, $kept );
		self::assertContains( 'old-1', $kept );
		self::assertNotContains( 'old-2', $kept );
		self::assertContains( 'new', $kept );
	}

	public function testTheCountIsPrintedWithEachScreen(): void {
		$this->plugin->get( SiteHistory::class )->known();
		$this->clock->move( '+1 day' );
		$data = $this->plugin->get( \UserFeedback\Modules::class )->screenData( 'userfeedback_surveys' );
		self::assertSame( $this->activeCount(), $data['notification_count'] );
		self::assertGreaterThan( 0, $this->activeCount() );
	}
}
