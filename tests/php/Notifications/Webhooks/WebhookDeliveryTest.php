<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Webhooks;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Licensing\Plan;
use UserFeedback\Notifications\Webhooks\WebhookJob;
use UserFeedback\Tests\Support\OtherPlan;

/**
 * Responses that are sent to a webhook.
 *
 * @phpstan-import-type Received from \UserFeedback\Tests\Support\WebhookServer
 */
final class WebhookDeliveryTest extends WebhookTestCase {

	#[TestDox( '[PLS-08~] a response is sent once, as the REST API shows it, and what a visitor typed arrives as it was typed' )]
	public function testSendsAResponse(): void {
		$survey = $this->surveyWithWebhook();
		$typed  = "<b>Größe</b> [gallery] {{token}} \u{1F600} \"';--";
		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => $typed ] );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->work() );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], $this->work( '+1 hour' ), 'once' );

		[ $request ] = $this->server->requests();
		self::assertSame( [ 'POST', '/hook?key=1' ], [ $request['method'], $request['path'] ] );
		self::assertSame( [ 'application/json' ], $this->received( 'content-type' ) );
		$payload = self::payload( $request );
		[ $item ] = $this->log( $survey );
		self::assertSame( [ 'response.submitted', 1, $item['message'] ], [ $payload['type'], $payload['version'], $payload['id'] ] );
		$shown = $this->body( $this->get( self::SURVEYS . "/$survey->id/responses/{$item['response_id']}" ) );
		self::assertSame( array_intersect_key( $shown, $payload['data'] ), $payload['data'] );
		self::assertSame( [ 'Yes', $typed ], [ $payload['data']['answers'][0]['value'][0], $payload['data']['answers'][1]['value'][0] ] );
		self::assertSame( [ 'sent', 1, 200, '' ], [ $item['status'], $item['attempts'], $item['http_status'], $item['problem'] ] );
	}

	#[TestDox( '[PLS-08~] what is sent has the published schema' )]
	public function testKeepsToItsSchema(): void {
		$survey = $this->surveyWithWebhook();
		$this->answer( $survey );
		$this->work();
		$this->post( self::SURVEYS . "/$survey->id/webhook/test" );
		/** @var array<string, mixed> $schema */
		$schema = json_decode( (string) file_get_contents( __DIR__ . '/../../../../docs/webhook.schema.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $this->server->requests() as $request ) {
			$checked = rest_validate_value_from_schema( self::payload( $request ), $schema, 'payload' );
			self::assertTrue( $checked, is_wp_error( $checked ) ? $checked->get_error_message() : '' );
		}
		$types = array_column( array_map( self::payload( ... ), $this->server->requests() ), 'type' );
		self::assertSame( [ 'response.submitted', 'response.test' ], $types );
	}

	#[TestDox( '[PLS-08~] nothing is sent for spam, for a webhook that is off, on a plan without webhooks, or about a deleted response' )]
	public function testSendsNothingThatItMustNot(): void {
		$survey = $this->surveyWithWebhook();
		$spam   = [
			'website'    => 'x',
			'elapsed_ms' => 0,
		];
		$this->post( self::SURVEYS . "/$survey->id/responses", $this->submission( $survey, [ 'q1' => 'No' ], $spam ) );
		$this->answer( $this->publishedSurvey( [ 'notifications' => [ 'webhook' => [ 'active' => false, 'url' => $this->server->url() ] ] ] ) );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], $this->work() );

		$this->answer( $survey );
		$this->at( '+0 seconds', null, OtherPlan::of( Plan::Plus ) );
		self::assertSame( 1, $this->plugin->get( OutboxWorker::class )->run()['done'] );

		$this->at( '+0 seconds' );
		$this->server->mode( '500' );
		$this->answer( $survey );
		$this->work();
		[ $item ] = $this->log( $survey );
		$which    = [ 'response_ids' => [ $item['response_id'] ] ];
		self::assertSame( 200, $this->post( self::SURVEYS . "/$survey->id/responses/trash", $which )->get_status() );
		self::assertSame( 200, $this->post( self::SURVEYS . "/$survey->id/responses", $which, [], 'DELETE' )->get_status() );
		self::assertSame( [], $this->log( $survey ), 'its log goes with a response' );
		$this->server->mode( '200' );
		$this->work( '+1 hour' );
		self::assertCount( 1, $this->server->requests() );
	}

	#[TestDox( '[PLS-08~] a worker that is killed after sending sends the same id again' )]
	public function testKeepsTheIdAfterAKill(): void {
		$survey = $this->surveyWithWebhook();
		$this->answer( $survey );
		$outbox = $this->plugin->get( Outbox::class );
		$job    = $outbox->claim();
		self::assertNotNull( $job );
		$this->plugin->get( WebhookJob::class )->handle( $job );
		// As if the worker had been killed before the result was stored.
		$this->forgetResult();
		self::assertSame( 1, $this->work( '+20 minutes' )['done'] );
		$ids = $this->received( 'webhook-id' );
		self::assertCount( 2, $ids );
		self::assertCount( 1, array_unique( $ids ) );
	}

	#[TestDox( '[PLS-08~] other plugins may change what is sent, and the signature is that of what they made of it' )]
	public function testIsFiltered(): void {
		$survey = $this->surveyWithWebhook();
		$secret = $this->newSecret( $survey );
		add_filter(
			'userfeedback_webhook_request',
			static fn ( array $request, array $payload ) => [
				'headers' => [ 'Authorization' => "Bearer of\r\nX-More: 1" ] + $request['headers'],
				'body'    => (string) wp_json_encode( [ 'text' => $payload['data']['answers'][0]['value'][0] ] ),
			],
			10,
			2
		);
		$this->answer( $survey );
		$this->work();
		[ $request ] = $this->server->requests();
		self::assertSame( '{"text":"Yes"}', $request['body'] );
		self::assertSame( 'Bearer of  X-More: 1', $request['headers']['authorization'] );
		self::assertTrue( SignatureTest::verifies( $secret, $request ) );
		$delivery = $this->body( $this->get( self::SURVEYS . "/$survey->id/webhook/deliveries/{$this->log( $survey )[0]['id']}" ) );
		self::assertStringNotContainsString( 'Bearer', (string) wp_json_encode( $delivery ), 'the log shows no keys' );
	}

	/**
	 * @param Received $request
	 * @return array<string, mixed>
	 */
	private static function payload( array $request ): array {
		/** @var array<string, mixed> */
		return json_decode( $request['body'], true, 512, JSON_THROW_ON_ERROR );
	}

	private function forgetResult(): void {
		$connection = $this->plugin->get( Connection::class );
		$connection->execute( "UPDATE %i SET status = 'waiting', attempts = 0", $connection->table( 'webhook_deliveries' ) );
	}
}
