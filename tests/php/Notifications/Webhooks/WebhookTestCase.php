<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Webhooks;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Notifications\Webhooks\ReceiverAddress;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\WebhookServer;
use UserFeedback\Tests\TestCase;

/**
 * Webhooks, received by a real web server.
 *
 * @phpstan-import-type Received from WebhookServer
 */
abstract class WebhookTestCase extends TestCase {

	use SurveyFixtures;

	protected const SURVEYS = '/userfeedback/v1/surveys';

	protected WebhookServer $server;

	protected Plugin $plugin;

	/** When the tests take place. */
	private DateTimeImmutable $start;

	protected function setUp(): void {
		parent::setUp();
		$this->server = WebhookServer::fresh();
		$this->start  = new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
		$this->at( '+0 seconds' );
		$this->asAdmin();
	}

	/**
	 * Puts a plugin in charge whose time is moved; with the plan that has webhooks.
	 *
	 * @param string                                  $when    Since the test's start, such as +2 minutes.
	 * @param (\Closure(string): list<string>)|null $resolve The addresses of names, in place of this machine's.
	 */
	protected function at( string $when, ?\Closure $resolve = null, ?OtherPlan $plan = null ): void {
		$services     = [ Clock::class => new FrozenClock( $this->start->modify( $when ), new DateTimeZone( 'UTC' ) ) ];
		$services    += $resolve === null ? [] : [ ReceiverAddress::class => new ReceiverAddress( $resolve ) ];
		$this->plugin = ( $plan ?? OtherPlan::of( Plan::Pro ) )->takeOver( $services );
	}

	/**
	 * Runs what is due then.
	 *
	 * @return array{done: int, failed: int}
	 */
	protected function work( string $when = '+0 seconds' ): array {
		$this->at( $when );
		return $this->plugin->get( OutboxWorker::class )->run();
	}

	/**
	 * A published survey with a webhook.
	 *
	 * @param array<string, mixed> $changes Replace fields.
	 */
	protected function surveyWithWebhook( ?string $url = null, array $changes = [] ): Survey {
		$webhook = [
			'active' => true,
			'url'    => $url ?? $this->server->url(),
		];
		return $this->publishedSurvey( $changes + [ 'notifications' => [ 'webhook' => $webhook ] ] );
	}

	/**
	 * Answers a survey as a visitor.
	 *
	 * @param array<string, string|null> $values By question.
	 */
	protected function answer( Survey $survey, array $values = [ 'q1' => 'Yes' ] ): void {
		$response = $this->post( self::SURVEYS . "/$survey->id/responses", $this->submission( $survey, $values ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $this->body( $response ) ) );
	}

	/**
	 * The log of a survey's webhook.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function log( Survey $survey ): array {
		/** @var list<array<string, mixed>> */
		return $this->body( $this->get( self::SURVEYS . "/$survey->id/webhook/deliveries" ) )['items'];
	}

	/**
	 * @return array<string, mixed>
	 */
	protected function state( Survey $survey ): array {
		/** @var array<string, mixed> */
		return $this->body( $this->get( self::SURVEYS . "/$survey->id/webhook" ) );
	}

	/**
	 * Statuses in the log, the newest first.
	 *
	 * @return list<mixed>
	 */
	protected function statuses( Survey $survey ): array {
		return array_column( $this->log( $survey ), 'status' );
	}

	/**
	 * The values of a header of the requests that arrived.
	 *
	 * @return list<string>
	 */
	protected function received( string $header ): array {
		return array_map( static fn ( array $request ) => $request['headers'][ $header ] ?? '', $this->server->requests() );
	}

	/**
	 * A new secret of a survey's webhook.
	 */
	protected function newSecret( Survey $survey ): string {
		$secret = $this->body( $this->post( self::SURVEYS . "/$survey->id/webhook/secret" ) )['secret'];
		self::assertIsString( $secret );
		return $secret;
	}
}
