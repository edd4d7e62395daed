<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Notifications\SurveyResponse;
use UserFeedback\Responses\ResponsePresenter;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;

/**
 * Makes what webhooks receive: the shape of PayloadSchema.
 *
 * @since 0.7.0
 */
final class Payload {

	public function __construct( private readonly ResponsePresenter $presenter ) {}

	/**
	 * Headers and body of a request; null when another plugin sends nothing of this response.
	 *
	 * @param Delivery               $delivery Of which it is an attempt.
	 * @param non-empty-list<string> $secrets  That sign it.
	 * @return array{headers: array<string, string>, body: string}|null
	 */
	public function request( SurveyResponse $response, Delivery $delivery, array $secrets, DateTimeImmutable $now ): ?array {
		$request = $this->filtered( $this->payload( $response, $delivery ), $response );
		return $request === null ? null : [
			'headers' => Signature::headers( $delivery->message, $now, $request['body'], $secrets ) + $request['headers'],
			'body'    => $request['body'],
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function payload( SurveyResponse $found, Delivery $delivery ): array {
		$response = $found->answered->response;
		return [
			'type'      => $delivery->responseId === 0 ? PayloadSchema::TEST : PayloadSchema::SUBMITTED,
			'version'   => PayloadSchema::VERSION,
			'id'        => $delivery->message,
			'timestamp' => Dates::toIso( $response->submittedAt ),
			'site'      => [
				'name' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'url'  => home_url( '/' ),
			],
			'link'      => $response->id === 0
				? AdminRoute::Responses->urlElsewhere( surveyId: $found->survey->id )
				: AdminRoute::Response->urlElsewhere( surveyId: $found->survey->id, id: $response->id ),
			'data'      => $this->presenter->response(
				[
					'survey'   => $found->survey,
					'answered' => $found->answered,
					'place'    => [],
				]
			),
		];
	}

	/**
	 * @param array<string, mixed> $payload
	 * @return array{headers: array<string, string>, body: string}|null
	 */
	private function filtered( array $payload, SurveyResponse $response ): ?array {
		$request = [
			'headers' => [ 'Content-Type' => 'application/json' ],
			'body'    => Json::encode( $payload ),
		];

		/**
		 * Filters what is sent to a survey's webhook, for services that want another shape or a key of their own (docs/guides/integrations.md). The
		 * body is signed afterwards. It holds what visitors typed: encode it as the service needs. Null sends nothing of this response.
		 *
		 * @since 0.7.0
		 *
		 * @param array{headers: array<string, string>, body: string} $request
		 * @param array<string, mixed>                                $payload  See docs/webhook.schema.json.
		 * @param SurveyResponse                                      $response The survey and the response.
		 */
		$filtered = apply_filters( 'userfeedback_webhook_request', $request, $payload, $response );
		if ( $filtered === null ) {
			return null;
		}
		$headers = is_array( $filtered ) && is_array( $filtered['headers'] ?? null ) ? $filtered['headers'] : $request['headers'];
		$body    = is_array( $filtered ) && is_string( $filtered['body'] ?? null ) ? $filtered['body'] : $request['body'];
		$named   = [];
		foreach ( $headers as $name => $value ) {
			// Line breaks would begin another header.
			$named += is_string( $name ) ? [ $name => str_replace( [ "\r", "\n" ], ' ', Cast::string( $value ) ) ] : [];
		}
		return [
			'headers' => $named,
			'body'    => $body,
		];
	}
}
