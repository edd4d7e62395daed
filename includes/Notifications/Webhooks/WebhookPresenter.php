<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;

/**
 * Webhooks and their deliveries in the form of the REST API: the shapes of WebhookSchema.
 *
 * @since 0.7.0
 */
final class WebhookPresenter {

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * The state of a webhook.
	 *
	 * @param Webhook|null $webhook Null for one that has no secret yet.
	 * @return array<string, mixed>
	 */
	public function state( ?Webhook $webhook ): array {
		$isOverlapping = $webhook !== null && count( $webhook->secretsAt( $this->clock->now() ) ) > 1;
		return [
			'has_secret'     => $webhook !== null,
			'previous_until' => self::moment( $isOverlapping ? $webhook->previousUntil : null ),
			'failing_since'  => self::moment( $webhook?->failingSince ),
			'retry_at'       => self::moment( $webhook?->retryAt ),
			'stopped_at'     => self::moment( $webhook?->stoppedAt ),
			'stopped_for'    => $webhook->stoppedFor ?? '',
		];
	}

	/**
	 * A delivery as the log lists it.
	 *
	 * @return array<string, mixed>
	 */
	public function delivery( Delivery $delivery ): array {
		return [
			'id'           => $delivery->id,
			'response_id'  => $delivery->responseId,
			'message'      => $delivery->message,
			'status'       => $delivery->status,
			'attempts'     => $delivery->attempts,
			'http_status'  => $delivery->httpStatus,
			'milliseconds' => $delivery->milliseconds,
			'problem'      => self::problem( $delivery ),
			'created_at'   => Dates::toIso( $delivery->createdAt ),
			'tried_at'     => self::moment( $delivery->triedAt ),
		];
	}

	/**
	 * A delivery with what was sent and answered.
	 *
	 * @return array<string, mixed>
	 */
	public function whole( Delivery $delivery ): array {
		$request = $delivery->request === '' ? null : Json::decode( $delivery->request );
		if ( $request !== null ) {
			// An empty one would be a list.
			$request['headers'] = (object) ( $request['headers'] ?? [] );
		}
		return $this->delivery( $delivery ) + [
			'request' => $request,
			'reply'   => $delivery->reply,
		];
	}

	/**
	 * Why the last attempt failed and what to do.
	 */
	private static function problem( Delivery $delivery ): string {
		$text = match ( $delivery->error ) {
			''                        => '',
			WebhookReply::SKIPPED     => __( 'A plugin of this site prevented this response from being sent.', 'userfeedback' ),
			WebhookReply::REFUSED     => __( 'Responses cannot be sent to this URL. Correct it in the survey.', 'userfeedback' ),
			WebhookReply::UNKNOWN     => __( 'The host of the URL was not found. Check its name.', 'userfeedback' ),
			WebhookReply::INSIDE      => __( 'The host of the URL is inside a private network. Nothing was sent.', 'userfeedback' ),
			WebhookReply::SLOW        => __(
				'The receiver did not answer within 5 seconds. It should answer before it processes the data.',
				'userfeedback'
			),
			WebhookReply::CERTIFICATE => __( 'The receiver has no valid certificate. Nothing was sent.', 'userfeedback' ),
			WebhookReply::REDIRECT    => __( 'The receiver sent a redirect, which is not followed. Enter the final URL.', 'userfeedback' ),
			WebhookReply::GONE        => __(
				'The receiver said that its address no longer exists (410), so the webhook was stopped.',
				'userfeedback'
			),
			WebhookReply::STATUS      => sprintf(
				/* translators: %d: an HTTP status code, such as 500. */
				__( 'The receiver refused it with status %d. Its reply may say why.', 'userfeedback' ),
				$delivery->httpStatus
			),
			default                   => __( 'The receiver could not be reached. Check that it is running.', 'userfeedback' ),
		};
		return $delivery->detail === '' ? $text : "$text ($delivery->detail)";
	}

	private static function moment( ?DateTimeImmutable $moment ): ?string {
		return $moment === null ? null : Dates::toIso( $moment );
	}
}
