<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Usage;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\PackageServer;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Usage\UsagePlan;
use UserFeedback\Usage\UsageReport;
use UserFeedback\Usage\UsageServer;

/**
 * Usage tracking, up to a web server that receives it.
 */
final class UsageTest extends TestCase {

	use SurveyFixtures;

	private static string $folder = '';
	private static string $url    = '';

	private MovingClock $clock;
	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		if ( self::$folder === '' ) {
			self::$folder = sys_get_temp_dir() . '/ufb-usage-' . bin2hex( random_bytes( 4 ) );
			mkdir( self::$folder );
			$router = '<?php $request = json_encode( [ getallheaders(), file_get_contents( "php://input" ) ] );'
				. ' file_put_contents( __DIR__ . "/log", "$request\n", FILE_APPEND );'
				. ' http_response_code( (int) file_get_contents( __DIR__ . "/status" ) );';
			file_put_contents( self::$folder . '/router.php', $router );
			$folder = self::$folder;
			register_shutdown_function(
				static function () use ( $folder ): void {
					array_map( unlink( ... ), glob( "$folder/*" ) ?: [] );
					rmdir( $folder );
				}
			);
			self::$url = PackageServer::start( self::$folder, self::$folder . '/router.php' )->url;
		} else {
			$port = (int) wp_parse_url( self::$url, PHP_URL_PORT );
			add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => [ ...$ports, $port ] );
			add_filter( 'http_request_host_is_external', '__return_true' );
		}
		file_put_contents( self::$folder . '/log', '' );
		$this->serverAnswers( 204 );
		$this->clock = new MovingClock( '2026-11-16T12:00:00Z' );
		$this->takeOver( self::$url );
		$this->asAdmin();
	}

	#[TestDox( '[STG-05~] usage tracking is off unless opted in, and sends nothing then' )]
	public function testOffUnlessOptedIn(): void {
		self::assertFalse( $this->body( $this->get( '/userfeedback/v1/settings' ) )['allow_usage_tracking'] );
		$this->plugin->get( UsagePlan::class )->queue();
		self::assertSame( 0, $this->rows( 'outbox' ) );
		// Whatever was written into the option by hand is no consent.
		update_option( Settings::OPTION, [ 'allow_usage_tracking' => 'yes' ] );
		$this->runDay();
		self::assertSame( [], $this->received() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	#[TestDox( '[STG-05~] what is sent is what the screen shows, to the letter, once a week' )]
	public function testSendsWhatIsShownOnceAWeek(): void {
		$this->publishedSurvey();
		$shown = $this->shown();
		$this->optIn();
		$this->runDay();
		$received = $this->received();
		self::assertSame( [ $shown['json'] ], array_column( $received, 1 ) );
		self::assertSame( self::$url, $shown['address'] );
		self::assertSame( 'application/json', $received[0][0]['Content-Type'] );
		self::assertSame( 'UserFeedback/' . USERFEEDBACK_VERSION, $received[0][0]['User-Agent'] );
		$this->clock->set( '2026-11-22T23:59:59Z' );
		$this->runDay();
		self::assertCount( 1, $this->received() );
		$this->clock->set( '2026-11-23T00:00:00Z' );
		$this->runDay();
		self::assertCount( 2, $this->received() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	#[TestDox( '[STG-05~] the report has versions and counts, and nothing that names the site, a person or what somebody wrote' )]
	public function testContents(): void {
		update_option( 'blogname', 'Quagga Ltd' );
		$questions = [ $this->radio( 'q1', [ 'Aardvark', 'No' ] ), $this->text( 'q2' ) ];
		$survey    = $this->publishedSurvey( [ 'title' => 'Zebra', 'questions' => $questions ] );
		$this->storedSurvey( [ 'title' => 'Zebra draft' ] );
		foreach ( range( 1, 4 ) as $count ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q2', 'value' => "Wombat $count" ] ] );
		}
		$json   = $this->shown()['json'];
		$report = json_decode( $json, true );
		self::assertSame(
			[ 'userfeedback', 'wordpress', 'php', 'database', 'locale', 'multisite', 'plan', 'add_ons', 'surveys', 'question_types', 'responses' ],
			array_keys( $report )
		);
		self::assertSame( USERFEEDBACK_VERSION, $report['userfeedback'] );
		self::assertSame( PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION, $report['php'] );
		self::assertMatchesRegularExpression( '/^(sqlite|mysql|mariadb) \d+\.\d+$/', $report['database'] );
		self::assertSame( [ 'publish' => 1, 'scheduled' => 0, 'draft' => 1, 'trash' => 0 ], $report['surveys'] );
		self::assertSame( [ 'radio-button' => 2, 'text' => 2 ], $report['question_types'] );
		self::assertSame( 10, $report['responses'] );
		self::assertSame( 'plus', $report['plan'] );
		self::assertContains( 'branding', $report['add_ons'] );
		$secret = [ (string) wp_parse_url( home_url(), PHP_URL_HOST ), 'Quagga', wp_get_current_user()->user_login, 'Zebra', 'Aardvark', 'Wombat' ];
		foreach ( [ ...$secret, get_option( 'admin_email' ) ] as $word ) {
			self::assertStringNotContainsStringIgnoringCase( $word, $json );
		}
	}

	#[TestDox( '[STG-05~] counts of responses are rounded to powers of ten' )]
	public function testRounding(): void {
		self::assertSame(
			[ 0, 0, 1, 1, 10, 10, 100, 1000, 1_000_000 ],
			array_map( UsageReport::rounded( ... ), [ -1, 0, 1, 3, 4, 31, 32, 900, 1_234_567 ] )
		);
	}

	#[TestDox( '[STG-05~] an opt-out stops reports that are already queued' )]
	public function testOptOutStopsQueuedReports(): void {
		$this->optIn();
		$this->plugin->get( UsagePlan::class )->queue();
		self::assertSame( 1, $this->rows( 'outbox' ) );
		$this->optIn( false );
		$this->work();
		self::assertSame( [], $this->received() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	#[TestDox( '[STG-05~] a report that the server does not take is sent again, and given up when the next one is due' )]
	public function testRepeatsUntilTheNextReport(): void {
		$this->optIn();
		$this->serverAnswers( 500 );
		$this->runDay();
		self::assertCount( 1, $this->received() );
		self::assertSame( 1, $this->rows( 'outbox' ) );
		$this->clock->move( '+1 day' );
		$this->work();
		self::assertCount( 2, $this->received() );
		$this->clock->set( '2026-11-23T00:00:00Z' );
		$this->work();
		self::assertCount( 2, $this->received() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
		$this->serverAnswers( 200 );
		$this->runDay();
		self::assertCount( 3, $this->received() );
	}

	#[TestDox( '[STG-05~] nothing is queued or sent without an address, or to one that is not https' )]
	public function testNoAddress(): void {
		$this->optIn();
		foreach ( [ '', 'http://example.org/usage', 'ftp://example.org/', 'nonsense' ] as $url ) {
			$this->takeOver( $url );
			self::assertSame( '', $this->shown()['address'], $url );
			$this->runDay();
			self::assertSame( 0, $this->rows( 'outbox' ), $url );
		}
		self::assertSame( 'https://example.org/usage', ( new UsageServer( 'https://example.org/usage' ) )->address() );
		self::assertSame( '', UsageServer::configured()->address(), 'this site has no constant' );
	}

	private function takeOver( string $url ): void {
		$this->plugin = OtherPlan::of( Plan::Plus )->takeOver( [ Clock::class => $this->clock, UsageServer::class => new UsageServer( $url ) ] );
	}

	/**
	 * @return array{address: string, json: string}
	 */
	private function shown(): array {
		/** @var array{address: string, json: string} */
		return $this->body( $this->get( '/userfeedback/v1/settings/usage' ) );
	}

	private function optIn( bool $isAllowed = true ): void {
		$saved = $this->post( '/userfeedback/v1/settings', [ 'settings' => [ 'allow_usage_tracking' => $isAllowed ] ] );
		self::assertSame( 200, $saved->get_status() );
	}

	private function runDay(): void {
		$this->plugin->get( UsagePlan::class )->queue();
		$this->work();
	}

	private function work(): void {
		$this->plugin->get( OutboxWorker::class )->run();
	}

	private function serverAnswers( int $status ): void {
		file_put_contents( self::$folder . '/status', (string) $status );
	}

	/**
	 * @return list<array{array<string, string>, string}> Headers and body of each request.
	 */
	private function received(): array {
		$lines = file( self::$folder . '/log', FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) ?: [];
		return array_map( static fn ( string $line ) => json_decode( $line, true ), $lines );
	}
}
