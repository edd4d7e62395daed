<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Health;

use Closure;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthService;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\Responses\Recount;
use UserFeedback\Tests\Support\ForwardedVisits;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\StoredRatings;
use UserFeedback\Tests\TestCase;
use WP_Error;

/**
 * What is broken for real, each check finds, and repairs where it can.
 */
final class ChecksTest extends TestCase {

	use ForwardedVisits;
	use StoredRatings;

	#[TestDox( '[OPS-03~] cron events that are missing, scheduled twice or late are found, and scheduled once again' )]
	public function testCron(): void {
		CronEvents::unschedule();
		$this->plugin->get( CronEvents::class )->ensureScheduled();
		$this->clock->set( gmdate( 'Y-m-d H:i:s' ) );
		self::assertSame( Finding::GOOD, $this->find( 'cron' )->status, $this->find( 'cron' )->text() );

		$this->clock->move( '+20 minutes' );
		self::assertSame( Finding::RECOMMENDED, $this->find( 'cron' )->status );
		$this->clock->move( '+7 hours' );
		self::assertSame( Finding::CRITICAL, $this->find( 'cron' )->status );
		self::assertStringContainsString( '7 hours ago', $this->find( 'cron' )->text() );
		$this->clock->set( gmdate( 'Y-m-d H:i:s' ) );

		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', CronEvents::DAILY );
		$this->assertRepairable( 'cron', Finding::RECOMMENDED, CronEvents::DAILY );
		wp_clear_scheduled_hook( CronEvents::WORK );
		$this->assertRepairable( 'cron', Finding::CRITICAL, CronEvents::WORK );
		$events = array_filter( _get_cron_array(), static fn ( array $hooks ) => isset( $hooks[ CronEvents::WORK ] ) );
		self::assertCount( 1, $events );
		CronEvents::unschedule();
	}

	#[TestDox( '[OPS-03~] a job that waits for hours is found, and run' )]
	public function testOutbox(): void {
		$this->plugin->get( Outbox::class )->add( 'email-to-recipient', [] );
		self::assertSame( Finding::GOOD, $this->find( 'outbox' )->status );
		$this->clock->move( '+3 hours' );
		self::assertStringContainsString( '3 hours', $this->find( 'outbox' )->text() );
		$this->assertRepairable( 'outbox', Finding::CRITICAL, 'wp-cron.php' );
	}

	#[TestDox( '[OPS-03~] any count that is changed by hand is found and corrected: of a day, a month, all time, an option' )]
	public function testCounts(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 3, [] );
		$other = $this->publishedSurvey();
		$this->visit( $other, 2, [] );
		self::assertSame( Finding::GOOD, $this->find( 'counts' )->status );
		$right = RawCount::of( $survey->id, null );

		$changes = [
			"UPDATE %i SET n = n + 1 WHERE survey_id = %d AND period = 0 AND item = '!responses'",
			"UPDATE %i SET n = n - 2 WHERE survey_id = %d AND period BETWEEN 100001 AND 999912 AND item = '!responses'",
			"DELETE FROM %i WHERE survey_id = %d AND period > 10000000 AND item = '!responses'",
		];
		foreach ( $changes as $sql ) {
			$this->break( $sql, 'survey_counts', $survey->id );
			$this->assertRepairable( 'counts', Finding::CRITICAL, (string) $survey->id );
			self::assertSame( $right, RawCount::stored( $survey->id, null ) );
			RawCount::assertPeriodsAgree( $survey->id );
		}
		$this->break( 'UPDATE %i SET n = n + 5 WHERE survey_id = %d AND period > 10000000', 'question_counts', $survey->id );
		$this->assertRepairable( 'counts', Finding::CRITICAL, (string) $survey->id );
		$this->break( "UPDATE %i SET status = 'trash' WHERE survey_id = %d ORDER BY id LIMIT 1", 'responses', $other->id );
		$finding = $this->find( 'counts' );
		self::assertStringContainsString( "the survey with the ID $other->id show", $finding->text(), 'The survey, and no other.' );
		self::assertSame( 2, $this->total( $other ), 'A check changes nothing.' );
	}

	#[TestDox( '[OPS-03~] on the screen, recounting is a job: what is not done at once shows its progress, and is correct in the end' )]
	public function testRecountsAsAJob(): void {
		$ids = [];
		foreach ( [ 1, 2 ] as $number ) {
			$survey = $this->publishedSurvey();
			$this->visit( $survey, $number, [] );
			$this->break( "UPDATE %i SET n = 9 WHERE survey_id = %d AND item = '!responses'", 'survey_counts', $survey->id );
			$ids[] = $survey->id;
		}
		$this->asAdmin();
		$this->plugin->get( HealthService::class )->repair( 'counts', 1, false );
		$works = array_map( fn ( int $id ) => $this->plugin->get( WorkQueue::class )->find( Recount::KIND, (string) $id ), $ids );
		self::assertSame( [ StoredWork::DONE, StoredWork::WAITING ], array_map( static fn ( ?StoredWork $work ) => $work?->status, $works ) );
		self::assertSame( [ 1, 1 ], array_map( static fn ( ?StoredWork $work ) => $work?->userId, $works ) );
		$finding = $this->find( 'counts' );
		self::assertSame( [ Finding::RECOMMENDED, false ], [ $finding->status, $finding->isRepairable ], $finding->text() );
		self::assertStringContainsString( 'counted again in the background', $finding->text() );
		$this->asAdmin();
		$listed = $this->body( $this->get( '/userfeedback/v1/jobs' ) )['items'];
		self::assertContains( Recount::KIND, array_column( $listed, 'kind' ) );
		$this->plugin->get( WorkRunner::class )->runDue();
		self::assertSame( Finding::GOOD, $this->find( 'counts' )->status );
		CronEvents::unschedule();
	}

	#[TestDox( '[OPS-03~] totals of ratings that differ from the ratings are found and corrected' )]
	public function testRatingTotals(): void {
		$post = $this->ratedPost( 'A' );
		$this->rate( $post, [ 3, 5 ] );
		self::assertSame( Finding::GOOD, $this->find( 'rating-totals' )->status );
		$this->break( 'UPDATE %i SET total = total + 1 WHERE post_id = %d', 'rating_totals', $post );
		$this->assertRepairable( 'rating-totals', Finding::CRITICAL, (string) $post );
		$this->break( 'DELETE FROM %i WHERE post_id = %d', 'rating_totals', $post );
		$this->assertRepairable( 'rating-totals', Finding::CRITICAL, (string) $post );
		self::assertSame( 1, $this->plugin->get( WorkQueue::class )->find( RatingRecount::KIND )?->done );
	}

	#[TestDox( '[OPS-03~] counting stops when its time is over, and says so' )]
	public function testIsBounded(): void {
		$this->visit( $this->publishedSurvey(), 1, [] );
		$check = $this->plugin->get( HealthService::class )->all()['counts'];
		self::assertStringContainsString( 'no time', $check->run( 0.0 )->text() );
		self::assertStringNotContainsString( 'no time', $check->run( 60.0 )->text() );
	}

	#[TestDox( '[OPS-03~] an object cache that has an old option, or forgets what it is given, is found; without one all is well' )]
	public function testObjectCache(): void {
		self::assertSame( Finding::GOOD, $this->find( 'object-cache' )->status );
		$connection = $this->plugin->get( Connection::class );
		get_option( Migrator::OPTION );
		$connection->execute(
			'UPDATE %i SET option_value = %s WHERE option_name = %s',
			$connection->siteTable( 'options' ),
			'7',
			Migrator::OPTION
		);
		self::assertSame( Finding::CRITICAL, $this->find( 'object-cache' )->status );
		$this->plugin->get( HealthService::class )->repair( 'object-cache', 1, false );
		self::assertSame( Finding::GOOD, $this->find( 'object-cache' )->status );

		wp_using_ext_object_cache( true );
		try {
			$cache                      = $GLOBALS['wp_object_cache'];
			$GLOBALS['wp_object_cache'] = new ForgettingCache();
			self::assertSame( Finding::RECOMMENDED, $this->find( 'object-cache' )->status );
			$GLOBALS['wp_object_cache'] = $cache;
		} finally {
			wp_using_ext_object_cache( false );
		}
	}

	#[TestDox( '[OPS-03~] an offset instead of a city is found; a city and UTC are well' )]
	public function testTimeZone(): void {
		foreach ( [ 'Europe/Berlin' => 'good', 'UTC' => 'good', '' => 'recommended' ] as $zone => $status ) {
			update_option( 'timezone_string', $zone );
			update_option( 'gmt_offset', 5.5 );
			self::assertSame( $status, $this->find( 'time-zone' )->status, $zone );
		}
		self::assertStringContainsString( '+05:30', $this->find( 'time-zone' )->text() );
		update_option( 'gmt_offset', 0 );
		self::assertSame( 'good', $this->find( 'time-zone' )->status );
	}

	#[TestDox( '[OPS-03~] a proxy of the site that nobody has confirmed is found, until it is confirmed' )]
	public function testProxy(): void {
		self::assertSame( Finding::GOOD, $this->find( 'proxy' )->status );
		$this->visit( $this->publishedSurvey(), 25, [ 'HTTP_X_FORWARDED_FOR' => '198.51.100.%d' ] );
		self::assertSame( Finding::GOOD, $this->find( 'proxy' )->status, 'Anybody can send such a header.' );
		$option = get_option( 'userfeedback_unknown_proxies' );
		foreach ( array_keys( $option ) as $network ) {
			$option[ $network ]['reached'] = $this->clock->now()->getTimestamp();
		}
		update_option( 'userfeedback_unknown_proxies', $option );
		$finding = $this->find( 'proxy' );
		self::assertSame( Finding::CRITICAL, $finding->status );
		self::assertStringContainsString( '203.0.113.5', $finding->text() );
	}

	#[TestDox( '[OPS-03~] REST closed to visitors is found, worse with admin-ajax.php closed too, and so is a site that cannot reach itself' )]
	public function testRest(): void {
		$ours = '{"code":"userfeedback_survey_not_found"}';
		$this->answerLoopback( static fn () => [ 404, $ours ] );
		self::assertSame( Finding::GOOD, $this->find( 'rest' )->status );
		$closed = [ 401, '{"code":"rest_forbidden"}' ];
		$this->answerLoopback( static fn ( string $url ) => str_contains( $url, 'admin-ajax' ) ? [ 404, $ours ] : $closed );
		self::assertSame( Finding::RECOMMENDED, $this->find( 'rest' )->status );
		self::assertStringContainsString( '401', $this->find( 'rest' )->text() );
		$this->answerLoopback( static fn () => [ 200, '<html>' ] );
		self::assertSame( Finding::CRITICAL, $this->find( 'rest' )->status );
		$this->answerLoopback( static fn () => null );
		self::assertSame( Finding::RECOMMENDED, $this->find( 'rest' )->status );
		self::assertStringContainsString( 'cannot send requests to itself', $this->find( 'rest' )->text() );
	}

	#[TestDox( '[OPS-03~] a page cache that serves an old page, or answers forms itself, is found' )]
	public function testPageCache(): void {
		$page   = static fn ( int $id ) => "<script type=\"application/json\" id=\"userfeedback-data\">{\"v\":1,\"surveys\":[{\"id\":$id}]}</script>";
		$plain  = home_url( '/' );
		$status = static fn ( string $method ) => $method === 'POST' ? 410 : 200;
		$this->answerLoopback( static fn ( string $url, string $method ) => [ $status( $method ), $page( 1 ) ] );
		self::assertSame( Finding::GOOD, $this->find( 'page-cache' )->status );
		$this->answerLoopback( static fn ( string $url, string $method ) => [ 200, $page( 1 ) ] );
		self::assertSame( Finding::RECOMMENDED, $this->find( 'page-cache' )->status );
		$this->answerLoopback( static fn ( string $url, string $method ) => [ $status( $method ), $page( $url === $plain ? 1 : 2 ) ] );
		self::assertSame( Finding::CRITICAL, $this->find( 'page-cache' )->status );
		$this->answerLoopback( static fn ( string $url, string $method ) => [ $status( $method ), $url === $plain ? '' : $page( 2 ) ] );
		self::assertSame( Finding::CRITICAL, $this->find( 'page-cache' )->status );
		$purges = did_action( 'userfeedback_purge_pages' );
		$this->plugin->get( HealthService::class )->repair( 'page-cache', 1, false );
		self::assertSame( $purges + 1, did_action( 'userfeedback_purge_pages' ) );
	}

	/**
	 * @param Closure( string, string ): (array{int, string}|null) $answer Status and body by URL and method.
	 */
	private function answerLoopback( Closure $answer ): void {
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			static function ( mixed $before, array $options, string $url ) use ( $answer ): array|WP_Error {
				$found = $answer( $url, $options['method'] );
				return $found === null ? new WP_Error( 'http_request_failed' ) : [
					'response' => [
						'code'    => $found[0],
						'message' => '',
					],
					'body'     => $found[1],
					'headers'  => [],
					'cookies'  => [],
				];
			},
			10,
			3
		);
	}

	/**
	 * @phpstan-impure
	 */
	private function find( string $id ): Finding {
		$this->asAdmin();
		$health  = $this->plugin->get( HealthService::class );
		$finding = $health->run( $health->find( $id, 1 ) );
		$this->asVisitor();
		return $finding;
	}

	private function assertRepairable( string $id, string $status, string $named ): void {
		$finding = $this->find( $id );
		self::assertSame( [ $status, true ], [ $finding->status, $finding->isRepairable ], $finding->text() );
		self::assertStringContainsString( $named, $finding->text() );
		$this->asAdmin();
		$this->plugin->get( HealthService::class )->repair( $id, 1, true );
		self::assertSame( Finding::GOOD, $this->find( $id )->status );
	}

	private function break( string $sql, string $table, int $id ): void {
		$connection = $this->plugin->get( Connection::class );
		self::assertGreaterThan( 0, $connection->execute( $sql, $connection->table( $table ), $id ) );
	}
}
