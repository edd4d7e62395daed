<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Weekly;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Notifications\Weekly\SummaryRecipients;
use UserFeedback\Notifications\Weekly\UnsubscribeLink;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Tests\Support\HttpAnswer;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * The link by which recipients end the weekly summaries, over real HTTP.
 */
#[Group( 'commits' )]
final class UnsubscribeHttpTest extends TestCase {

	private const ADDRESS = "o'hara+news@example.org";

	private const FORM = [ 'Content-Type' => 'application/x-www-form-urlencoded' ];

	private TestServer $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = TestServer::shared();
		Plugin::instance()->get( SettingsService::class )->save( [ 'notifications_recipients' => self::ADDRESS . ', two@example.org' ] );
	}

	#[TestDox( '[NOT-06~] opening the link changes nothing, whoever opens it: mail servers do' )]
	public function testAGetChangesNothing(): void {
		$path = $this->path( self::ADDRESS );
		foreach ( [ $this->server->session(), $this->server->session( 1 ) ] as $person ) {
			foreach ( [ '', '&List-Unsubscribe=One-Click', '&change=unsubscribe' ] as $more ) {
				$page = $person->send( 'GET', $path . $more );
				self::assertSame( 200, $page->status );
				self::assertStringContainsString( 'Unsubscribe from weekly summaries?', $page->body );
				self::assertStringContainsString( 'o&#039;hara+news@example.org gets weekly summaries', $page->body );
				$this->assertPrivate( $page );
				self::assertSame( 200, $person->send( 'HEAD', $path . $more )->status );
			}
		}
		self::assertSame( [], $this->unsubscribed() );
	}

	#[TestDox( '[NOT-06~] a mail program unsubscribes with one click, and the page undoes it' )]
	public function testOneClickAndUndo(): void {
		$path    = $this->path( self::ADDRESS );
		$visitor = $this->server->session();
		foreach ( [ 1, 2 ] as $ignored ) {
			$done = $visitor->send( 'POST', $path, 'List-Unsubscribe=One-Click', self::FORM );
			self::assertSame( 200, $done->status );
			self::assertStringContainsString( 'You are unsubscribed', $done->body );
			$this->assertPrivate( $done );
			self::assertSame( [ self::ADDRESS ], $this->unsubscribed() );
			self::assertSame( [ 'two@example.org' ], Plugin::instance()->get( SummaryRecipients::class )->all() );
		}
		self::assertStringContainsString( 'Subscribe again', $visitor->send( 'GET', $path )->body );
		$undone = $visitor->send( 'POST', $path, 'change=subscribe', self::FORM );
		self::assertStringContainsString( 'You are subscribed again', $undone->body );
		self::assertSame( [], $this->unsubscribed() );
		$visitor->send( 'POST', $path, 'change=unsubscribe', self::FORM );
		// What else is sent is not understood as a wish.
		$visitor->send( 'POST', $path, 'change[]=subscribe', self::FORM );
		$visitor->send( 'POST', $path, 'change=delete', self::FORM );
		self::assertSame( [ self::ADDRESS ], $this->unsubscribed() );
	}

	#[TestDox( 'a link with a wrong signature changes nothing and tells nothing about addresses' )]
	public function testAWrongSignature(): void {
		$good  = $this->path( self::ADDRESS );
		$paths = [
			'of another address' => str_replace( rawurlencode( self::ADDRESS ), 'two%40example.org', $good ),
			'of nobody'          => str_replace( rawurlencode( self::ADDRESS ), 'nobody%40example.org', $good ),
			'cut'                => substr( $good, 0, -1 ),
			'longer'             => "{$good}0",
			'without'            => (string) strtok( $good, '&' ),
			'lists'              => str_replace( [ 'address=', 'token=' ], [ 'address[]=', 'token[]=' ], $good ),
			'of another site'    => $this->pathOf( ( new UnsubscribeLink( (string) get_option( 'userfeedback_key' ), 2 ) )->url( self::ADDRESS ) ),
			'no UTF-8'           => str_replace( rawurlencode( self::ADDRESS ), '%ff%fe', $good ),
		];
		$bodies = [];
		foreach ( $paths as $name => $path ) {
			foreach ( [ 'GET', 'POST' ] as $method ) {
				$answer = $this->server->session()->send( $method, $path, $method === 'POST' ? 'List-Unsubscribe=One-Click' : '', self::FORM );
				self::assertSame( 403, $answer->status, $name );
				$this->assertPrivate( $answer );
				$bodies[] = $answer->body;
			}
		}
		self::assertCount( 1, array_unique( $bodies ) );
		self::assertStringContainsString( 'Copy the whole link', $bodies[0] );
		self::assertStringNotContainsString( 'example.org', $bodies[0] );
		self::assertSame( [], $this->unsubscribed() );
	}

	private function assertPrivate( HttpAnswer $answer ): void {
		self::assertStringContainsString( 'no-store', $answer->headers['cache-control'] ?? '' );
		self::assertStringContainsString( 'noindex', $answer->headers['x-robots-tag'] ?? '' );
		self::assertSame( 'no-referrer', $answer->headers['referrer-policy'] ?? '' );
		self::assertStringContainsString( "frame-ancestors 'none'", $answer->headers['content-security-policy'] ?? '' );
		self::assertArrayNotHasKey( 'set-cookie', $answer->headers );
		self::assertSame( 'text/html; charset=UTF-8', $answer->headers['content-type'] ?? '' );
		self::assertStringNotContainsString( '<script', $answer->body );
	}

	private function path( string $address ): string {
		return $this->pathOf( Plugin::instance()->get( UnsubscribeLink::class )->url( $address ) );
	}

	private function pathOf( string $url ): string {
		return wp_parse_url( $url, PHP_URL_PATH ) . '?' . wp_parse_url( $url, PHP_URL_QUERY );
	}

	/**
	 * @return list<string>
	 */
	private function unsubscribed(): array {
		wp_cache_flush();
		return MailSettings::unsubscribed();
	}
}
