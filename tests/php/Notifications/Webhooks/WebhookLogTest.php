<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Webhooks;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Settings\Settings;
use UserFeedback\StoredData\Kinds;
use UserFeedback\Tests\Support\OtherPlan;

/**
 * The log of a webhook, and what people do there.
 */
final class WebhookLogTest extends WebhookTestCase {

	#[TestDox( '[PLS-08~] the log shows request and reply of each delivery, the newest first, by page and status' )]
	public function testListsDeliveries(): void {
		$survey = $this->surveyWithWebhook();
		$this->answer( $survey );
		$this->work();
		$this->server->mode( '500' );
		$this->answer( $survey );
		$this->work();
		$path = self::SURVEYS . "/$survey->id/webhook/deliveries";
		$list = $this->body( $this->get( $path, [ 'per_page' => 1, 'page' => 2 ] ) );
		self::assertSame( [ 'sent' ], array_column( $list['items'], 'status' ) );
		self::assertSame( [ 'page' => 2, 'pages' => 2, 'per_page' => 1, 'total' => 2 ], $list['pagination'] );
		self::assertSame( [ 'all' => 2, 'waiting' => 1, 'sent' => 1 ], array_column( $list['status_filters'], 'count', 'status' ) );
		[ $waiting ] = $this->body( $this->get( $path, [ 'status' => 'waiting' ] ) )['items'];
		$delivery    = $this->body( $this->get( "$path/{$waiting['id']}" ) );
		self::assertSame( 'The receiver says 500.', $delivery['reply'] );
		self::assertSame( $this->server->url(), $delivery['request']['url'] );
		self::assertSame( $this->server->requests()[1]['body'], $delivery['request']['body'] );
		self::assertSame( $this->received( 'webhook-signature' )[1], $delivery['request']['headers']['webhook-signature'] );
		$this->assertRefused( $this->get( "$path/999999" ), 404, 'userfeedback_delivery_not_found' );
		$other = $this->publishedSurvey();
		$path  = self::SURVEYS . "/$other->id/webhook/deliveries/{$waiting['id']}";
		$this->assertRefused( $this->get( $path ), 404, 'userfeedback_delivery_not_found' );
	}

	#[TestDox( '[PLS-08~] a delivery can be sent again, under its id and with its response as it is now, and then not a second time' )]
	public function testResends(): void {
		$survey = $this->surveyWithWebhook();
		$this->server->mode( '500' );
		$this->answer( $survey );
		$this->work();
		$path = self::SURVEYS . "/$survey->id/webhook/deliveries/{$this->log( $survey )[0]['id']}/resend";
		$this->server->mode( '200' );
		$sent = $this->body( $this->post( $path ) );
		self::assertSame( [ 'sent', 2 ], [ $sent['status'], $sent['attempts'] ] );
		self::assertSame( 1, $this->work( '+2 minutes' )['done'] );
		self::assertSame( [ $sent['message'], $sent['message'] ], $this->received( 'webhook-id' ) );
		$this->server->mode( '410' );
		self::assertSame( 'failed', $this->body( $this->post( $path ) )['status'] );
		self::assertNull( $this->state( $survey )['stopped_at'], 'what a person sends counts for nothing' );
	}

	#[TestDox( '[PLS-08~] what did not arrive is sent again at once, each response once and under its id, without tests' )]
	public function testResendsAll(): void {
		$survey = $this->surveyWithWebhook();
		$other  = $this->surveyWithWebhook();
		$this->server->mode( '410' );
		foreach ( [ $survey, $survey, $survey, $other ] as $answered ) {
			$this->answer( $answered );
		}
		$this->work();
		$this->post( self::SURVEYS . "/$survey->id/webhook/test" );
		self::assertSame( [ 'failed', 'stopped', 'stopped', 'failed' ], $this->statuses( $survey ) );
		$ids = array_column( $this->log( $survey ), 'message', 'response_id' );
		unset( $ids[0] );
		$path = self::SURVEYS . "/$survey->id/webhook";
		$this->post( "$path/resume" );
		$this->server->mode( '200' );
		self::assertSame( [ 'waiting' => 3 ], $this->body( $this->post( "$path/deliveries/resend" ) ) );
		self::assertSame( [ 'waiting' => 0 ], $this->body( $this->post( "$path/deliveries/resend" ) ), 'they wait already' );
		$before = count( $this->server->requests() );
		self::assertSame( 3, $this->work( '+4 days' )['done'] );
		self::assertEqualsCanonicalizing( array_values( $ids ), array_slice( $this->received( 'webhook-id' ), $before ) );
		self::assertSame( [ 'failed', 'sent', 'sent', 'sent' ], $this->statuses( $survey ) );
		self::assertSame( [ 'failed' ], $this->statuses( $other ) );
	}

	#[TestDox( '[PLS-08~] a test sends example answers to every question, is stored as no response, and says what the receiver answered' )]
	public function testSendsATest(): void {
		$survey = $this->publishedSurvey( [ 'notifications' => [ 'webhook' => [ 'active' => false, 'url' => $this->server->url() ] ] ] );
		$tested = $this->body( $this->post( self::SURVEYS . "/$survey->id/webhook/test" ) );
		self::assertSame( [ 'sent', 0, 200 ], [ $tested['status'], $tested['response_id'], $tested['http_status'] ] );
		self::assertSame( 'The receiver says 200.', $tested['reply'] );
		/** @var array<string, mixed> $payload */
		$payload = json_decode( $this->server->requests()[0]['body'], true, 512, JSON_THROW_ON_ERROR );
		self::assertSame( [ 'response.test', 0, true ], [ $payload['type'], $payload['data']['id'], $payload['data']['is_test'] ] );
		self::assertSame( [ [ 'Yes' ], [ 'An example answer.' ] ], array_column( $payload['data']['answers'], 'value' ) );
		self::assertSame( 0, $this->rows( 'responses' ) );
		$none = $this->publishedSurvey();
		$this->assertRefused( $this->post( self::SURVEYS . "/$none->id/webhook/test" ), 409, 'userfeedback_webhook_missing' );
		for ( $n = 0; $n < 29; $n++ ) {
			$this->post( self::SURVEYS . "/$survey->id/webhook/test" );
		}
		$refused = $this->post( self::SURVEYS . "/$survey->id/webhook/test" );
		$this->assertRefused( $refused, 429, 'userfeedback_webhook_limit' );
		self::assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
		self::assertCount( 30, $this->server->requests() );
	}

	#[TestDox( '[PLS-08~] who may not both edit surveys and view results neither tests, resends nor makes secrets; T41' )]
	public function testNeedsBothRights(): void {
		$survey   = $this->surveyWithWebhook();
		$settings = Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ], Settings::VIEW_RESULTS => [ 'editor' ] ] );
		update_option( Settings::OPTION, $settings->toArray() );
		$this->at( '+0 seconds' );
		$path = self::SURVEYS . "/$survey->id/webhook";
		foreach ( [ 'author', 'editor', 'subscriber' ] as $role ) {
			$this->asRole( $role );
			foreach ( [ 'secret', 'resume', 'test', 'deliveries/resend', 'deliveries/1/resend' ] as $action ) {
				$this->assertRefused( $this->post( "$path/$action" ), 403, 'userfeedback_access_denied' );
			}
			self::assertSame( $role === 'editor' ? 200 : 403, $this->get( $path )->get_status(), $role );
			self::assertSame( $role === 'editor' ? 200 : 403, $this->get( "$path/deliveries" )->get_status(), $role );
		}
		self::assertSame( [], $this->server->requests() );
	}

	#[TestDox( '[PLS-08~] on a plan without webhooks nothing is sent by hand, and the log stays readable' )]
	public function testIsLockedByThePlan(): void {
		$survey = $this->surveyWithWebhook();
		$this->answer( $survey );
		$this->work();
		$id = $this->log( $survey )[0]['id'];
		$this->at( '+0 seconds', null, OtherPlan::of( Plan::Plus ) );
		$path = self::SURVEYS . "/$survey->id/webhook";
		foreach ( [ 'secret', 'resume', 'test', 'deliveries/resend', "deliveries/$id/resend" ] as $action ) {
			$this->assertRefused( $this->post( "$path/$action" ), 403, 'userfeedback_feature_locked' );
		}
		self::assertSame( 1, $this->body( $this->get( "$path/deliveries" ) )['pagination']['total'] );
	}

	#[TestDox( '[PLS-08~] the log is kept for 30 days, and goes with its survey' )]
	public function testForgets(): void {
		$survey = $this->surveyWithWebhook();
		$this->answer( $survey );
		$this->work();
		$retention = fn () => $this->plugin->get( Kinds::class )->get( 'webhook-deliveries' )->retention()[0];
		$this->at( '+29 days' );
		self::assertSame( 0, $retention()->deleteSome() );
		$this->at( '+31 days' );
		self::assertSame( 1, $retention()->deleteSome() );
		self::assertSame( 0, $retention()->deleteSome() );
	}
}
