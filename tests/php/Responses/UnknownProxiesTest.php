<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Admin\ProxyNotice;
use UserFeedback\Database\Connection;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Sender;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\FrozenSite;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Sites behind a proxy that USERFEEDBACK_TRUSTED_PROXIES does not name.
 */
final class UnknownProxiesTest extends TestCase {

	use SurveyFixtures;

	private const PROXY = '203.0.113.5';

	private const FORWARDED = [ 'HTTP_X_FORWARDED_FOR' => '198.51.100.%d' ];

	private const NOON = '2026-03-13 12:00:00';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 16, 'too_many' => 20 ] );
		FrozenSite::at( '+1 minute' );
	}

	public function testVisitorsBehindAnUnknownProxyAreNeitherRefusedNorMarked(): void {
		$survey = $this->publishedSurvey();
		self::assertSame( [ 201 => 22 ], $this->visit( $survey, 22, self::FORWARDED ) );
		self::assertSame( [ 'publish' => 22 ], $this->byStatus() );
		self::assertSame( [ self::PROXY => false ], $this->proxies()->all() );
	}

	/**
	 * @param array<string, string> $headers %d is the number of the visitor.
	 */
	#[DataProvider( 'notForwarded' )]
	public function testNobodyElseIsTakenForAProxy( array $headers ): void {
		$survey = $this->publishedSurvey();
		self::assertSame( [ 201 => 20, 429 => 1 ], $this->visit( $survey, 21, $headers ) );
		self::assertSame( [ 'publish' => 16, 'spam' => 4 ], $this->byStatus() );
		self::assertFalse( get_option( UnknownProxies::OPTION ) );
	}

	/**
	 * @return iterable<string, array{array<string, string>}>
	 */
	public static function notForwarded(): iterable {
		yield 'no header' => [ [] ];
		yield 'one visitor behind a proxy of their own' => [ [ 'HTTP_X_FORWARDED_FOR' => '198.51.100.7' ] ];
	}

	public function testTheCeilingHoldsForWhoeverMakesUpHeaders(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 20, self::FORWARDED );
		$connection = Plugin::instance()->get( Connection::class );
		// Ten times the limit is 200.
		$connection->execute( 'UPDATE %i SET n = 198 WHERE n = 20', $connection->table( 'rate_limits' ) );
		self::assertSame( [ 201 => 2, 429 => 3 ], $this->visit( $survey, 5, [ 'HTTP_X_FORWARDED_FOR' => '198.51.100.9%d' ] ) );
	}

	public function testAProxyIsStoredOnce(): void {
		$survey = $this->publishedSurvey();
		$writes = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$writes ): string {
				$writes += preg_match( '/^\s*(INSERT|UPDATE).+userfeedback_unknown_proxies/is', $query );
				return $query;
			}
		);
		$this->visit( $survey, 18, self::FORWARDED );
		self::assertSame( 1, $writes );
	}

	public function testAProxyIsBelievedForSevenDaysUnlessAnOwnerComesThroughIt(): void {
		$busy = static fn ( UnknownProxies $proxies, string $address ) => $proxies->includes( new Sender( $address, '198.51.100.200' ), 600 );
		foreach ( [ self::PROXY, '203.0.113.6' ] as $address ) {
			foreach ( range( 1, 7 ) as $number ) {
				self::assertFalse( $this->proxies()->includes( new Sender( $address, "198.51.100.$number" ), 600 ) );
				self::assertFalse( $this->proxies()->includes( new Sender( $address, "198.51.100.$number" ), 600 ), 'the same visitor again' );
			}
			self::assertTrue( $busy( $this->proxies(), $address ), 'the eighth visitor' );
		}
		// A manager who comes directly, or through another proxy, proves nothing.
		$this->proxies()->confirm( new Sender( self::PROXY ) );
		$this->proxies()->confirm( new Sender( '203.0.113.9', '198.51.100.1' ) );
		$this->proxies()->confirm( new Sender( '203.0.113.6', '198.51.100.1' ) );
		self::assertSame( [ '203.0.113.6' => true, self::PROXY => false ], $this->proxies()->all() );

		self::assertTrue( $busy( $this->proxies( '2026-03-20 11:59:59' ), self::PROXY ) );
		$week = $this->proxies( '2026-03-20 12:00:00' );
		self::assertFalse( $busy( $week, self::PROXY ) );
		self::assertTrue( $busy( $week, '203.0.113.6' ) );
		self::assertSame( [ '203.0.113.6' => true ], $week->all() );
		foreach ( range( 1, 20 ) as $number ) {
			self::assertFalse( $week->includes( new Sender( self::PROXY, "192.0.2.$number" ), 600 ), 'does not begin again' );
		}
		self::assertTrue( $busy( $this->proxies( '2026-04-12 11:59:59' ), '203.0.113.6' ) );
		self::assertSame( [], $this->proxies( '2026-04-12 12:00:00' )->all() );
	}

	public function testAnOptionThatSomebodyElseWroteBreaksNothing(): void {
		foreach ( [ 'text', [ 'x' => 'y' ], [ self::PROXY => [ 'since' => [], 'confirmed' => 'yes' ] ] ] as $broken ) {
			update_option( UnknownProxies::OPTION, $broken );
			self::assertSame( [], $this->proxies()->all() );
			self::assertFalse( $this->proxies()->includes( new Sender( self::PROXY, '198.51.100.1' ), 600 ) );
		}
	}

	public function testWhoeverManagesThePluginIsToldTheLineToAdd(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 18, self::FORWARDED );
		$this->asAdmin();
		$_GET['page'] = 'userfeedback_settings';
		$text         = $this->notice( new ClientIp( [] ) );
		self::assertStringContainsString( 'seems to be a proxy, load balancer or CDN: 203.0.113.5.', $text );
		self::assertStringContainsString( "add this line to wp-config.php: define( 'USERFEEDBACK_TRUSTED_PROXIES', '203.0.113.5' );", $text );
		self::assertStringContainsString( 'If your site uses no proxy', $text );

		self::assertSame( '', $this->notice( new ClientIp( [ '203.0.113.0/24' ] ) ), 'configured' );
		$_GET['page'] = 'other-plugin';
		self::assertSame( '', $this->notice( new ClientIp( [] ) ), 'a page of somebody else' );
		$_GET['page'] = 'userfeedback_settings';
		$this->asRole( 'editor' );
		self::assertSame( '', $this->notice( new ClientIp( [] ) ), 'somebody who may not manage' );
	}

	public function testAnOwnerWhoComesThroughTheProxyConfirmsIt(): void {
		$this->visit( $this->publishedSurvey(), 18, self::FORWARDED );
		$this->asRole( 'editor' );
		$_GET['page']                    = 'userfeedback_surveys';
		$_SERVER['REMOTE_ADDR']          = self::PROXY;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.250';
		$this->notice( new ClientIp( [] ) );
		self::assertSame( [ self::PROXY => false ], $this->proxies()->all(), 'somebody who may not manage' );
		$this->asAdmin();
		self::assertStringNotContainsString( 'If your site uses no proxy', $this->notice( new ClientIp( [] ) ) );
		self::assertSame( [ self::PROXY => true ], $this->proxies()->all() );
	}

	private function notice( ClientIp $clientIp ): string {
		remove_all_actions( 'admin_notices' );
		( new ProxyNotice( fn () => $this->proxies( 'now' ), $clientIp ) )->register();
		ob_start();
		do_action( 'admin_notices' );
		return html_entity_decode( wp_strip_all_tags( (string) ob_get_clean() ), ENT_QUOTES );
	}

	private function proxies( string $now = self::NOON ): UnknownProxies {
		$clock = new FrozenClock( new DateTimeImmutable( $now, new DateTimeZone( 'UTC' ) ), new DateTimeZone( 'UTC' ) );
		return new UnknownProxies( new RateLimiter( Plugin::instance()->get( Connection::class ), 'key', $clock ), $clock );
	}

	/**
	 * Sends answers without a time, so that a rate above the limit would make them spam.
	 *
	 * @param array<string, string> $headers %d is the number of the visitor.
	 * @return array<int, int> Status → how often.
	 */
	private function visit( Survey $survey, int $count, array $headers ): array {
		$statuses               = [];
		$_SERVER['REMOTE_ADDR'] = self::PROXY;
		for ( $number = 1; $number <= $count; $number++ ) {
			foreach ( $headers as $name => $value ) {
				$_SERVER[ $name ] = sprintf( $value, $number );
			}
			$body = $this->submission( $survey, [ 'q1' => 'Yes' ] );
			unset( $body['elapsed_ms'] );
			$status              = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $body )->get_status();
			$statuses[ $status ] = ( $statuses[ $status ] ?? 0 ) + 1;
		}
		foreach ( array_keys( $headers ) as $name ) {
			unset( $_SERVER[ $name ] );
		}
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		return $statuses;
	}

	/**
	 * @return array<int|string, int>
	 */
	private function byStatus(): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows( 'SELECT status, COUNT(*) AS n FROM %i GROUP BY status ORDER BY status', $connection->table( 'responses' ) );
		return array_map( intval( ... ), array_column( $rows, 'n', 'status' ) );
	}
}
