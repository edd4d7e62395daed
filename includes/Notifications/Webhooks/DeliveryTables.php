<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\TableSource;
use UserFeedback\StoredData\ZoneLayout;
use UserFeedback\Support\Clock;

/**
 * Tables of what was sent to webhooks.
 *
 * @since 0.7.0
 */
final class DeliveryTables implements TableSource {

	public function __construct(
		private readonly DeliveryRepository $deliveries,
		private readonly Clock $clock
	) {}

	public function table( array $fields, ?array $layout, ?int $userId ): Table {
		return new DeliveryTable( $this->deliveries, ZoneLayout::zone( $layout, $this->clock ) );
	}
}
