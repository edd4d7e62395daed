<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Webhooks;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Receivers that fail.
 */
final class WebhookFaultsTest extends WebhookTestCase {

	#[TestDox( '[PLS-08~] what a receiver does not take is sent again under the same id until it takes it, and the log says why' )]
	#[DataProvider( 'faults' )]
	public function testTriesAgain( string $mode, int $status, string $problem ): void {
		$survey = $this->surveyWithWebhook();
		$this->server->mode( $mode );
		$this->answer( $survey );
		$this->work();
		[ $item ] = $this->log( $survey );
		self::assertSame( [ 'waiting', 1, $status ], [ $item['status'], $item['attempts'], $item['http_status'] ] );
		self::assertStringContainsString( $problem, $item['problem'] );
		self::assertLessThan( 6000, $item['milliseconds'] );
		$this->work( '+30 seconds' );
		self::assertSame( 1, $this->log( $survey )[0]['attempts'], 'not at once again' );

		$this->server->mode( '200' );
		self::assertSame( 1, $this->work( '+2 minutes' )['done'] );
		[ $item ] = $this->log( $survey );
		self::assertSame( [ 'sent', 2, 200, '' ], [ $item['status'], $item['attempts'], $item['http_status'], $item['problem'] ] );
		self::assertCount( 1, array_unique( $this->received( 'webhook-id' ) ) );
		self::assertNull( $this->state( $survey )['failing_since'] );
	}

	/**
	 * @return iterable<string, array{string, int, string}>
	 */
	public static function faults(): iterable {
		yield 'a status' => [ '500', 500, 'refused it with status 500' ];
		yield 'a redirect into the own network' => [ '301', 301, 'redirect, which is not followed' ];
		yield 'a byte a second' => [ 'drip', 0, 'did not answer within 5 seconds' ];
		yield 'no answer' => [ 'hang up', 0, 'could not be reached' ];
	}

	#[TestDox( '[PLS-08~] of 10 MB the first 2 KB are kept' )]
	public function testKeepsTheBeginOfAReply(): void {
		$survey = $this->surveyWithWebhook();
		$this->server->mode( 'huge' );
		$this->answer( $survey );
		$this->work();
		[ $item ]  = $this->log( $survey );
		$delivery = $this->body( $this->get( self::SURVEYS . "/$survey->id/webhook/deliveries/{$item['id']}" ) );
		self::assertSame( [ 'sent', 2048 ], [ $item['status'], strlen( $delivery['reply'] ) ] );
		self::assertStringStartsWith( 'big big', $delivery['reply'] );
	}

	#[TestDox( '[PLS-08~] nothing is sent to a receiver without a valid certificate' )]
	public function testChecksTheCertificate(): void {
		$survey = $this->surveyWithWebhook( "https://127.0.0.2:{$this->server->securePort}/hook" );
		$this->answer( $survey );
		$this->work();
		self::assertStringContainsString( 'no valid certificate', $this->log( $survey )[0]['problem'] );
		self::assertSame( [], $this->server->requests() );
	}

	#[TestDox( '[PLS-08~] while a receiver fails, a hundred responses cost one request a pause, and all arrive once it is back' )]
	public function testSparesAReceiverThatFails(): void {
		$survey = $this->surveyWithWebhook();
		$this->server->mode( '503' );
		for ( $n = 0; $n < 100; $n++ ) {
			$this->answer( $survey );
		}
		$this->work();
		$this->work( '+61 seconds' );
		$this->work( '+200 seconds' );
		self::assertCount( 3, $this->server->requests() );
		$this->server->mode( '200' );
		self::assertSame( 100, $this->work( '+20 minutes' )['done'] );
		self::assertCount( 100, array_unique( array_slice( $this->received( 'webhook-id' ), 3 ) ) );
		self::assertSame( [ 'sent' ], array_values( array_unique( $this->statuses( $survey ) ) ) );
	}

	#[TestDox( '[PLS-08~] a receiver that asks for time gets it' )]
	public function testWaitsAsLongAsAsked(): void {
		$survey = $this->surveyWithWebhook();
		$this->server->mode( '429 Retry-After: 600' );
		$this->answer( $survey );
		$this->work();
		$this->work( '+9 minutes' );
		self::assertCount( 1, $this->server->requests() );
		$this->server->mode( '204' );
		self::assertSame( 1, $this->work( '+11 minutes' )['done'] );
	}

	#[TestDox( '[PLS-08~] a response is tried for three days, with pauses that grow to six hours' )]
	public function testGivesUpAfterThreeDays(): void {
		$survey = $this->surveyWithWebhook();
		$this->server->mode( '500' );
		$this->answer( $survey );
		for ( $minutes = 0; $minutes < 4 * 24 * 60; $minutes += 60 ) {
			$this->work( "+$minutes minutes" );
		}
		[ $item ] = $this->log( $survey );
		self::assertSame( 'failed', $item['status'] );
		self::assertGreaterThanOrEqual( 14, $item['attempts'] );
		self::assertLessThanOrEqual( 22, $item['attempts'] );
		self::assertSame( 0, $this->rows( 'outbox' ) );
		$days = ( strtotime( $item['tried_at'] ) - strtotime( $item['created_at'] ) ) / 86_400;
		self::assertEqualsWithDelta( 3.0, $days, 0.26 );
		self::assertNull( $this->state( $survey )['stopped_at'] );
	}

	#[TestDox( '[PLS-08~] a webhook is stopped after five days of failures, said in the dashboard, and sends again when somebody starts it' )]
	public function testStopsAfterFiveDays(): void {
		$survey = $this->surveyWithWebhook();
		$this->server->mode( '500' );
		for ( $day = 0; $day < 7; $day++ ) {
			$this->at( "+$day days" );
			$this->answer( $survey );
			$this->work( "+$day days" );
		}
		$state = $this->state( $survey );
		self::assertSame( 'failures', $state['stopped_for'] );
		self::assertCount( 6, $this->server->requests(), 'nothing after the fifth day' );
		self::assertStringContainsString( 'the webhook has failed for 5 days', $this->notices() );

		$this->server->mode( '200' );
		self::assertSame( 200, $this->post( self::SURVEYS . "/$survey->id/webhook/resume" )->get_status() );
		self::assertSame( '', $this->notices() );
		$this->answer( $survey );
		$this->work( '+8 days' );
		self::assertSame( 'sent', $this->log( $survey )[0]['status'] );
	}

	#[TestDox( '[PLS-08~] a receiver that says it is gone stops its webhook at once' )]
	public function testStopsWhenGone(): void {
		$survey = $this->surveyWithWebhook( null, [ 'title' => 'A <b>bold</b> title' ] );
		$this->server->mode( '410' );
		$this->answer( $survey );
		$this->answer( $survey );
		$this->work();
		self::assertSame( [ 'gone', 1 ], [ $this->state( $survey )['stopped_for'], count( $this->server->requests() ) ] );
		self::assertSame( [ 'stopped', 'failed' ], $this->statuses( $survey ) );
		self::assertStringContainsString( 'A &lt;b&gt;bold&lt;/b&gt; title', $this->notices() );
		$this->asRole( 'subscriber' );
		self::assertSame( '', $this->notices() );
	}

	/**
	 * What the dashboard says.
	 */
	private function notices(): string {
		set_current_screen( 'dashboard' );
		ob_start();
		\UserFeedback\Notifications\Module::showWebhookNotice();
		return (string) ob_get_clean();
	}
}
