<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Admin\ProxyNotice;
use UserFeedback\Admin\ProxyOffers;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Plugin;
use UserFeedback\Responses\ProxyCheck;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\TrustedProxies;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Sender;
use UserFeedback\Tests\Support\ForwardedVisits;
use UserFeedback\Tests\TestCase;

/**
 * Sites behind a proxy that the owner has not confirmed, and hosts that pretend to be one (decision 0068).
 */
final class UnknownProxiesTest extends TestCase {

	use ForwardedVisits;

	private const PROXY = '203.0.113.5';

	private const FORWARDED = [ 'HTTP_X_FORWARDED_FOR' => '198.51.100.%d' ];

	/** Fifty slots could be filled from one /64 at first. */
	public function testOneNetworkFillsOneSlotAndManyDoNotPushOutTheBusiest(): void {
		$proxies = $this->plugin->get( UnknownProxies::class );
		$this->arrive( self::PROXY, 60 );
		for ( $number = 1; $number <= 50; $number++ ) {
			$this->arrive( "2001:db8:1:2::$number", 1 );
			$this->arrive( "192.0.2.$number", 4 );
		}
		$all = $proxies->all();
		self::assertCount( 20, $all );
		self::assertSame( self::PROXY, $all[0]['address'] );
		$networks = array_filter( array_column( $all, 'address' ), static fn ( string $address ) => str_contains( $address, ':' ) );
		self::assertCount( 1, $networks );
	}

	public function testOnlyWhatIsShownToBelongToTheSiteIsOffered(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 12, self::FORWARDED );
		self::assertSame( [ false ], $this->offered(), 'most of one day' );
		foreach ( [ 1, 2 ] as $ignored ) {
			$this->clock->move( '+1 day' );
			$this->visit( $survey, 12, self::FORWARDED );
			$this->visit( $survey, 4, self::FORWARDED, '203.0.113.99' );
		}
		self::assertSame( [ false, false ], $this->offered(), 'whoever forges answers sends most' );
		self::assertSame( [ true, false ], $this->offered( new Sender( self::PROXY, '198.51.100.250', 'X-Real-IP' ) ), 'the owner comes through it' );
		self::assertSame( [ false, false ], $this->offered( new Sender( self::PROXY ) ), 'the owner shares an office with the host' );
		self::assertSame( [ false, false ], $this->offered( new Sender( '203.0.113.99', '198.51.100.250', 'X-Real-IP' ) ), 'not most' );
		$offers = $this->plugin->get( ProxyOffers::class )->unconfirmed( new Sender( self::PROXY, '198.51.100.250', 'X-Real-IP' ) );
		self::assertSame( [ [ self::PROXY, 'X-Real-IP', 82 ], [ '203.0.113.99', 'X-Forwarded-For', 25 ] ], array_map(
			static fn ( array $offer ) => [ $offer['address'], $offer['header'], $offer['share'] ],
			$offers
		) );
	}

	public function testARequestOfTheSiteToItselfShowsTheProxy(): void {
		$this->visit( $this->publishedSurvey(), 4, self::FORWARDED );
		self::assertSame( 1, $this->rows( 'outbox' ), 'it is checked once' );
		$sent = '';
		add_filter(
			'pre_http_request',
			static function ( mixed $short, array $request ) use ( &$sent ): array {
				$sent = $request['body']['token'];
				return [ 'response' => [ 'code' => 200 ], 'body' => '' ];
			},
			10,
			2
		);
		$check = $this->plugin->get( ProxyCheck::class );
		$check->send();
		$_SERVER = [ 'REMOTE_ADDR' => self::PROXY, 'HTTP_X_FORWARDED_FOR' => '192.0.2.80' ] + $_SERVER;
		$_POST   = [ 'token' => 'made up' ];
		self::assertFalse( $check->receive() );
		self::assertSame( [ false ], $this->offered() );
		$_POST = [ 'token' => $sent ];
		self::assertTrue( $check->receive() );
		self::assertSame( [ true ], $this->offered() );
		$this->clock->move( '+2 hours' );
		self::assertFalse( $check->receive(), 'a token of before' );
		$this->clock->move( '+31 days' );
		self::assertSame( [], $this->offered() );
	}

	public function testTheNoticeOffersWhatBelongsToTheSiteAndNamesTheRestApart(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 22, self::FORWARDED );
		$this->visit( $survey, 24, self::FORWARDED, '203.0.113.99' );
		$this->plugin->get( UnknownProxies::class )->confirmReached( new Sender( self::PROXY, '192.0.2.80', 'X-Forwarded-For' ) );
		$this->asAdmin();
		$_GET['page'] = 'userfeedback_settings';
		$html         = $this->notice( new ClientIp( [] ) );
		self::assertStringContainsString( "define( 'USERFEEDBACK_TRUSTED_PROXIES', '203.0.113.5 X-Forwarded-For' );", $html );
		self::assertStringContainsString( '2 responses and ratings are held back and count as soon as you confirm it.', $html );
		self::assertStringContainsString( '203.0.113.99 (52% of the last days, 4 held back)', $html );
		self::assertStringNotContainsString( 'value="203.0.113.99"', $html, 'no button for it' );
		self::assertSame( 1, substr_count( $html, 'Confirm the proxy' ) );
		self::assertStringNotContainsString( 'Confirmed proxies', $html );

		$options = $this->plugin->get( OptionUpdate::class );
		TrustedProxies::confirm( $options, '198.51.100.1', 'X-Real-IP' );
		self::assertStringContainsString( '<code>198.51.100.1 X-Real-IP</code>', $this->notice( new ClientIp( [] ) ) );
		TrustedProxies::forget( $options, '198.51.100.1' );
		$_GET['page'] = 'other-plugin';
		self::assertSame( '', $this->notice( new ClientIp( [] ) ), 'a page of somebody else' );
		$_GET['page'] = 'userfeedback_settings';
		$this->asRole( 'editor' );
		self::assertSame( '', $this->notice( new ClientIp( [] ) ), 'somebody who may not manage' );
	}

	/** Confirmed in wp-config.php: what is held back counts when somebody who manages the plugin opens a screen, or daily. */
	public function testALineInTheConfigurationCountsWhatIsHeldBack(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 22, self::FORWARDED );
		$this->asAdmin();
		$_GET['page'] = 'userfeedback_surveys';
		self::assertStringNotContainsString( self::PROXY, $this->notice( new ClientIp( [ '203.0.113.0/24 X-Forwarded-For' ] ) ) );
		self::assertSame( [ 'publish' => 22 ], $this->byStatus( $survey ) );
	}

	#[DataProvider( 'brokenOptions' )]
	public function testAnOptionThatSomebodyElseWroteBreaksNothing( mixed $broken ): void {
		update_option( UnknownProxies::OPTION, $broken );
		self::assertSame( [], $this->plugin->get( UnknownProxies::class )->all() );
		update_option( Settings::OPTION, [ 'trusted_proxies' => $broken ] );
		self::assertSame( [], array_filter( TrustedProxies::all(), ( new ClientIp( TrustedProxies::all() ) )->trusts( ... ) ) );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function brokenOptions(): iterable {
		yield 'a text' => [ 'text' ];
		yield 'other members' => [ [ 'x' => 'y' ] ];
		yield 'as before' => [ [ self::PROXY => [ 'since' => [], 'confirmed' => 'yes' ] ] ];
		yield 'no address' => [ [ 'x' => [ 'address' => '<script>', 'seen' => [ gmdate( 'Y-m-d' ) => 5 ], 'reached' => 'x' ] ] ];
	}

	/**
	 * @return list<bool>
	 */
	private function offered( Sender $owner = new Sender() ): array {
		return array_column( $this->plugin->get( ProxyOffers::class )->unconfirmed( $owner ), 'is_offered' );
	}

	private function notice( ClientIp $clientIp ): string {
		$plugin = new Plugin( [ ClientIp::class => $clientIp, Clock::class => $this->clock ] );
		ob_start();
		$plugin->get( ProxyNotice::class )->show();
		return html_entity_decode( (string) ob_get_clean(), ENT_QUOTES );
	}

	private function arrive( string $address, int $times ): void {
		for ( $number = 1; $number <= $times; $number++ ) {
			$this->plugin->get( UnknownProxies::class )->notice( new Sender( $address, "198.51.100.$number", 'X-Forwarded-For' ) );
		}
	}
}
