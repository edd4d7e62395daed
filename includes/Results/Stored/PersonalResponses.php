<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Client;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Responses\Note;
use UserFeedback\Responses\NoteRepository;
use UserFeedback\Responses\PageName;
use UserFeedback\Responses\PersonalResponseRepository;
use UserFeedback\Responses\ResponseErasure;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\StoredData\Erased;
use UserFeedback\StoredData\Person;
use UserFeedback\StoredData\PersonalRecord;
use UserFeedback\StoredData\PersonalRecords;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The responses of a person, of any status, with the notes about them.
 *
 * @since 0.7.0
 */
final class PersonalResponses {

	public function __construct(
		private readonly PersonalResponseRepository $personal,
		private readonly SurveyRepository $surveys,
		private readonly ResponseReader $responses,
		private readonly NoteRepository $notes,
		private readonly ResponseErasure $erasure,
		private readonly Clock $clock
	) {}

	/**
	 * See PersonalData::ofPerson().
	 */
	public function after( Person $person, int $id, int $limit ): PersonalRecords {
		$places  = $this->personal->after( $person, $id, $limit );
		$records = [];
		foreach ( self::bySurvey( $places ) as $surveyId => $ids ) {
			$survey = $this->surveys->find( $surveyId );
			if ( $survey === null ) {
				continue;
			}
			$found = $this->responses->withAnswers( $survey, $this->responses->findAll( $surveyId, $ids ) );
			PageName::preload( array_map( static fn ( AnsweredResponse $answered ) => $answered->response->page, $found ) );
			$notes = $this->notes->ofResponses( $surveyId, $ids );
			foreach ( $found as $answered ) {
				$records[ $answered->response->id ] = $this->record( $survey, $answered, $notes[ $answered->response->id ] ?? [] );
			}
		}
		ksort( $records );
		$count = count( $places );
		return new PersonalRecords( array_values( $records ), $count, $count === $limit ? (string) $places[ $count - 1 ]['id'] : null );
	}

	/**
	 * See PersonalData::erase(): first the person's own responses, then what others say of the address.
	 */
	public function erase( Person $person, int $limit ): Erased {
		$places = $this->personal->after( $person, 0, $limit );
		foreach ( self::bySurvey( $places ) as $surveyId => $ids ) {
			$this->erasure->anonymise( $surveyId, $ids );
		}
		$left = $limit - count( $places );
		return Erased::upTo( $limit, count( $places ) + ( $left === 0 ? 0 : $this->erasure->eraseMentions( $person, $left ) ) );
	}

	/**
	 * @param list<array{survey: int, id: int}> $places
	 * @return array<int, non-empty-list<int>>
	 */
	private static function bySurvey( array $places ): array {
		$ids = [];
		foreach ( $places as $place ) {
			$ids[ $place['survey'] ][] = $place['id'];
		}
		return $ids;
	}

	/**
	 * @param list<Note> $notes
	 */
	private function record( Survey $survey, AnsweredResponse $answered, array $notes ): PersonalRecord {
		$response = $answered->response;
		$values   = [
			[ __( 'Survey', 'userfeedback' ), $survey->title ],
			[ __( 'Date', 'userfeedback' ), $response->submittedAt->setTimezone( $this->clock->zone() )->format( 'Y-m-d H:i' ) ],
			[ __( 'Page', 'userfeedback' ), PageName::of( $response->page ) ],
			[ __( 'Page address', 'userfeedback' ), $response->page->url ],
			[ __( 'Device', 'userfeedback' ), $response->client->device ],
			[ __( 'Browser', 'userfeedback' ), Client::name( $response->client->browser ) ],
			[ __( 'OS', 'userfeedback' ), Client::name( $response->client->os ) ],
			[ __( 'Country', 'userfeedback' ), $response->country ],
			[ __( 'User IP', 'userfeedback' ), $response->ip ],
		];
		foreach ( $answered->answers as [ 'question' => $question, 'answer' => $answer ] ) {
			array_push( $values, ...self::answer( $question->title, $answer ) );
		}
		foreach ( $notes as $note ) {
			$values[] = [ __( 'Note', 'userfeedback' ), $note->text ];
		}
		return PersonalRecord::of( "response-$response->id", $values );
	}

	/**
	 * @return list<array{string, string}>
	 */
	private static function answer( string $title, Answer $answer ): array {
		return [
			[ $title, $answer->labels === [] ? $answer->texts['text'] ?? '' : implode( ', ', $answer->labels ) ],
			/* translators: %s: title of a question; the heading of a column in a spreadsheet. */
			[ sprintf( __( '%s – comments', 'userfeedback' ), $title ), $answer->texts['comment'] ?? '' ],
			/* translators: %s: title of a question; the heading of a column in a spreadsheet. */
			[ sprintf( __( '%s – name', 'userfeedback' ), $title ), $answer->texts['name'] ?? '' ],
		];
	}
}
