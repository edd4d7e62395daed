<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Inbox;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\WelcomeNotice;
use UserFeedback\Database\Outbox;
use UserFeedback\Inbox\DismissedIds;
use UserFeedback\Inbox\InboxSchema;
use UserFeedback\Inbox\Notices\MailServiceNotice;
use UserFeedback\Inbox\Notices\Notice;
use UserFeedback\Inbox\Notices\NoticeActions;
use UserFeedback\Inbox\Notices\NoticeService;
use UserFeedback\Inbox\Notices\WordPressNotice;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Tests\Support\AjaxCall;

/**
 * Notices at the top of our screens and among those of WordPress.
 */
final class NoticesTest extends InboxTestCase {

	#[TestDox( '[DRW-05] product notices and WordPress notices are dismissed by id for the user through their two actions, and stay so' )]
	public function testDismissesById(): void {
		$this->plugin->get( Outbox::class )->add( 'email', [] );
		$this->clock->move( '+3 hours' );
		$ids = array_column( $this->notices(), 'id' );
		self::assertSame( [ 'jobs-wait-' . gmdate( 'Y-m-d', $this->clock->now()->getTimestamp() - 3 * HOUR_IN_SECONDS ) ], $ids );
		$other = $this->asUserWith( Capability::MANAGE );
		$this->asAdmin();

		$answer = AjaxCall::post( NoticeActions::REMOVE, [ 'notice_id' => $ids[0] ] );
		self::assertTrue( $answer->success, $answer->body );
		self::assertSame( [], $this->notices() );
		self::assertSame( [], $this->notices(), 'It stays dismissed.' );
		wp_set_current_user( $other );
		self::assertSame( $ids, array_column( $this->notices(), 'id' ), 'For the user alone.' );

		$this->asAdmin();
		self::assertStringContainsString( 'data-userfeedback-notice="webhook-1"', $this->printed( 'webhook-1' ) );
		self::assertTrue( AjaxCall::post( NoticeActions::REMOVE_WP, [ 'notice_id' => 'webhook-1' ] )->success );
		self::assertSame( '', $this->printed( 'webhook-1' ) );
		self::assertNotSame( '', $this->printed( 'webhook-2' ), 'By its id.' );
		self::assertSame( [ 'webhook-1' ], DismissedIds::WordPressNotices->listFor( 1 ) );
		self::assertSame( [ $ids[0] ], DismissedIds::Notices->listFor( 1 ), 'Each kind has its own list.' );
		wp_set_current_user( $other );
		self::assertNotSame( '', $this->printed( 'webhook-1' ) );
	}

	#[TestDox( '[DRW-05~] forged ids, other nonces and users without rights change nothing' )]
	public function testRefusesWhatItCannotMean(): void {
		foreach ( [ '', '<script>', 'A', '../x', "a\nb", str_repeat( 'a', 101 ) ] as $id ) {
			foreach ( [ NoticeActions::REMOVE, NoticeActions::REMOVE_WP ] as $action ) {
				$answer = AjaxCall::post( $action, [ 'notice_id' => $id ] );
				self::assertSame( [ 400, 'userfeedback_notice_invalid' ], [ $answer->status, $answer->data['code'] ] );
			}
		}
		self::assertSame( 400, AjaxCall::post( NoticeActions::REMOVE, [ 'notice_id' => [ 'tip' ] ] )->status );
		self::assertSame( 403, AjaxCall::post( NoticeActions::REMOVE, [ 'notice_id' => 'tip' ], 'install' )->status );
		self::assertSame( 403, AjaxCall::post( NoticeActions::REMOVE, [ 'notice_id' => 'tip' ], '' )->status );
		self::assertSame( [], DismissedIds::Notices->listFor( 1 ) );
		$subscriber = $this->asRole( 'subscriber' );
		self::assertSame( 403, AjaxCall::post( NoticeActions::REMOVE, [ 'notice_id' => 'tip' ] )->status );
		self::assertSame( [], DismissedIds::Notices->listFor( $subscriber ) );
	}

	#[TestDox( '[DRW-05~] the welcome notice stays away for the user who closed it' )]
	public function testDismissesTheWelcomeNotice(): void {
		WelcomeNotice::remember();
		self::assertStringContainsString( 'data-userfeedback-notice="welcome"', $this->welcome() );
		self::assertTrue( AjaxCall::post( NoticeActions::REMOVE_WP, [ 'notice_id' => 'welcome' ] )->success );
		self::assertSame( '', $this->welcome() );
		$this->asUserWith( Capability::EDIT_SURVEYS );
		self::assertNotSame( '', $this->welcome() );
	}

	#[TestDox( '[DRW-03~] notices name the routes on which they show, and only those who can act on them see them' )]
	public function testNamesRoutes(): void {
		remove_all_actions( 'phpmailer_init' );
		remove_all_filters( 'pre_wp_mail' );
		$this->plugin->get( Outbox::class )->add( 'email', [] );
		self::assertSame( [], $this->notices(), 'Not overdue.' );
		$this->clock->move( '+3 hours' );
		[ $jobs ] = $this->notices();
		self::assertSame( [], SchemaCheck::errors( $jobs, InboxSchema::notice(), '' ) );
		self::assertTrue( $jobs['global'] );
		self::assertContains( AdminRoute::EditSurveyQuestions->value, $jobs['hide_on_routes'] );
		$this->asUserWith( Capability::EDIT_SURVEYS );
		self::assertSame( [], $this->notices() );

		$this->asAdmin();
		$mail = array_map( static fn ( Notice $notice ) => $notice->toArray( false ), ( new MailServiceNotice() )->notices( AdminPages::SETTINGS ) );
		self::assertSame( [ false ], array_column( $mail, 'global' ) );
		self::assertSame( [ [ 'settings-email' ] ], array_column( $mail, 'show_on_routes' ) );
		self::assertSame( [], ( new MailServiceNotice() )->notices( AdminPages::SURVEYS ) );
		add_action( 'phpmailer_init', '__return_null' );
		self::assertSame( [], ( new MailServiceNotice() )->notices( AdminPages::SETTINGS ), 'A mail service is set up.' );
	}

	public function testThePluginForgetsDismissalsWithItsData(): void {
		foreach ( DismissedIds::cases() as $kind ) {
			$kind->add( 1, [ 'one' ] );
		}
		( new \UserFeedback\Inbox\Module( new \UserFeedback\Container() ) )->uninstall();
		foreach ( DismissedIds::cases() as $kind ) {
			self::assertSame( [], $kind->listFor( 1 ) );
		}
	}

	/**
	 * @phpstan-impure
	 * @return list<array<string, mixed>>
	 */
	private function notices(): array {
		return $this->plugin->get( NoticeService::class )->listFor( AdminPages::SURVEYS, get_current_user_id() );
	}

	private function printed( string $id ): string {
		ob_start();
		WordPressNotice::show( $id, 'A text.', 'info' );
		return (string) ob_get_clean();
	}

	private function welcome(): string {
		set_current_screen( 'dashboard' );
		ob_start();
		$this->plugin->get( WelcomeNotice::class )->show();
		return (string) ob_get_clean();
	}
}
