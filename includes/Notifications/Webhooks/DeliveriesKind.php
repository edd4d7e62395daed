<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Results\Stored\SurveyDataKind;
use UserFeedback\Settings\RetentionDays;
use UserFeedback\StoredData\Erased;
use UserFeedback\StoredData\Person;
use UserFeedback\StoredData\PersonalData;
use UserFeedback\StoredData\PersonalRecords;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\Clock;

/**
 * What was sent to webhooks. A response is deleted with its deliveries; what other deliveries say of a person is erased here.
 *
 * @since 0.7.0
 */
final class DeliveriesKind extends SurveyDataKind implements PersonalData {

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
		return Retention::after( 'old', RetentionDays::get( RetentionDays::WEBHOOKS ), $delete );
	}

	/** What was sent is in the response itself. */
	public function ofPerson( Person $person, ?string $after, int $limit ): PersonalRecords {
		return PersonalRecords::none();
	}

	public function erase( Person $person, int $limit ): Erased {
		return Erased::upTo( $limit, ( $this->deliveries )()->forgetMentions( $person, $limit ) );
	}

	public function privacy(): PrivacyText {
		return new PrivacyText(
			self::recipients(),
			[
				[
					__( 'Answers may be sent to services that we use to work with them.', 'userfeedback' ),
					...PrivacyText::kept(
						RetentionDays::get( RetentionDays::WEBHOOKS ),
						__( 'What was sent is kept in a log until we delete your answers.', 'userfeedback' ),
						/* translators: %s: number of days, more than one. */
						__( 'What was sent is kept in a log for %s days.', 'userfeedback' )
					),
				],
			]
		);
	}
}
