<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\StoredData;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Exports\BackgroundExport;
use UserFeedback\Exports\BackgroundService;
use UserFeedback\Exports\ExportFolder;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\ExportService;
use UserFeedback\Exports\Output;
use UserFeedback\Exports\PreparedExport;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\StoredData\RetentionWork;
use UserFeedback\StoredData\UnknownKind;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DomainError;
use UserFeedback\Tests\Exports\WriterTestCase;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use WP_Privacy_Policy_Content;
use WP_User;

/**
 * A kind of stored data that somebody adds with one class and one line: everything else follows.
 */
#[Group( 'commits' )]
final class ThrowAwayKindTest extends WriterTestCase {

	private const ROWS = 5;

	private Plugin $plugin;

	private Connection $connection;

	/** The kind's clock, where it differs from the plugin's. */
	private ?DateTimeImmutable $now = null;

	protected function setUp(): void {
		parent::setUp();
		$this->connection = Plugin::instance()->get( Connection::class );
		$columns = 'id int NOT NULL AUTO_INCREMENT PRIMARY KEY, page text, title text, device text, browser text, country text, seconds int,
			clicks int, score int, at datetime';
		$this->connection->execute( "CREATE TABLE %i ( $columns )", $this->connection->table( 'visits' ) );
		for ( $row = 1; $row <= self::ROWS; $row++ ) {
			$this->connection->execute(
				"INSERT INTO %i ( page, title, device, browser, country, seconds, clicks, score, at )
				VALUES ( '/p', %s, 'mobile', 'Firefox', 'DE', 4, 2, 9, %s )",
				$this->connection->table( 'visits' ),
				"=Visit $row",
				sprintf( '2026-03-%02d 12:00:00', $row )
			);
		}
		$this->register( true );
		$this->asAdmin();
	}

	protected function tearDown(): void {
		Plugin::instance()->get( ExportFolder::class )->remove();
		parent::tearDown();
	}

	#[TestDox( '[OPS-06~] is exported as CSV, XLSX and JSON, at once and in the background' )]
	public function testIsExported(): void {
		$csv = file( $this->exported( 'csv' ), FILE_IGNORE_NEW_LINES );
		self::assertIsArray( $csv );
		self::assertSame( [ self::ROWS + 1, count( Visits::COLUMNS ) ], [ count( $csv ), count( str_getcsv( (string) $csv[1] ) ) ] );
		self::assertStringContainsString( "'=Visit 1", (string) $csv[1], 'no formula' );
		self::assertCount( ( self::ROWS + 1 ) * count( Visits::COLUMNS ), self::sheets( $this->exported( 'xlsx' ) )['Visits'] );
		$json = json_decode( (string) file_get_contents( $this->exported( 'json' ) ), true );
		self::assertStringContainsString( '=Visit 5', (string) wp_json_encode( $json ) );

		$export = $this->background();
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->plugin->get( WorkRunner::class )->runDue() );
		$item = $this->body( $this->get( "/userfeedback/v1/exports/$export->id" ) );
		self::assertSame( [ 'acme-visits', 'Visits', 'done', self::ROWS ], [ $item['kind'], $item['title'], $item['state'], $item['read'] ] );
		$path = $this->plugin->get( BackgroundService::class )->file( $export->id, 1 )['path'];
		self::assertSame( file_get_contents( $this->exported( 'csv' ) ), stream_get_contents( ExportFolder::read( $path ) ) );
	}

	#[TestDox( '[OPS-06~] is refused to who lacks its capability, and without the plan' )]
	public function testAsksForItsRights(): void {
		$reader = $this->asRole( 'editor' );
		( new WP_User( $reader ) )->add_cap( 'userfeedback_view_results' );
		$this->assertThrows( AccessDenied::class, fn () => $this->prepared( 'csv', $reader ) );
		wp_set_current_user( $reader );
		self::assertSame( 403, $this->post( '/userfeedback/v1/exports', [ 'kind' => 'acme-visits', 'format' => 'csv' ] )->get_status() );
		$this->plugin = OtherPlan::of( Plan::Lite )->takeOver();
		$this->assertThrows( FeatureLocked::class, fn () => $this->prepared( 'csv' ) );
	}

	#[TestDox( '[OPS-06~] is kept for its days' )]
	public function testIsKeptForItsDays(): void {
		$clock        = new MovingClock( '2026-03-08 11:59:59' );
		$this->plugin = $clock->takeOver();
		$this->register( true );
		foreach ( [ [ '+0 seconds', 3 ], [ '+2 seconds', 2 ], [ '+1 day', 1 ] ] as [ $later, $left ] ) {
			$clock->move( $later );
			( new Plugin( [ Clock::class => $clock ] ) )->get( CronEvents::class )->run( CronEvents::DAILY );
			( new Plugin( [ Clock::class => $clock ] ) )->get( CronEvents::class )->run( CronEvents::WORK );
			self::assertSame( $left, $this->visits(), $later );
		}
	}

	public function testARuleThatFailsKeepsNoOtherFromItAndIsTriedAgain(): void {
		$clock  = new MovingClock( '2026-03-30 12:00:00' );
		$plugin = new Plugin( [ Clock::class => $clock ] );
		$queue  = $plugin->get( WorkQueue::class );
		$queue->begin( RetentionWork::KIND );
		$isRule = static fn ( string $sql ) => str_contains( $sql, 'ufb_responses' ) && str_contains( $sql, 'status' );
		$refuse = static fn ( string $sql ) => $isRule( $sql ) ? 'SELECT nothing FROM nowhere' : $sql;
		add_filter( 'query', $refuse );
		$log = ini_set( 'error_log', '/dev/null' );
		$this->connection()->hide_errors();
		$plugin->get( WorkRunner::class )->runDue();
		remove_filter( 'query', $refuse );
		ini_set( 'error_log', (string) $log );
		self::assertSame( 0, $this->visits(), 'the last rule' );
		self::assertNotSame( StoredWork::DONE, $queue->find( RetentionWork::KIND )?->status );
		$clock->move( '+2 hours' );
		$plugin->get( WorkRunner::class )->runDue();
		self::assertSame( StoredWork::DONE, $queue->find( RetentionWork::KIND )?->status );
	}

	#[DataProvider( 'broken' )]
	public function testARuleThatAlwaysFailsKeepsNoOtherFromItOnAnyDay( bool $inRetention ): void {
		$clock = new MovingClock( '2026-03-06 12:00:00' );
		add_action(
			'userfeedback_register',
			fn ( Extensions $extensions ) => $extensions->storedData( new BrokenVisits( $this->connection, $inRetention ) ),
			1
		);
		$log  = ini_set( 'error_log', '/dev/null' );
		$left = [];
		for ( $hour = 0; $hour < 4 * 24; $hour++ ) {
			$plugin = new Plugin( [ Clock::class => $clock, FeatureGate::class => $this->plugin->get( FeatureGate::class ) ] );
			if ( $hour % 24 === 0 ) {
				$plugin->get( WorkQueue::class )->begin( RetentionWork::KIND );
			}
			$this->now = $clock->now();
			$plugin->get( WorkRunner::class )->runDue();
			if ( $hour % 24 === 23 ) {
				$left[] = $this->visits();
			}
			$clock->move( '+1 hour' );
		}
		ini_set( 'error_log', (string) $log );
		self::assertSame( [ 4, 3, 2, 1 ], $left );
	}

	/**
	 * @return array<string, array{bool}>
	 */
	public static function broken(): array {
		return [
			'a rule that throws'        => [ false ],
			'a kind that names no rule' => [ true ],
		];
	}

	#[TestDox( '[OPS-06~] is described in the privacy guide while its add-on is active' )]
	public function testIsInThePrivacyGuide(): void {
		self::assertStringContainsString( 'Visits are deleted after 5 days.', $this->guide() );
		$this->register( false );
		self::assertStringNotContainsString( 'Visits', $this->guide() );
	}

	#[TestDox( '[OPS-06~] once its add-on is gone, its exports end with a reason, and nothing else breaks' )]
	public function testGoesWithItsAddOn(): void {
		$waiting = $this->background();
		$done    = $this->background();
		$this->plugin->get( WorkRunner::class )->runDue();
		$this->connection->execute( "UPDATE %i SET state = 'queued' WHERE id = %d", $this->connection->table( 'exports' ), $waiting->id );
		$this->register( false );
		$this->plugin->get( WorkQueue::class )->begin( 'export', (string) $waiting->id );
		$this->plugin->get( WorkRunner::class )->runDue();
		$item = $this->body( $this->get( "/userfeedback/v1/exports/$waiting->id" ) );
		self::assertSame( 'failed', $item['state'] );
		self::assertStringContainsString( 'no data called “acme-visits”', $item['error'] );
		self::assertSame( [ 200, '' ], [ $this->get( '/userfeedback/v1/exports' )->get_status(), $item['title'] ] );
		$this->assertThrows( UnknownKind::class, fn () => $this->plugin->get( BackgroundService::class )->file( $done->id, 1 ) );
		$answer = $this->post( '/userfeedback/v1/exports', [ 'kind' => 'acme-visits', 'format' => 'csv' ] );
		self::assertSame( [ 400, 'kind' ], [ $answer->get_status(), $this->body( $answer )['data']['errors'][0]['field'] ] );
	}

	/**
	 * The plugin as another request has it, with the kind registered or not.
	 */
	private function register( bool $isActive ): void {
		remove_all_actions( 'userfeedback_register' );
		if ( $isActive ) {
			add_action(
				'userfeedback_register',
				fn ( Extensions $extensions ) => $extensions->storedData(
					new Visits( $this->connection, fn () => $this->now ?? $this->plugin->get( Clock::class )->now() )
				)
			);
		}
		$services     = isset( $this->plugin ) ? [ Clock::class => $this->plugin->get( Clock::class ) ] : [];
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver( $services );
	}

	private function prepared( string $format, int $userId = 1 ): PreparedExport {
		$request = ExportRequest::from( [ 'kind' => 'acme-visits', 'format' => $format ] );
		return $this->plugin->get( ExportService::class )->prepare( $request, $userId );
	}

	private function exported( string $format ): string {
		$service = $this->plugin->get( ExportService::class );
		$export  = $this->prepared( $format );
		return $this->written(
			static function ( Output $output ) use ( $service, $export ): void {
				$run = $service->run( $export, $output );
				while ( ! $run->step() ) {
					continue;
				}
			}
		);
	}

	private function background(): BackgroundExport {
		return $this->plugin->get( BackgroundService::class )->start( $this->prepared( 'csv' ), 1 );
	}

	private function guide(): string {
		( new \ReflectionProperty( WP_Privacy_Policy_Content::class, 'policy_content' ) )->setValue( null, [] );
		set_current_screen( 'dashboard' );
		remove_all_actions( 'admin_init' );
		add_action( 'admin_init', [ \UserFeedback\Privacy\Module::class, 'suggestPrivacyPolicy' ] );
		do_action( 'admin_init' );
		return (string) array_column( WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' )['UserFeedback'];
	}

	/**
	 * @param class-string<DomainError> $error
	 */
	private function assertThrows( string $error, callable $work ): void {
		try {
			$work();
		} catch ( DomainError $thrown ) {
			self::assertInstanceOf( $error, $thrown );
			return;
		}
		self::fail( "throws no $error" );
	}

	private function visits(): int {
		return (int) $this->connection->value( 'SELECT COUNT(*) FROM %i', $this->connection->table( 'visits' ) );
	}

	private function connection(): \wpdb {
		return $GLOBALS['wpdb'];
	}
}
