<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Job;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Import\Ratings\RatingImportWork;
use UserFeedback\Inbox\Sources\AbandonedJobs;
use UserFeedback\Model\Capability;
use UserFeedback\Surveys\SurveyDeletion;

/**
 * POST notifications/action: an allow-list.
 */
final class NotificationActionsTest extends InboxTestCase {

	#[TestDox( '[DRW-02~] [DRW-04~] "Try again" makes a failed work due once, for those with its capability; then the page reloads or navigates' )]
	public function testRetriesWorks(): void {
		$works = $this->plugin->get( WorkRepository::class );
		$id    = $this->failedWork( SurveyDeletion::KIND );
		foreach ( [ Capability::VIEW_RESULTS, Capability::EDIT_SURVEYS ] as $capability ) {
			$this->asUserWith( $capability );
			$this->assertRefused( $this->act( 'works', "retry-$id" ), 403, 'userfeedback_access_denied' );
		}
		$this->asUserWith( Capability::DELETE_SURVEYS );
		self::assertSame( [ 'reload' => true ], $this->body( $this->act( 'works', "retry-$id" ) ) );
		$work = $works->find( $id );
		self::assertSame( [ StoredWork::WAITING, '', 0, null ], [ $work?->status, $work?->error, $work?->attempts, $work?->finishedAt ] );
		self::assertNotNull( $works->claim( [ SurveyDeletion::KIND ], $this->clock->now() ), 'It is due.' );
		$this->asAdmin();
		$this->assertRefused( $this->act( 'works', "retry-$id" ), 409, 'userfeedback_nothing_to_retry' );
		$this->assertRefused( $this->act( 'works', 'retry-999999' ), 409, 'userfeedback_nothing_to_retry' );

		$import = $this->failedWork( RatingImportWork::KIND );
		self::assertSame(
			[ 'redirect_to' => admin_url( 'admin.php?page=userfeedback_post_ratings#/import' ) ],
			$this->body( $this->act( 'works', "retry-$import" ) )
		);
	}

	#[TestDox( '[DRW-04~] a job that was given up is put back once, by who manages the plugin' )]
	public function testRetriesJobs(): void {
		$jobs = $this->plugin->get( AbandonedJobs::class );
		$jobs->add( new Job( 7, 'email-to', [ 'to' => 'a@example.org' ], 64, 'token' ), new RuntimeException( 'Refused' ) );
		$this->asUserWith( Capability::EDIT_SURVEYS, Capability::VIEW_RESULTS, Capability::DELETE_SURVEYS );
		$this->assertRefused( $this->act( 'jobs', 'retry-7' ), 403, 'userfeedback_access_denied' );
		$this->asAdmin();
		self::assertSame( [ 'reload' => true ], $this->body( $this->act( 'jobs', 'retry-7' ) ) );
		$job = $this->plugin->get( Outbox::class )->claim();
		self::assertSame( [ 'email-to', [ 'to' => 'a@example.org' ] ], [ $job?->kind, $job?->payload ] );
		$this->assertRefused( $this->act( 'jobs', 'retry-7' ), 409, 'userfeedback_nothing_to_retry' );
		self::assertSame( [], $this->ids( 'job-abandoned' ) );
	}

	#[DataProvider( 'forgeries' )]
	#[TestDox( '[DRW-04~] nothing but what is listed is run: $group, $action' )]
	public function testRunsNothingElse( string $group, string $action ): void {
		$this->assertRefused( $this->act( $group, $action ), 404, 'userfeedback_action_unknown' );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function forgeries(): array {
		return [
			'a class of PHP'      => [ 'WP_User', 'delete' ],
			'a class of ours'     => [ 'UserFeedback\Database\Work\WorkRunner', 'retry' ],
			'a function'          => [ 'works', 'phpinfo' ],
			'a method of a group' => [ 'works', 'allowed' ],
			'another group'       => [ 'license', 'retry-1' ],
			'a path'              => [ 'works', 'retry-1/../../x' ],
			'a line break'        => [ 'works', "retry-1\n" ],
			'capital letters'     => [ 'works', 'RETRY-1' ],
			'nothing'             => [ '', '' ],
		];
	}

	public function testTakesPlainWordsOnly(): void {
		$bodies = [
			[],
			[ 'class' => 'works' ],
			[ 'class' => [ 'works' ], 'action' => 'retry-1' ],
			[ 'class' => 'works', 'action' => str_repeat( 'a', 101 ) ],
		];
		foreach ( $bodies as $body ) {
			self::assertSame( 400, $this->post( self::ROUTE . '/action', $body )->get_status() );
		}
		$this->asRole( 'subscriber' );
		self::assertSame( 403, $this->act( 'works', 'retry-1' )->get_status() );
	}

	private function act( string $group, string $action ): \WP_REST_Response {
		return $this->post(
			self::ROUTE . '/action',
			[
				'class'  => $group,
				'action' => $action,
			]
		);
	}

	private function failedWork( string $kind ): int {
		$works = $this->plugin->get( WorkRepository::class );
		$works->begin( $kind, '1', [], 1, $this->clock->now() );
		$work = $works->claim( [ $kind ], $this->clock->now() );
		self::assertNotNull( $work );
		$works->storeFailure( $work, 'Table is gone', null, $this->clock->now() );
		$connection = $this->plugin->get( Connection::class );
		return (int) $connection->value( 'SELECT id FROM %i WHERE kind = %s', $connection->table( 'jobs' ), $kind );
	}
}
