<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use UserFeedback\Licensing\Feature;
use UserFeedback\Notifications\Webhooks\DeliveryRepository;
use UserFeedback\Plugin;

/**
 * Every request of webhooks that asks for the feature, for FeatureProbes. The test site sends nothing to other hosts: what is tried fails.
 */
trait WebhookProbes {

	/**
	 * @return iterable<Probe>
	 */
	private function ofWebhooks(): iterable {
		$id   = $this->using['survey.notifications.webhook.url']->id;
		$path = "/userfeedback/v1/surveys/$id/webhook";
		foreach ( [ 'secret', 'resume', 'test', 'deliveries/resend' ] as $action ) {
			yield new Probe( "POST /surveys/{id}/webhook/$action", Feature::Webhooks, fn () => $this->post( "$path/$action" ) );
		}
		$delivery = Plugin::instance()->get( DeliveryRepository::class )->add( $id, 0, 0, new DateTimeImmutable() );
		$resend   = fn () => $this->post( "$path/deliveries/$delivery->id/resend" );
		yield new Probe( 'POST /surveys/{id}/webhook/deliveries/{delivery_id}/resend', Feature::Webhooks, $resend );
	}
}
