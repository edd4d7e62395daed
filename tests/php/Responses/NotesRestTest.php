<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\ResponseRemarks;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Remarks;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;
use WP_User;

/**
 * Notes about responses.
 */
final class NotesRestTest extends TestCase {

	use Remarks;
	use SurveyFixtures;

	private Survey $survey;

	private int $id;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->survey = $this->publishedSurvey();
		$this->id     = $this->importResponse( $this->survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ] );
	}

	#[TestDox( '[PLS-07~] notes are shown with author and time, oldest first, each exactly as it was typed' )]
	public function testShowsNotesWithAuthorAndTime(): void {
		$clock = new MovingClock( '2030-03-01T22:30:00Z', new DateTimeZone( 'Pacific/Auckland' ) );
		$clock->takeOver();
		$first = $this->body( $this->write( "  <b>Call</b> her:\r\n\r\n=1+1 %s \\ 'x' [gallery]\u{202E} " ) );
		self::assertSame( "<b>Call</b> her:\n\n=1+1 %s \\ 'x' [gallery]", $first['text'] );
		$clock->move( '+1 day' );
		$editor = new WP_User( $this->asViewer() );
		$this->write( 'Done' );

		$this->asAdmin();
		$notes = $this->notes();
		self::assertSame( $first, $notes[0] );
		self::assertSame( [ 'Done', '2030-03-02T22:30:00Z', true ], [ $notes[1]['text'], $notes[1]['created_at'], $notes[1]['can_delete'] ] );
		self::assertSame( [ wp_get_current_user()->display_name, $editor->display_name ], array_column( $notes, 'author' ) );
		self::assertSame( '2030-03-01T22:30:00Z', $notes[0]['created_at'] );
		self::assertSame( $notes, $this->body( $this->get( $this->path() . '/notes' ) ) );
	}

	#[TestDox( '[PLS-07~] a note has 1 to 5,000 characters; what is refused is not stored' )]
	public function testRefusesEmptyAndLongNotes(): void {
		foreach ( [ '', " \n\t ", "\u{202E}\u{00A0}\u{0007}" ] as $empty ) {
			self::assertSame( [ 'text' => 'required' ], $this->assertRefused( $this->write( $empty ), 400, 'userfeedback_response_invalid' ) );
		}
		$long = str_repeat( 'ü', ResponseRemarks::MAX_NOTE_LENGTH );
		self::assertSame( 5000, ResponseRemarks::MAX_NOTE_LENGTH );
		self::assertSame( [ 'text' => 'too_long' ], $this->assertRefused( $this->write( $long . 'x' ), 400, 'userfeedback_response_invalid' ) );
		self::assertSame( 0, $this->rows( 'response_notes' ) );
		self::assertSame( 201, $this->write( " $long " )->get_status() );
		self::assertSame( [ $long ], array_column( $this->notes(), 'text' ) );
	}

	public function testAResponseHasAtMostAHundredNotes(): void {
		for ( $count = 1; $count < ResponseRemarks::MAX_NOTES; $count++ ) {
			$this->storedNote( $this->survey, $this->id );
		}
		self::assertSame( 201, $this->write( 'The hundredth' )->get_status() );
		$this->assertRefused( $this->write( 'One more' ), 409, 'userfeedback_note_limit' );
		self::assertSame( 100, $this->rows( 'response_notes' ) );
	}

	#[TestDox( '[PLS-07~] a note is deleted by its author or by somebody who may delete surveys, and by nobody else' )]
	public function testANoteIsDeletedByItsAuthorOrByWhoeverMayDeleteSurveys(): void {
		$ofAdmin = $this->storedNote( $this->survey, $this->id );
		$this->asViewer();
		$own = (int) $this->body( $this->write( 'Mine' ) )['id'];
		self::assertSame( [ $ofAdmin => false, $own => true ], array_column( $this->notes(), 'can_delete', 'id' ) );
		$this->assertRefused( $this->delete( $ofAdmin ), 403, 'userfeedback_access_denied' );
		self::assertSame( [ 'deleted' => $own ], $this->body( $this->delete( $own ) ) );
		$this->assertRefused( $this->delete( $own ), 404, 'userfeedback_note_not_found' );
		self::assertSame( [ $ofAdmin ], array_column( $this->notes(), 'id' ) );

		$ofViewer = (int) $this->body( $this->write( 'Again' ) )['id'];
		$this->asAdmin();
		self::assertSame( 200, $this->delete( $ofViewer )->get_status() );
		self::assertSame( [ $ofAdmin ], array_column( $this->notes(), 'id' ) );
	}

	public function testANoteOfADeletedAccountHasNoAuthorAndBelongsToNobody(): void {
		$this->storedNote( $this->survey, $this->id, 'Who was that?', 987654 );
		$this->storedNote( $this->survey, $this->id, 'By command', 0 );
		$this->asViewer();
		self::assertSame( [ '', '' ], array_column( $this->notes(), 'author' ) );
		self::assertSame( [ false, false ], array_column( $this->notes(), 'can_delete' ) );
	}

	public function testNotesOfAnotherResponseAreOutOfReach(): void {
		$other = $this->publishedSurvey();
		$there = $this->importResponse( $other, [ [ 'question_id' => 'q1', 'value' => 'No' ] ] );
		$note  = $this->storedNote( $other, $there );
		$this->assertRefused( $this->delete( $note ), 404, 'userfeedback_note_not_found' );
		$wrong = "/userfeedback/v1/surveys/{$this->survey->id}/responses/$there/notes";
		$this->assertRefused( $this->get( $wrong ), 404, 'userfeedback_response_not_found' );
		$this->assertRefused( $this->post( $wrong, [ 'text' => 'x' ] ), 404, 'userfeedback_response_not_found' );
		$this->assertRefused( $this->post( "$wrong/$note", [], [], 'DELETE' ), 404, 'userfeedback_response_not_found' );
		$nowhere = $this->post( '/userfeedback/v1/surveys/4711/responses/1/notes', [ 'text' => 'x' ] );
		$this->assertRefused( $nowhere, 404, 'userfeedback_response_not_found' );
		self::assertSame( 1, $this->rows( 'response_notes' ) );
	}

	public function testAnExpiredLicenseReadsNotesAndWritesNone(): void {
		$note = $this->storedNote( $this->survey, $this->id );
		OtherPlan::of( Plan::Plus, LicenseStatus::Expired )->takeOver();
		self::assertSame( [ $note ], array_column( $this->notes(), 'id' ) );
		$this->assertRefused( $this->write( 'More' ), 403, 'userfeedback_feature_locked' );
		$this->assertRefused( $this->delete( $note ), 403, 'userfeedback_feature_locked' );
		self::assertSame( 1, $this->rows( 'response_notes' ) );
	}

	private function path(): string {
		return "/userfeedback/v1/surveys/{$this->survey->id}/responses/$this->id";
	}

	private function write( string $text ): WP_REST_Response {
		return $this->post( $this->path() . '/notes', [ 'text' => $text ] );
	}

	private function delete( int $note ): WP_REST_Response {
		return $this->post( $this->path() . "/notes/$note", [], [], 'DELETE' );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function notes(): array {
		/** @var list<array<string, mixed>> */
		return $this->body( $this->get( $this->path() ) )['notes'];
	}

	/**
	 * Logs somebody in who may see results and delete nothing.
	 *
	 * @return int The user's id.
	 */
	private function asViewer(): int {
		update_option( Settings::OPTION, [ 'view_results' => [ 'editor' ] ] + (array) get_option( Settings::OPTION, [] ) );
		return $this->asRole( 'editor' );
	}
}
