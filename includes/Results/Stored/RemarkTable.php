<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Note;
use UserFeedback\Responses\NoteRepository;
use UserFeedback\Responses\TagRepository;
use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Headings;
use UserFeedback\StoredData\Rows;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\ZoneLayout;

/**
 * The notes of a survey's responses with the tags of these: a row for each note, and one for each response that has tags only.
 *
 * @since 0.7.0
 */
final class RemarkTable implements Table {

	/**
	 * @param DateTimeZone $zone Of the site when the run started: dates are written in it.
	 */
	public function __construct(
		private readonly RemarkRepository $remarks,
		private readonly NoteRepository $notes,
		private readonly TagRepository $tags,
		private readonly Survey $survey,
		private readonly DateTimeZone $zone
	) {}

	public function fields(): array {
		return [ 'survey_id' => $this->survey->id ];
	}

	public function layout(): array {
		return ZoneLayout::of( $this->zone );
	}

	public function fileName(): FileName {
		return new FileName( $this->survey->title, 'survey', [ (string) $this->survey->id, 'notes' ], null );
	}

	public function title(): string {
		return __( 'Notes and tags', 'userfeedback' );
	}

	public function columns(): array {
		return [
			__( 'Response', 'userfeedback' ),
			/* translators: %s: a time zone; the heading of a column in a spreadsheet. */
			sprintf( __( 'Date written (%s)', 'userfeedback' ), Headings::zone( $this->zone ) ),
			__( 'Author', 'userfeedback' ),
			__( 'Note', 'userfeedback' ),
			__( 'Tags', 'userfeedback' ),
		];
	}

	public function rows( ?string $after, int $limit ): Rows {
		$responses = $this->remarks->responses( $this->survey->id, (int) $after, $limit );
		$count     = count( $responses );
		$cells     = [];
		if ( $count > 0 ) {
			$tags  = $this->tags->ofResponses( $this->survey->id, $responses );
			$notes = $this->notes->ofResponses( $this->survey->id, $responses );
			cache_users( array_column( array_merge( ...$notes ), 'userId' ) );
			foreach ( $responses as $id ) {
				foreach ( $notes[ $id ] ?? [ null ] as $note ) {
					$cells[] = [ $id, ...$this->note( $note ), $tags[ $id ] ?? [] ];
				}
			}
		}
		return new Rows( $cells, $count, $count === $limit ? (string) $responses[ $count - 1 ] : null );
	}

	public function count(): ?int {
		return null;
	}

	public function readsMoreThan( int $limit ): bool {
		return count( $this->remarks->responses( $this->survey->id, 0, $limit + 1 ) ) > $limit;
	}

	/**
	 * @return array{\DateTimeImmutable|null, string, string} Date, author, text.
	 */
	private function note( ?Note $note ): array {
		if ( $note === null ) {
			return [ null, '', '' ];
		}
		$author = get_userdata( $note->userId );
		return [ $note->createdAt->setTimezone( $this->zone ), $author === false ? '' : $author->display_name, $note->text ];
	}
}
