<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Job;
use UserFeedback\Notifications\SurveyResponse;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Json;

/**
 * One attempt to deliver: sends the request, stores what came of it, and counts failures. A receiver that says that it is gone, or that has failed
 * for five days, stops the webhook.
 *
 * @since 0.7.0
 */
final class WebhookAttempt {

	/** How long a response is tried, and after how long without success the webhook is stopped. */
	private const TRIED   = '+3 days';
	private const FAILING = '+5 days';

	/** Headers whose values the log shows. Others may hold keys of a service. */
	private const LOGGED_HEADERS = [ 'webhook-id', 'webhook-timestamp', 'webhook-signature', 'content-type' ];

	public function __construct(
		private readonly WebhookRepository $webhooks,
		private readonly DeliveryRepository $deliveries,
		private readonly WebhookClient $client,
		private readonly Payload $payload,
		private readonly Clock $clock
	) {}

	/**
	 * Sends a delivery.
	 *
	 * @param bool $isRepeated Whether a failure is tried again and counts against the receiver. That of a test, or of what a person sends again, does
	 *                         neither: the person sees it.
	 * @return DateTimeImmutable|null When to try again; null when it is sent, or has failed for good.
	 */
	public function send( Webhook $webhook, Delivery $delivery, SurveyResponse $response, bool $isRepeated ): ?DateTimeImmutable {
		$url     = ( new WebhookSection() )->url( $response->survey );
		$now     = $this->clock->now();
		$request = $this->payload->request( $response, $delivery, $webhook->secretsAt( $now ), $now );
		if ( $request === null ) {
			$this->deliveries->tried( $delivery->id, Delivery::STOPPED, new WebhookReply( 0, '', WebhookReply::SKIPPED ), '', $now );
			return null;
		}
		$reply   = $this->client->post( $url, $request['headers'], $request['body'] );
		$now     = $this->clock->now();
		$nextTry = $reply->isTaken() || $isRepeated ? $this->count( $webhook, $delivery, $reply, $now ) : null;
		$isOver  = $reply->isFinal() || $nextTry === null || $nextTry > self::end( $delivery );
		$status  = match ( true ) {
			$reply->isTaken() => Delivery::SENT,
			$isOver           => Delivery::FAILED,
			default           => Delivery::WAITING,
		};
		$this->deliveries->tried( $delivery->id, $status, $reply, self::logged( $url, $request ), $now );
		return $status === Delivery::WAITING ? $nextTry : null;
	}

	/**
	 * Until when a delivery is tried.
	 */
	public static function end( Delivery $delivery ): DateTimeImmutable {
		return $delivery->createdAt->modify( self::TRIED );
	}

	/**
	 * Counts an attempt for its webhook.
	 *
	 * @return DateTimeImmutable|null When to try again; null when it succeeded, or nothing is sent any more.
	 */
	private function count( Webhook $webhook, Delivery $delivery, WebhookReply $reply, DateTimeImmutable $now ): ?DateTimeImmutable {
		if ( $reply->isTaken() ) {
			$this->webhooks->succeeded( $webhook->surveyId );
			return null;
		}
		if ( $reply->error === WebhookReply::GONE ) {
			$this->webhooks->stop( $webhook->surveyId, $now, Webhook::GONE );
			return null;
		}
		$wait    = static fn ( int $failures ) => $now->modify( '+' . max( 60 * Job::pauseAfter( $failures ), $reply->retryAfter ) . ' seconds' );
		$retryAt = $wait( $webhook->failures );
		$this->webhooks->failed( $webhook->surveyId, $now, $retryAt );
		if ( $webhook->failingSince !== null && $webhook->failingSince->modify( self::FAILING ) <= $now ) {
			$this->webhooks->stop( $webhook->surveyId, $now, Webhook::FAILURES );
			return null;
		}
		return max( $retryAt, $wait( $delivery->attempts ) );
	}

	/**
	 * @param array{headers: array<string, string>, body: string} $request
	 */
	private static function logged( string $url, array $request ): string {
		$headers = $request['headers'];
		foreach ( array_keys( $headers ) as $name ) {
			$headers[ $name ] = in_array( strtolower( $name ), self::LOGGED_HEADERS, true ) ? $headers[ $name ] : '…';
		}
		return Json::encode(
			[
				'url'     => $url,
				'headers' => $headers,
				'body'    => mb_scrub( $request['body'], 'UTF-8' ),
			]
		);
	}
}
