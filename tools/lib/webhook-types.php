<?php
/**
 * Types of webhooks, and the published schema of what they receive.
 */

declare( strict_types=1 );

use UserFeedback\Notifications\Webhooks\PayloadSchema;
use UserFeedback\Notifications\Webhooks\WebhookSchema;
use UserFeedback\Support\JsonSchema;

/**
 * Webhooks and their log.
 *
 * @return array<string, array<string, mixed>>
 */
function webhookTypes(): array {
	$list = JsonSchema::object( array_fill_keys( [ 'items', 'pagination', 'status_filters' ], [] ) );
	return [
		'WebhookState'    => WebhookSchema::state(),
		'DeliveryItem'    => WebhookSchema::delivery(),
		'Delivery'        => WebhookSchema::whole(),
		'DeliveryList'    => withNames(
			$list,
			[
				'items'          => 'DeliveryItem[]',
				'pagination'     => 'Pagination',
				'status_filters' => 'StatusFilter[]',
			]
		),
	];
}

/**
 * The published schema of what webhooks receive.
 *
 * @return array<string, mixed>
 */
function webhook(): array {
	return [
		'$schema'     => 'http://json-schema.org/draft-07/schema#',
		'title'       => 'Webhook of UserFeedback',
		'description' => 'What UserFeedback sends to a webhook with each response. Other fields may come.',
	] + [ 'additionalProperties' => true ] + PayloadSchema::payload();
}
