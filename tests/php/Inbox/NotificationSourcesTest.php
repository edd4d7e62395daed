<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Inbox;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Access\Rights;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Job;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Inbox\InboxService;
use UserFeedback\Inbox\Module;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Inbox\Sources\SiteHistory;
use UserFeedback\Inbox\Sources\TipNotifications;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Model\Capability;
use UserFeedback\Notifications\Webhooks\Webhook;
use UserFeedback\Notifications\Webhooks\WebhookRepository;
use UserFeedback\Surveys\SurveyDeletion;
use UserFeedback\Tests\Support\Licenses;

/**
 * What each source finds, with what is stored.
 */
final class NotificationSourcesTest extends InboxTestCase {

	#[TestDox( '[DRW-04~] a license is announced 30 days before it expires, and when it has expired; external buttons say so' )]
	public function testAnnouncesTheEndOfALicense(): void {
		$now = time();
		update_option( LicenseStore::OPTION, Licenses::key( 'pro', [ 'expires' => $now + 31 * DAY_IN_SECONDS ] ) );
		self::assertSame( [], $this->ids( 'license' ) );

		$end = $now + 29 * DAY_IN_SECONDS;
		$this->replaceLicense( Licenses::key( 'pro', [ 'expires' => $end ] ) );
		$day = wp_date( 'Y-m-d', $end );
		self::assertSame( [ "license-expiring-$day" ], $this->ids( 'license' ) );
		$found = $this->inbox()[ "license-expiring-$day" ];
		self::assertSame( [ 'license', 'key' ], [ $found['category'], $found['icon'] ] );
		self::assertStringContainsString( (string) wp_date( (string) get_option( 'date_format' ), $end ), $found['title'] );
		self::assertSame( [ 'link', 'link' ], array_column( $found['buttons'], 'type' ) );
		self::assertSame( [ true, false ], array_column( $found['buttons'], 'is_external' ) );
		$this->asUserWith( Capability::EDIT_SURVEYS, Capability::VIEW_RESULTS );
		self::assertSame( [], $this->ids( 'license' ) );

		$this->asAdmin();
		$this->replaceLicense( Licenses::expired( 'pro' ) );
		self::assertSame( [ 'license-expired-' . wp_date( 'Y-m-d', $now - DAY_IN_SECONDS ) ], $this->ids( 'license' ) );
		$this->replaceLicense( Licenses::key( 'pro' ) );
		self::assertSame( [], $this->ids( 'license' ), 'Renewed.' );
	}

	#[TestDox( '[DRW-04~] a webhook that was stopped is reported to those who view results, until it runs again' )]
	public function testReportsStoppedWebhooks(): void {
		$this->withPlan( self::elite() );
		$webhook  = [
			'active' => true,
			'url'    => 'https://hooks.example/in',
		];
		$survey   = $this->publishedSurvey( [ 'title' => 'A <b>bold</b> title', 'notifications' => [ 'webhook' => $webhook ] ] );
		$webhooks = $this->plugin->get( WebhookRepository::class );
		$webhooks->demand( $survey->id );
		$webhooks->stop( $survey->id, $this->clock->now(), Webhook::GONE );
		$ids = $this->ids( 'webhook-stopped' );
		self::assertSame( [ "webhook-stopped-$survey->id-{$this->clock->now()->getTimestamp()}" ], $ids );
		self::assertStringContainsString( 'A <b>bold</b> title', $this->inbox()[ $ids[0] ]['content'], 'Plain text, which React escapes.' );
		$this->asUserWith( Capability::VIEW_RESULTS );
		self::assertSame( $ids, $this->ids( 'webhook-stopped' ) );
		$this->asUserWith( Capability::EDIT_SURVEYS );
		self::assertSame( [], $this->ids( 'webhook-stopped' ) );
		$this->asAdmin();
		$webhooks->resume( $survey->id );
		self::assertSame( [], $this->ids( 'webhook-stopped' ) );
	}

	#[TestDox( '[DRW-04~] a long work that failed can be tried again, by those who may see it' )]
	public function testReportsFailedWorks(): void {
		$id = $this->failedWork( SurveyDeletion::KIND );
		$this->asUserWith( Capability::DELETE_SURVEYS );
		$ids = $this->ids( 'work-failed' );
		self::assertCount( 1, $ids );
		$found = $this->inbox()[ $ids[0] ];
		self::assertStringContainsString( 'Table is gone', $found['content'] );
		[ 'type' => $type, 'class' => $class, 'action' => $action ] = $found['buttons'][0];
		self::assertSame( [ 'action', 'works', "retry-$id" ], [ $type, $class, $action ] );
		$this->asUserWith( Capability::VIEW_RESULTS );
		self::assertSame( [], $this->ids( 'work-failed' ) );

		$this->failedWork( 'of-another-plugin' );
		$this->asAdmin();
		$buttons = array_column( array_filter( $this->inbox(), static fn ( array $one ) => $one['category'] === 'problem' ), 'buttons' );
		self::assertEqualsCanonicalizing( [ 1, 0 ], array_map( count( ... ), $buttons ), 'Nobody here can do the other one.' );
	}

	#[TestDox( '[DRW-04~] a job of the outbox that was given up is reported, and goes after 30 days' )]
	public function testReportsAbandonedJobs(): void {
		$this->plugin->get( SiteHistory::class )->known();
		Module::noteAbandonedJob( new Job( 7, 'email-to', [ 'to' => 'a@example.org' ], 64, 'token' ), new RuntimeException( "Connection\nrefused" ) );
		Module::noteAbandonedJob( new Job( 8, 'webhook', [ 'big' => str_repeat( 'x', 5000 ) ], 64, 'token' ), new RuntimeException( 'Too big' ) );
		Module::noteAbandonedJob( new Job( 9, 'email-to', [ 'to' => 'b@example.org' ], 64, 'token' ), new RuntimeException( 'Refused again' ) );
		$found = $this->inbox();
		self::assertSame( [ 'job-abandoned-8', 'job-abandoned-9' ], $this->ids( 'job-abandoned' ), 'The last one of each kind.' );
		self::assertSame( 'An email could not be sent', $found['job-abandoned-9']['title'] );
		self::assertSame( [], $found['job-abandoned-8']['buttons'], 'It was too large to be kept.' );
		self::assertStringContainsString( 'Refused again', $found['job-abandoned-9']['content'] );
		$this->asUserWith( Capability::EDIT_SURVEYS );
		self::assertSame( [], $this->ids( 'job-abandoned' ) );
		$this->asAdmin();
		$this->clock->move( '+31 days' );
		self::assertSame( [], $this->ids( 'job-abandoned' ) );
	}

	#[TestDox( '[DRW-04~] what is new is said after an update, not on a new site' )]
	public function testSaysWhatIsNewAfterAnUpdate(): void {
		$history = $this->plugin->get( SiteHistory::class );
		self::assertSame( '', $history->known()['updated'] );
		self::assertSame( [], $this->ids( 'news' ) );

		delete_option( SiteHistory::OPTION );
		$this->storedSurvey();
		self::assertSame( [ 'news-0-7' ], $this->ids( 'news' ), 'A site with surveys had the plugin before.' );

		$before = $this->clock->now()->modify( '-40 days' )->format( 'Y-m-d H:i:s' );
		update_option( SiteHistory::OPTION, [ 'since' => $before, 'version' => '0.6.9', 'updated' => '' ] );
		self::assertSame( [ 'news-0-7' ], $this->ids( 'news' ) );
		self::assertEquals( new DateTimeImmutable( $before ), $history->since() );
	}

	#[TestDox( '[DRW-04~] no tip is about a feature that the site may not use' )]
	public function testTipsAreNoAdvertisements(): void {
		$this->plugin->get( SiteHistory::class )->known();
		$this->clock->move( '+60 days' );
		self::assertSame( [ 'tip-inline', 'tip-short', 'tip-emails' ], $this->ids( 'tip-' ) );
		$this->withPlan( self::elite() );
		self::assertSame( [ 'tip-nps', 'tip-targeting', 'tip-inline', 'tip-short', 'tip-emails' ], $this->ids( 'tip-' ) );
	}

	public function testASourceThatFailsHidesNoOther(): void {
		$this->plugin->get( SiteHistory::class )->known();
		$this->clock->move( '+1 day' );
		$failing = new class() implements NotificationSource {
			public function notifications(): array {
				throw new RuntimeException( 'A table is gone' );
			}
		};
		$inbox   = new InboxService(
			fn () => [ $failing, $this->plugin->get( TipNotifications::class ) ],
			$this->plugin->get( Migrator::class ),
			$this->plugin->get( Rights::class ),
			$this->clock
		);
		$log     = ini_set( 'error_log', '/dev/null' );
		try {
			self::assertSame( 1, $inbox->activeCount( 1 ) );
		} finally {
			ini_set( 'error_log', (string) $log );
		}
	}

	private function replaceLicense( string $key ): void {
		update_option( LicenseStore::OPTION, $key );
		$this->withPlan( self::elite() );
	}

	/**
	 * @return int Its id.
	 */
	private function failedWork( string $kind ): int {
		$works      = $this->plugin->get( WorkRepository::class );
		$connection = $this->plugin->get( Connection::class );
		$works->begin( $kind, '1', [], 1, $this->clock->now() );
		$work = $works->claim( [ $kind ], $this->clock->now() );
		self::assertNotNull( $work );
		$works->storeFailure( $work, 'Table is gone', null, $this->clock->now() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
		return (int) $connection->value( 'SELECT id FROM %i WHERE kind = %s', $connection->table( 'jobs' ), $kind );
	}
}
