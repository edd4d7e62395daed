<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Capability;
use UserFeedback\Results\Stored\SurveyDataKind;
use UserFeedback\StoredData\Erased;
use UserFeedback\StoredData\Kind;
use UserFeedback\StoredData\Person;
use UserFeedback\StoredData\PersonalData;
use UserFeedback\StoredData\PersonalRecord;
use UserFeedback\StoredData\PersonalRecords;
use UserFeedback\StoredData\PersonKey;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\Clock;

/**
 * Exports that were prepared in the background, with their files.
 *
 * @since 0.7.0
 */
final class ExportsKind implements Kind, PersonalData {

	/**
	 * @param Closure(): TableSource       $tables
	 * @param Closure(): BackgroundService $exports
	 */
	public function __construct(
		private readonly Closure $tables,
		private readonly Closure $exports,
		private readonly Clock $clock
	) {}

	public function name(): string {
		return 'exports';
	}

	public function label(): string {
		return __( 'Exports', 'userfeedback' );
	}

	/** Each belongs to a user; who manages the plugin sees that there are others, but not their files. */
	public function capability(): string {
		return Capability::MANAGE;
	}

	public function features(): array {
		return [ Feature::Exports ];
	}

	public function tables(): TableSource {
		return ( $this->tables )();
	}

	public function personKeys(): array {
		return [ PersonKey::User ];
	}

	public function retention(): array {
		return [ new Retention( 'expired', BackgroundService::DAYS, fn () => ( $this->exports )()->deleteExpired() ) ];
	}

	/** A user has few: they are deleted after some days. */
	public function ofPerson( Person $person, ?string $after, int $limit ): PersonalRecords {
		$exports = $person->userId === 0 ? [] : ( $this->exports )()->ofUser( $person->userId, $limit );
		return new PersonalRecords( array_map( $this->record( ... ), $exports ), count( $exports ), null );
	}

	public function erase( Person $person, int $limit ): Erased {
		return $person->userId === 0 ? new Erased( 0 ) : Erased::upTo( $limit, ( $this->exports )()->deleteOfUser( $person->userId, $limit ) );
	}

	private function record( BackgroundExport $export ): PersonalRecord {
		return PersonalRecord::of(
			"export-$export->id",
			[
				[ __( 'Date', 'userfeedback' ), $export->createdAt->setTimezone( $this->clock->zone() )->format( 'Y-m-d H:i' ) ],
				[ __( 'Data', 'userfeedback' ), $export->request->kind ],
				[ __( 'Format', 'userfeedback' ), $export->request->format->value ],
			]
		);
	}

	public function privacy(): PrivacyText {
		return new PrivacyText(
			SurveyDataKind::recipients(),
			[
				[
					PrivacyText::days(
						/* translators: %s: number of days, more than one. */
						__( 'Files that they prepare to download the answers are deleted after %s days.', 'userfeedback' ),
						BackgroundService::DAYS
					),
				],
			]
		);
	}
}
