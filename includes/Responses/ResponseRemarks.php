<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Notes about responses and their tags, as far as the plan allows. They belong to the response whatever its status, and are deleted with it. When
 * a visitor finishes whose partial answers have notes or tags, these stay: it is the same response.
 *
 * Lists of ids are never empty.
 *
 * @since 0.5.0
 */
final class ResponseRemarks {

	/** Characters of a note. */
	public const MAX_NOTE_LENGTH = 5000;

	/** Notes about a response. */
	public const MAX_NOTES = 100;

	/** Tags of a survey that are listed. */
	private const MAX_LISTED = 100;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseLocks $locks,
		private readonly ResponseReader $reader,
		private readonly NoteRepository $notes,
		private readonly TagRepository $tags,
		private readonly FeatureGate $gate,
		private readonly Rights $rights,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * The notes about a response, oldest first, and its tags in alphabetical order.
	 *
	 * @return array{notes: list<Note>, tags: list<string>}
	 * @throws ResponseError When the survey has no such response.
	 * @throws FeatureLocked When the plan shows no single responses.
	 */
	public function of( int $surveyId, int $id ): array {
		$this->gate->demand( Feature::SingleResponse );
		if ( $this->reader->find( $surveyId, $id ) === null ) {
			throw ResponseError::notFound();
		}
		return [
			'notes' => $this->notes->of( $surveyId, $id ),
			'tags'  => $this->tags->ofResponses( $surveyId, [ $id ] )[ $id ] ?? [],
		];
	}

	/**
	 * The tags of a survey's responses, the most used first; at most a hundred.
	 *
	 * @return list<array{name: string, count: int}> Number of responses by tag, whatever their status.
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When the plan shows no single responses.
	 */
	public function tagsOf( int $surveyId ): array {
		$this->gate->demand( Feature::SingleResponse );
		if ( $this->surveys->find( $surveyId ) === null ) {
			throw NotFound::survey();
		}
		return $this->tags->ofSurvey( $surveyId, self::MAX_LISTED );
	}

	/**
	 * Adds a note to a response.
	 *
	 * @param int $userId Its author.
	 * @throws ResponseError When the survey has no such response, the text is empty or too long, or there are too many notes.
	 * @throws FeatureLocked When the plan changes no responses.
	 */
	public function addNote( int $surveyId, int $id, string $text, int $userId ): Note {
		$this->gate->demand( Feature::ResponseChanges );
		$lines = self::noteText( $text );
		return $this->transaction->run(
			function () use ( $surveyId, $id, $lines, $userId ): Note {
				$this->locks->lock( $surveyId, [ $id ] );
				if ( count( $this->notes->of( $surveyId, $id ) ) >= self::MAX_NOTES ) {
					throw ResponseError::tooManyNotes( self::MAX_NOTES );
				}
				return $this->notes->add( $surveyId, $id, $userId, $lines, $this->clock->now() );
			}
		);
	}

	/**
	 * Deletes a note.
	 *
	 * @param int $userId Who deletes it.
	 * @throws ResponseError When the response has no such note.
	 * @throws AccessDenied  When the user neither wrote it nor may delete surveys.
	 * @throws FeatureLocked When the plan changes no responses.
	 */
	public function deleteNote( int $surveyId, int $id, int $noteId, int $userId ): void {
		$this->gate->demand( Feature::ResponseChanges );
		$this->transaction->run(
			function () use ( $surveyId, $id, $noteId, $userId ): void {
				$this->locks->lock( $surveyId, [ $id ] );
				$notes = array_column( $this->notes->of( $surveyId, $id ), null, 'id' );
				$note  = $notes[ $noteId ] ?? throw ResponseError::noteNotFound();
				if ( ! $this->mayDelete( $note, $userId ) ) {
					throw AccessDenied::byRights();
				}
				$this->notes->delete( $note );
			}
		);
	}

	/**
	 * Whether a user may delete a note: its author, and whoever may delete surveys.
	 */
	public function mayDelete( Note $note, int $userId ): bool {
		return $note->userId === $userId || $this->rights->has( $userId, Capability::DELETE_SURVEYS );
	}

	/**
	 * Replaces the tags of a response.
	 *
	 * @param list<string> $tags As typed; the same tag twice is stored once, as other responses of the survey spell it.
	 * @return list<string> As stored, in alphabetical order.
	 * @throws ResponseError When the survey has no such response, or a tag is invalid, or there are too many.
	 * @throws FeatureLocked When the plan changes no responses.
	 */
	public function setTags( int $surveyId, int $id, array $tags ): array {
		$this->gate->demand( Feature::ResponseChanges );
		$read = TagNames::read( $tags, 'tags' );
		if ( count( $read ) > TagNames::MAX ) {
			throw self::tooManyTags( 'tags' );
		}
		return $this->transaction->run(
			function () use ( $surveyId, $id, $read ): array {
				$this->locks->lock( $surveyId, [ $id ] );
				$this->tags->remove( $surveyId, [ $id ] );
				$this->tags->add( $surveyId, [ $id ], $this->asSpelled( $surveyId, $read, [ $id ] ) );
				return $this->tags->ofResponses( $surveyId, [ $id ] )[ $id ] ?? [];
			}
		);
	}

	/**
	 * Gives tags to responses and takes others away, for all of them or none.
	 *
	 * @param list<int>    $ids
	 * @param list<string> $add    As typed.
	 * @param list<string> $remove As typed; one that a response does not have is ignored.
	 * @return list<int> The ids.
	 * @throws ResponseError When a response is not of this survey, a tag is invalid, or a response would have too many.
	 * @throws FeatureLocked When the plan changes no responses, or not several at once.
	 */
	public function changeTags( int $surveyId, array $ids, array $add, array $remove ): array {
		if ( count( $ids ) > 1 ) {
			$this->gate->demand( Feature::BulkActions );
		}
		$this->gate->demand( Feature::ResponseChanges );
		$added   = TagNames::read( $add, 'add' );
		$removed = TagNames::read( $remove, 'remove' );
		return $this->transaction->run(
			function () use ( $surveyId, $ids, $added, $removed ): array {
				$this->locks->lock( $surveyId, $ids );
				$this->tags->remove( $surveyId, $ids, $removed );
				$this->tags->add( $surveyId, $ids, $this->asSpelled( $surveyId, $added, $ids ) );
				$counts = array_map( count( ... ), $this->tags->ofResponses( $surveyId, $ids ) );
				if ( $counts !== [] && max( $counts ) > TagNames::MAX ) {
					throw self::tooManyTags( 'add' );
				}
				return $ids;
			}
		);
	}

	/**
	 * A note as it is stored.
	 *
	 * @throws ResponseError When it is empty or too long.
	 */
	private static function noteText( string $text ): string {
		$lines = Text::lines( $text );
		if ( $lines === '' ) {
			throw ResponseError::invalid( [ new FieldError( 'text', 'required', __( 'Write something first.', 'userfeedback' ) ) ] );
		}
		if ( Text::length( $lines ) > self::MAX_NOTE_LENGTH ) {
			/* translators: %d: number of characters. */
			$message = sprintf( __( 'A note has at most %d characters. Shorten it.', 'userfeedback' ), self::MAX_NOTE_LENGTH );
			throw ResponseError::invalid( [ new FieldError( 'text', 'too_long', $message ) ] );
		}
		return $lines;
	}

	private static function tooManyTags( string $field ): ResponseError {
		/* translators: %d: number of tags. */
		$message = sprintf( __( 'A response has at most %d tags. Remove some of them.', 'userfeedback' ), TagNames::MAX );
		return ResponseError::invalid( [ new FieldError( $field, 'too_many', $message ) ] );
	}

	/**
	 * Tags in the spelling that other responses of the survey have, so that lists do not show "Bug" beside "bug".
	 *
	 * @param list<string> $tags
	 * @param list<int>    $ids  The responses that get them.
	 * @return list<string>
	 */
	private function asSpelled( int $surveyId, array $tags, array $ids ): array {
		$known = [];
		foreach ( $tags === [] ? [] : $this->tags->spellings( $surveyId, $tags, $ids ) as $spelling ) {
			$known[ TagNames::key( $spelling ) ] ??= $spelling;
		}
		return array_map( static fn ( string $tag ) => $known[ TagNames::key( $tag ) ] ?? $tag, $tags );
	}
}
