<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Results\Stored\SurveyDataKind;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\Clock;

/**
 * What was sent to webhooks. A response is deleted with its deliveries, so nothing of a person has to be found here.
 *
 * @since 0.7.0
 */
final class DeliveriesKind extends SurveyDataKind {

	/** For how many days the log is kept. */
	private const DAYS = 30;

	/**
	 * @param Closure(): TableSource        $tables
	 * @param Closure(): DeliveryRepository $deliveries
	 */
	public function __construct(
		Closure $tables,
		private readonly Closure $deliveries,
		private readonly Clock $clock
	) {
		parent::__construct( $tables );
	}

	public function name(): string {
		return 'webhook-deliveries';
	}

	public function label(): string {
		return __( 'Webhook deliveries', 'userfeedback' );
	}

	public function retention(): array {
		$delete = fn ( int $days ): int => ( $this->deliveries )()->deleteBefore( $this->clock->now()->modify( "-$days days" ) );
		return [ new Retention( 'old', self::DAYS, $delete ) ];
	}

	public function privacy(): PrivacyText {
		return new PrivacyText(
			self::recipients(),
			[
				[
					__( 'Answers may be sent to services that we use to work with them.', 'userfeedback' ),
					PrivacyText::days(
						/* translators: %s: number of days, more than one. */
						__( 'What was sent is kept in a log for %s days.', 'userfeedback' ),
						self::DAYS
					),
				],
			]
		);
	}
}
