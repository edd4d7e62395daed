<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Headings;
use UserFeedback\StoredData\Rows;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\ZoneLayout;

/**
 * What was sent to webhooks, of all surveys, in the order of the ids. Without requests and replies: the answers are in the responses.
 *
 * @since 0.7.0
 */
final class DeliveryTable implements Table {

	/**
	 * @param DateTimeZone $zone Of the site when the run started: dates are written in it.
	 */
	public function __construct(
		private readonly DeliveryRepository $deliveries,
		private readonly DateTimeZone $zone
	) {}

	public function fields(): array {
		return [];
	}

	public function layout(): array {
		return ZoneLayout::of( $this->zone );
	}

	public function fileName(): FileName {
		return new FileName( 'webhook-deliveries', 'webhook-deliveries', [], null );
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

	public function rows( ?string $after, int $limit ): Rows {
		$deliveries = $this->deliveries->after( (int) $after, $limit );
		$cells      = array_map(
			fn ( Delivery $delivery ) => [
				$delivery->id,
				$delivery->surveyId,
				$delivery->responseId,
				$delivery->status,
				$delivery->attempts,
				$delivery->httpStatus,
				$delivery->createdAt->setTimezone( $this->zone ),
				$delivery->triedAt?->setTimezone( $this->zone ),
			],
			$deliveries
		);
		$count      = count( $deliveries );
		return new Rows( $cells, $count, $count === $limit ? (string) $deliveries[ $count - 1 ]->id : null );
	}

	public function count(): ?int {
		return null;
	}

	public function readsMoreThan( int $limit ): bool {
		return count( $this->deliveries->after( 0, $limit + 1 ) ) > $limit;
	}
}
