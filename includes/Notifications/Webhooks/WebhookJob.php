<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\NewJob;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Notifications\ResponseNotifier;
use UserFeedback\Notifications\ResponseOfJob;
use UserFeedback\Notifications\SurveyResponse;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * Sends one new response to its survey's webhook. While the receiver fails, all responses of the survey wait for the same moment, so that a receiver
 * that is away costs one request and not one for each of them.
 *
 * @since 0.7.0
 */
final class WebhookJob implements JobHandler {

	public function __construct(
		private readonly ResponseOfJob $responses,
		private readonly WebhookRepository $webhooks,
		private readonly DeliveryRepository $deliveries,
		private readonly WebhookAttempt $attempt,
		private readonly FeatureGate $gate,
		private readonly Clock $clock
	) {}

	/**
	 * A job that sends a stored delivery again.
	 */
	public static function again( int $surveyId, int $responseId, int $deliveryId ): NewJob {
		return new NewJob(
			ResponseNotifier::WEBHOOK,
			[
				'survey_id'   => $surveyId,
				'response_id' => $responseId,
				'delivery_id' => $deliveryId,
			]
		);
	}

	public function kind(): string {
		return ResponseNotifier::WEBHOOK;
	}

	/**
	 * @throws JobDeferred When it failed, or waits for a receiver that fails.
	 * @throws JobFailed   When the payload names no response.
	 */
	public function handle( Job $job ): void {
		$response = $this->responses->read( $job );
		if ( $response === null || ! $this->gate->keeps( Feature::Webhooks ) ) {
			return;
		}
		$delivery = $this->delivery( $job, $response );
		if ( $delivery?->status !== Delivery::WAITING ) {
			// A person has sent it meanwhile, the worker was killed after the last attempt, or the log was deleted.
			return;
		}
		$webhook = $this->webhooks->demand( $response->survey->id );
		if ( $webhook->stoppedAt !== null || ! self::isActive( $response ) ) {
			$this->deliveries->end( $delivery->id, Delivery::STOPPED );
			return;
		}
		$this->send( $webhook, $delivery, $response );
	}

	private function delivery( Job $job, SurveyResponse $response ): ?Delivery {
		$surveyId = $response->survey->id;
		$stored   = Cast::int( $job->payload['delivery_id'] ?? 0 );
		return $stored > 0
			? $this->deliveries->find( $surveyId, $stored )
			: $this->deliveries->ofJob( $surveyId, $response->answered->response->id, $job->id, $this->clock->now() );
	}

	private function send( Webhook $webhook, Delivery $delivery, SurveyResponse $response ): void {
		$now     = $this->clock->now();
		$nextTry = $webhook->retryAt !== null && $webhook->retryAt > $now
			? $webhook->retryAt
			: $this->attempt->send( $webhook, $delivery, $response, true );
		if ( $nextTry === null ) {
			return;
		}
		if ( $nextTry > WebhookAttempt::end( $delivery ) ) {
			$this->deliveries->end( $delivery->id, Delivery::FAILED );
			return;
		}
		throw new JobDeferred( $this->kind(), $nextTry );
	}

	private static function isActive( SurveyResponse $response ): bool {
		$section = new WebhookSection();
		return $section->isActive( $response->survey ) && $section->url( $response->survey ) !== '';
	}
}
