<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Licensing\Feature;

/**
 * Every request of webhooks that asks for the feature, for FeatureProbes. None of these surveys has a URL, so nothing is sent.
 */
trait WebhookProbes {

	/**
	 * @return iterable<Probe>
	 */
	private function ofWebhooks(): iterable {
		$path = "/userfeedback/v1/surveys/{$this->answered->id}/webhook";
		foreach ( [ 'secret', 'resume', 'test', 'deliveries/resend' ] as $action ) {
			yield new Probe( "POST /surveys/{id}/webhook/$action", Feature::Webhooks, fn () => $this->post( "$path/$action" ) );
		}
		$resend = fn () => $this->post( "$path/deliveries/1/resend" );
		yield new Probe( 'POST /surveys/{id}/webhook/deliveries/{delivery_id}/resend', Feature::Webhooks, $resend );
	}
}
