<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\StoredData\Headings;
use UserFeedback\StoredData\SiteTable;

/**
 * What was sent to webhooks, of all surveys. Without requests and replies: the answers are in the responses.
 *
 * @extends SiteTable<Delivery>
 * @since 0.7.0
 */
final class DeliveryTable extends SiteTable {

	public function __construct( DeliveryRepository $deliveries, DateTimeZone $zone ) {
		parent::__construct( 'webhook-deliveries', $zone, $deliveries->after( ... ) );
	}

	public function title(): string {
		return __( 'Webhook deliveries', 'userfeedback' );
	}

	public function columns(): array {
		return [
			__( 'ID', 'userfeedback' ),
			__( 'Survey ID', 'userfeedback' ),
			__( 'Response ID', 'userfeedback' ),
			__( 'State', 'userfeedback' ),
			__( 'Attempts', 'userfeedback' ),
			__( 'HTTP status', 'userfeedback' ),
			/* translators: %s: a time zone; the heading of a column in a spreadsheet. */
			sprintf( __( 'Queued (%s)', 'userfeedback' ), Headings::zone( $this->zone ) ),
			/* translators: %s: a time zone; the heading of a column in a spreadsheet. */
			sprintf( __( 'Last attempt (%s)', 'userfeedback' ), Headings::zone( $this->zone ) ),
		];
	}

	protected function id( object $item ): int {
		return $item->id;
	}

	protected function cells( object $item ): array {
		return [
			$item->id,
			$item->surveyId,
			$item->responseId,
			$item->status,
			$item->attempts,
			$item->httpStatus,
			$item->createdAt->setTimezone( $this->zone ),
			$item->triedAt?->setTimezone( $this->zone ),
		];
	}
}
