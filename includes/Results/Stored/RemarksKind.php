<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Responses\Note;
use UserFeedback\Responses\NoteRepository;
use UserFeedback\StoredData\Erased;
use UserFeedback\StoredData\Person;
use UserFeedback\StoredData\PersonalData;
use UserFeedback\StoredData\PersonalRecord;
use UserFeedback\StoredData\PersonalRecords;
use UserFeedback\StoredData\PersonKey;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\Clock;

/**
 * Notes and tags that people of the site gave to responses. Deleted with the response.
 *
 * @since 0.7.0
 */
final class RemarksKind extends SurveyDataKind implements PersonalData {

	/**
	 * @param Closure(): TableSource    $tables
	 * @param Closure(): NoteRepository $notes
	 */
	public function __construct(
		Closure $tables,
		private readonly Closure $notes,
		private readonly Clock $clock
	) {
		parent::__construct( $tables );
	}


	public function name(): string {
		return 'notes';
	}

	public function label(): string {
		return __( 'Notes and tags', 'userfeedback' );
	}

	public function features(): array {
		return [ ...parent::features(), Feature::SingleResponse ];
	}

	/** Their authors have accounts. */
	public function personKeys(): array {
		return [ PersonKey::User ];
	}

	/** Notes about a person's response are exported with it, see PersonalResponses. */
	public function ofPerson( Person $person, ?string $after, int $limit ): PersonalRecords {
		if ( $person->userId === 0 ) {
			return PersonalRecords::none();
		}
		$notes = ( $this->notes )()->ofUser( $person->userId, (int) $after, $limit );
		$count = count( $notes );
		return new PersonalRecords(
			array_map( $this->record( ... ), $notes ),
			$count,
			$count === $limit ? (string) $notes[ $count - 1 ]->id : null
		);
	}

	public function erase( Person $person, int $limit ): Erased {
		$notes  = ( $this->notes )();
		$erased = $notes->deleteMentions( $person, $limit );
		return Erased::upTo( $limit, $erased + ( $erased < $limit ? $notes->forgetAuthor( $person->userId, $limit - $erased ) : 0 ) );
	}

	private function record( Note $note ): PersonalRecord {
		return PersonalRecord::of(
			"note-$note->id",
			[
				[ __( 'Date', 'userfeedback' ), $note->createdAt->setTimezone( $this->clock->zone() )->format( 'Y-m-d H:i' ) ],
				[ __( 'Note', 'userfeedback' ), $note->text ],
			]
		);
	}

	public function privacy(): PrivacyText {
		return new PrivacyText(
			self::heading(),
			[
				[
					__( 'The people who manage our surveys can write notes about your answers and give them tags.', 'userfeedback' ),
					__( 'These are deleted together with your answers.', 'userfeedback' ),
				],
			]
		);
	}
}
