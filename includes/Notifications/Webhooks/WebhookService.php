<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Outbox;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Survey;
use UserFeedback\Notifications\ResponseOfJob;
use UserFeedback\Notifications\SurveyResponse;
use UserFeedback\Support\Clock;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\Pagination;
use UserFeedback\Surveys\SurveyService;

/**
 * What people see and do of a survey's webhook: its state, its secret, its log. Its URL is a setting of the survey.
 *
 * @since 0.7.0
 */
final class WebhookService {

	/** How long the secret before a new one signs as well. */
	private const OVERLAP = '+24 hours';

	/** Requests by hand in an hour, of a survey. */
	private const BY_HAND = 30;
	private const HOUR    = 3600;

	/** Deliveries that are sent again at once. */
	private const AT_ONCE = 1000;

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly WebhookRepository $webhooks,
		private readonly DeliveryRepository $deliveries,
		private readonly WebhookAttempt $attempt,
		private readonly ResponseOfJob $responses,
		private readonly RateLimiter $limiter,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction,
		private readonly FeatureGate $gate,
		private readonly Clock $clock
	) {}

	/**
	 * The webhook of a survey; null if it has sent nothing and has no secret yet.
	 *
	 * @throws NotFound When there is no such survey.
	 */
	public function find( int $surveyId ): ?Webhook {
		return $this->webhooks->find( $this->surveys->get( $surveyId )->id );
	}

	/**
	 * Makes a new secret: the only time that it is shown. The one before signs as well for a day, so that the receiver can be told meanwhile.
	 *
	 * @throws NotFound      When there is no such survey.
	 * @throws FeatureLocked When the plan has no webhooks.
	 */
	public function rotate( int $surveyId ): Webhook {
		$this->gate->demand( Feature::Webhooks );
		$survey = $this->surveys->get( $surveyId );
		if ( $this->webhooks->find( $survey->id ) !== null ) {
			$this->webhooks->rotate( $survey->id, Signature::newSecret(), $this->clock->now()->modify( self::OVERLAP ) );
		}
		return $this->webhooks->demand( $survey->id );
	}

	/**
	 * Starts a webhook again that was stopped.
	 *
	 * @throws NotFound      When there is no such survey.
	 * @throws FeatureLocked When the plan has no webhooks.
	 */
	public function resume( int $surveyId ): Webhook {
		$this->gate->demand( Feature::Webhooks );
		$survey = $this->surveys->get( $surveyId );
		$this->webhooks->resume( $survey->id );
		return $this->webhooks->demand( $survey->id );
	}

	/**
	 * Sends example answers to the stored URL, at once, also while the webhook is off.
	 *
	 * @throws NotFound      When there is no such survey.
	 * @throws FeatureLocked When the plan has no webhooks.
	 * @throws WebhookError  When the survey has no URL, or after too many requests.
	 */
	public function test( int $surveyId ): Delivery {
		$this->gate->demand( Feature::Webhooks );
		$survey   = $this->surveys->get( $surveyId );
		$response = ExampleResponse::of( $survey, $this->clock->now() );
		$this->demandByHand( $response );
		return $this->send( $response, $this->deliveries->add( $survey->id, 0, 0, $this->clock->now() ) );
	}

	/**
	 * Sends a delivery once more, at once, under the same id. One that waits is not sent a second time afterwards.
	 *
	 * @throws NotFound      When there is no such survey.
	 * @throws FeatureLocked When the plan has no webhooks.
	 * @throws WebhookError  When there is no such delivery or no URL, or after too many requests.
	 */
	public function resend( int $surveyId, int $deliveryId ): Delivery {
		$this->gate->demand( Feature::Webhooks );
		$delivery = $this->get( $surveyId, $deliveryId );
		$response = $delivery->responseId === 0
			? ExampleResponse::of( $this->surveys->get( $surveyId ), $this->clock->now() )
			: $this->responses->find( $surveyId, $delivery->responseId ) ?? throw WebhookError::notFound();
		$this->demandByHand( $response );
		return $this->send( $response, $delivery );
	}

	/**
	 * Sends again what did not arrive, in the background: at most a thousand, the oldest first.
	 *
	 * @return int How many are waiting now because of it.
	 * @throws NotFound      When there is no such survey.
	 * @throws FeatureLocked When the plan has no webhooks.
	 */
	public function resendAll( int $surveyId ): int {
		$this->gate->demand( Feature::Webhooks );
		$survey = $this->surveys->get( $surveyId );
		return $this->transaction->run(
			function () use ( $survey ): int {
				$responses = $this->deliveries->restart( $survey->id, $this->clock->now(), self::AT_ONCE );
				$jobs      = [];
				foreach ( $responses as $deliveryId => $responseId ) {
					$jobs[] = WebhookJob::again( $survey->id, $responseId, $deliveryId );
				}
				$this->outbox->addAll( ...$jobs );
				return count( $jobs );
			}
		);
	}

	/**
	 * A delivery of a survey.
	 *
	 * @throws NotFound     When there is no such survey.
	 * @throws WebhookError When it has no such delivery.
	 */
	public function get( int $surveyId, int $deliveryId ): Delivery {
		return $this->deliveries->find( $this->surveys->get( $surveyId )->id, $deliveryId ) ?? throw WebhookError::notFound();
	}

	/**
	 * A page of a survey's log, the newest first.
	 *
	 * @param string $status One of Delivery::STATUSES; '' for all.
	 * @return array{items: list<Delivery>, total: int, counts: array<string, int>} `counts` by status, `all` among them.
	 * @throws NotFound When there is no such survey.
	 */
	public function log( int $surveyId, string $status, int $page, int $perPage ): array {
		$survey = $this->surveys->get( $surveyId );
		$counts = array_replace( array_fill_keys( Delivery::STATUSES, 0 ), $this->deliveries->counts( $survey->id ) );
		$counts = [ 'all' => (int) array_sum( $counts ) ] + $counts;
		return [
			'items'  => $this->deliveries->list( $survey->id, $status, $perPage, Pagination::offset( $page, $perPage ) ),
			'total'  => $counts[ $status === '' ? 'all' : $status ] ?? 0,
			'counts' => $counts,
		];
	}

	/**
	 * Surveys whose webhooks were stopped, with the webhooks, the newest first. Those in the trash, or turned off, are left out.
	 *
	 * @return list<array{survey: Survey, webhook: Webhook}>
	 */
	public function stopped( int $limit ): array {
		$stopped = [];
		foreach ( $this->webhooks->stopped( $limit ) as $webhook ) {
			try {
				$survey = $this->surveys->get( $webhook->surveyId );
			} catch ( NotFound ) {
				continue;
			}
			if ( $survey->status !== Survey::TRASH && ( new WebhookSection() )->isActive( $survey ) ) {
				$stopped[] = [
					'survey'  => $survey,
					'webhook' => $webhook,
				];
			}
		}
		return $stopped;
	}

	private function send( SurveyResponse $response, Delivery $delivery ): Delivery {
		$surveyId = $response->survey->id;
		$this->attempt->send( $this->webhooks->demand( $surveyId ), $delivery, $response, false );
		return $this->deliveries->find( $surveyId, $delivery->id ) ?? throw WebhookError::notFound();
	}

	/**
	 * @throws WebhookError When the survey has no URL, or after too many requests.
	 */
	private function demandByHand( SurveyResponse $response ): void {
		if ( ( new WebhookSection() )->url( $response->survey ) === '' ) {
			throw WebhookError::noUrl();
		}
		if ( $this->limiter->hit( 'webhook-by-hand', (string) $response->survey->id, self::HOUR ) > self::BY_HAND ) {
			throw WebhookError::tooMany( self::HOUR - $this->clock->now()->getTimestamp() % self::HOUR );
		}
	}
}
