<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\AddOns\VendorServer;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Tests\Support\PackageServer;

/**
 * The catalogue and the packages from an address, over real HTTP.
 */
final class VendorServerTest extends AddOnTestCase {

	private PackageServer $server;

	/** @var list<string> The addresses that WordPress was asked to fetch. */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		$this->packages->add( AddOn::Behavior );
		$this->server = PackageServer::start( $this->packages->folder );
		delete_site_transient( VendorServer::TRANSIENT );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $arguments, string $url ): mixed {
				if ( ! str_contains( $url, 'api.wordpress.org' ) ) {
					$this->asked[] = $url;
				}
				return $answer;
			},
			1,
			3
		);
	}

	protected function tearDown(): void {
		$this->server->stop();
		delete_site_transient( VendorServer::TRANSIENT );
		parent::tearDown();
	}

	public function testInstallsFromTheConfiguredAddress(): void {
		$catalogue = $this->catalogue( new VendorServer( $this->server->url ) );
		$this->installer( null, $catalogue )->install( AddOn::Behavior );
		$this->assertInstalled( AddOn::Behavior );
		$folder = dirname( $this->server->url );
		self::assertSame( [ $this->server->url, "$folder/userfeedback-behavior.zip" ], $this->asked );
	}

	public function testKeepsTheListAndAsksAnewBeforeItInstalls(): void {
		$catalogue = $this->catalogue( new VendorServer( $this->server->url ) );
		$catalogue->entries();
		$this->packages->add( AddOn::Behavior, '0.1.1' );
		self::assertSame( '0.1.0', $catalogue->entries()['behavior']->version );
		self::assertCount( 1, $this->asked );
		$this->installer( null, $catalogue )->install( AddOn::Behavior );
		$this->assertInstalled( AddOn::Behavior, '0.1.1' );
	}

	public function testForgetsTheListOfAnotherAddress(): void {
		$this->catalogue( new VendorServer( $this->server->url ) )->entries();
		$other = $this->server->url . '?channel=beta';
		self::assertCount( 1, $this->catalogue( new VendorServer( $other ) )->entries() );
		self::assertSame( [ $this->server->url, $other ], $this->asked );
	}

	public function testDoesNotAskAServerThatDoesNotAnswerAgainAndAgain(): void {
		$this->server->stop();
		$catalogue = $this->catalogue( new VendorServer( $this->server->url ) );
		for ( $times = 0; $times < 3; $times++ ) {
			$this->assertAddOnRefused( 'userfeedback_addon_unreachable', static fn () => $catalogue->entries() );
		}
		self::assertCount( 1, $this->asked );
	}

	public function testKeepsAListForHalfADayAndAFailureForMinutes(): void {
		$kept = [];
		$note = static function ( mixed $value, int $seconds ) use ( &$kept ): void {
			$kept[] = $seconds;
		};
		add_action( 'set_site_transient_' . VendorServer::TRANSIENT, $note, 10, 2 );
		$this->catalogue( new VendorServer( $this->server->url ) )->entries();
		delete_site_transient( VendorServer::TRANSIENT );
		$this->server->stop();
		$catalogue = $this->catalogue( new VendorServer( $this->server->url ) );
		$this->assertAddOnRefused( 'userfeedback_addon_unreachable', static fn () => $catalogue->entries() );
		self::assertSame( [ 12 * HOUR_IN_SECONDS, 5 * MINUTE_IN_SECONDS ], $kept );
	}

	public function testKeepsTheListWhenAFreshOneIsNotToBeHad(): void {
		$catalogue = $this->catalogue( new VendorServer( $this->server->url ) );
		self::assertFalse( $catalogue->isAtHand() );
		$catalogue->entries();
		self::assertTrue( $catalogue->isAtHand() );
		$this->server->stop();
		$this->assertAddOnRefused( 'userfeedback_addon_unreachable', fn () => $this->installer( null, $catalogue )->install( AddOn::Behavior ) );
		self::assertSame( '0.1.0', $catalogue->entries()['behavior']->version );
		self::assertTrue( $catalogue->isAtHand() );
	}

	/** T39 */
	public function testRefusesAPackageThatChangedOnTheWay(): void {
		$this->packages->tamper( AddOn::Behavior );
		$catalogue = $this->catalogue( new VendorServer( $this->server->url ) );
		$this->assertAddOnRefused( 'userfeedback_addon_tampered', fn () => $this->installer( null, $catalogue )->install( AddOn::Behavior ) );
	}

	/** T39 */
	public function testFollowsNobodyElsewhere(): void {
		$router = $this->packages->folder . '/router.php';
		file_put_contents( $router, "<?php header( 'Location: {$this->server->url}', true, 302 );" );
		$sly       = PackageServer::start( $this->packages->folder, $router );
		$catalogue = $this->catalogue( new VendorServer( $sly->url ) );
		$this->assertAddOnRefused( 'userfeedback_addon_unreachable', fn () => $this->installer( null, $catalogue )->install( AddOn::Behavior ) );
		self::assertSame( [ $sly->url ], $this->asked );
		$sly->stop();
	}

	/** T39: only what nobody on the way can change. */
	#[DataProvider( 'addresses' )]
	public function testAsksNoAddressThatIsNotSafe( string $url ): void {
		$catalogue = $this->catalogue( new VendorServer( $url ) );
		$this->assertAddOnRefused( 'userfeedback_addon_unreachable', fn () => $this->installer( null, $catalogue )->install( AddOn::Behavior ) );
		self::assertSame( [], $this->asked );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function addresses(): array {
		return [
			'not encrypted' => [ 'http://userfeedback.example/catalogue.json' ],
			'a file'        => [ 'file:///etc/passwd' ],
			'no address'    => [ 'catalogue' ],
			'no file'       => [ 'https://userfeedback.example' ],
			'no file, more' => [ 'https://userfeedback.example?channel=beta' ],
			'a look-alike'  => [ 'http://127.0.0.1.example/catalogue.json' ],
		];
	}

	public function testDoesNotSayWhichSiteAsks(): void {
		$agent = null;
		add_filter(
			'http_request_args',
			static function ( array $arguments ) use ( &$agent ): array {
				$agent = $arguments['user-agent'];
				return $arguments;
			}
		);
		$this->catalogue( new VendorServer( $this->server->url ) )->entries();
		self::assertSame( 'UserFeedback/' . USERFEEDBACK_VERSION, $agent );
	}
}
