<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What becomes of surveys over REST: published, drafts, in the trash, deleted.
 */
final class SurveyLifecycleRestTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	#[TestDox( '[LST-07~] several surveys are published, or none' )]
	public function testPublishesSeveralOrNone(): void {
		$this->asAdmin();
		$good = $this->storedSurvey();
		$bad  = $this->storedSurvey( [ 'questions' => [] ] );
		$response = $this->post( self::PATH . '/publish', [ 'survey_ids' => [ $good->id, $bad->id ] ] );
		$this->assertRefused( $response, 400, 'userfeedback_survey_invalid' );
		self::assertSame( 'draft', $this->body( $this->get( self::PATH . "/$good->id" ) )['status'] );

		$answer = $this->body( $this->post( self::PATH . '/publish', [ 'survey_ids' => [ $good->id ] ] ) );
		self::assertSame( [ $good->id ], $answer['updated'] );
		self::assertSame( 'publish', $this->body( $this->get( self::PATH . "/$good->id" ) )['status'] );
	}

	#[TestDox( '[LST-07~] surveys are moved to the trash and restored to where they came from' )]
	public function testTheTrashRemembersWhereASurveyCameFrom(): void {
		$this->asAdmin();
		$draft     = $this->storedSurvey();
		$published = $this->publishedSurvey();
		$ids       = [ $draft->id, $published->id ];
		self::assertSame( $ids, $this->body( $this->post( self::PATH . '/trash', [ 'survey_ids' => $ids ] ) )['updated'] );
		self::assertSame( [ 'trash', 'trash' ], $this->statuses( $ids ) );
		self::assertSame( [], $this->body( $this->get( self::PATH ) )['items'], 'all is all but the trash' );
		self::assertCount( 2, $this->body( $this->get( self::PATH, [ 'filter' => [ 'status' => 'trash' ] ] ) )['items'] );

		$this->post( self::PATH . '/trash', [ 'survey_ids' => $ids ] );
		$this->post( self::PATH . '/restore', [ 'survey_ids' => $ids ] );
		self::assertSame( [ 'draft', 'publish' ], $this->statuses( $ids ) );

		$this->post( self::PATH . '/draft', [ 'survey_ids' => $ids ] );
		self::assertSame( [ 'draft', 'draft' ], $this->statuses( $ids ) );
	}

	#[TestDox( '[EDT-10~] a client that read a survey before it was trashed neither publishes it nor makes it a draft, but may save its texts' )]
	public function testASaveWithARevisionTakesNothingOutOfTheTrash(): void {
		$this->asAdmin();
		$survey = $this->storedSurvey();
		$path   = self::PATH . "/$survey->id";
		$save   = [ 'revision' => $survey->revision, 'save_id' => wp_generate_uuid4() ];
		$this->post( self::PATH . '/trash', [ 'survey_ids' => [ $survey->id ] ] );
		$this->assertRefused( $this->post( $path, $save + [ 'survey' => [ 'title' => 'Blind' ] ] ), 409, 'userfeedback_survey_in_trash' );
		$now = $this->body( $this->get( $path ) )['revision'];
		foreach ( [ $survey->revision, $now ] as $revision ) {
			foreach ( [ 'publish', 'draft' ] as $status ) {
				$blind = [ 'revision' => $revision, 'survey' => [ 'status' => $status ] ];
				$this->assertRefused( $this->post( $path, $blind + $save ), 409, 'userfeedback_survey_in_trash' );
				self::assertSame( [ 'trash' ], $this->statuses( [ $survey->id ] ) );
			}
		}
		$save['revision'] = $now;
		$saved = $this->body( $this->post( $path, $save + [ 'survey' => [ 'title' => 'Renamed' ] ] ) );
		self::assertSame( [ 'Renamed', 'trash' ], [ $saved['title'], $saved['status'] ] );
	}

	#[TestDox( '[LST-05~] the list tells when the run time of a published survey is over, as long as run times are allowed' )]
	public function testTheListTellsTheLastDayOfAnEndedSurvey(): void {
		$clock = new MovingClock( '2026-11-20T12:00:00Z', new DateTimeZone( 'Europe/Berlin' ) );
		$clock->takeOver();
		$this->asAdmin();
		$path     = self::PATH . '/' . $this->body( $this->post( self::PATH, [ 'survey' => $this->surveyInput() ] ) )['id'];
		$run      = [ 'run_time' => 'expire', 'expire_at' => [ 'month' => 11, 'day' => 21 ] ];
		$behavior = $run + $this->body( $this->get( $path ) )['settings']['behavior'];
		$publish  = fn () => $this->post( $path, [ 'survey' => [ 'status' => 'publish', 'settings' => [ 'behavior' => $behavior ] ] ] );
		$publish();
		$ended    = fn (): mixed => $this->body( $this->get( self::PATH ) )['items'][0]['ended_on'];
		self::assertNull( $ended() );
		$clock->set( '2026-11-21T23:00:00Z' );
		self::assertSame( '2026-11-21', $ended() );
		$this->post( $path, [ 'survey' => [ 'status' => 'draft' ] ] );
		self::assertNull( $ended() );
		$publish();
		$clock->set( '2027-11-22T12:00:00Z' );
		self::assertSame( '2027-11-21', $ended() );
		OtherPlan::lite()->takeOver( [ Clock::class => $clock ] );
		self::assertNull( $ended() );
	}

	#[TestDox( '[LST-07~] a list with an unknown survey changes nothing' )]
	public function testAListOfWhichOneIsUnknownChangesNothing(): void {
		$this->asAdmin();
		$survey = $this->storedSurvey();
		foreach ( [ 'trash', 'restore', 'draft', 'publish' ] as $action ) {
			$response = $this->post( self::PATH . "/$action", [ 'survey_ids' => [ $survey->id, 4711 ] ] );
			$this->assertRefused( $response, 404, 'userfeedback_survey_not_found' );
			self::assertSame( [ 'draft' ], $this->statuses( [ $survey->id ] ), $action );
		}
		foreach ( [ [], [ 'x' ], [ 0 ], [ $survey->id, $survey->id ], range( 1, 101 ) ] as $ids ) {
			$this->assertRefused( $this->post( self::PATH . '/trash', [ 'survey_ids' => $ids ] ), 400, 'rest_invalid_param' );
		}
	}

	#[TestDox( '[LST-07~] only surveys in the trash are deleted permanently, with everything of theirs' )]
	public function testOnlyTheTrashCanBeDeletedAndNothingIsLeftOfIt(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		$other  = $this->publishedSurvey();
		foreach ( [ $survey, $other ] as $asked ) {
			$answers = $this->submission( $asked, [ 'q1' => 'Yes', 'q2' => 'Because' ] );
			self::assertSame( 201, $this->post( self::PATH . "/$asked->id/responses", $answers )->get_status() );
			// Labels are stored of options that are gone.
			$changes = [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'Never' ] ), $this->text( 'q2' ) ] ];
			Plugin::instance()->get( SurveyService::class )->update( $asked->id, $changes, 1 );
		}
		$delete = fn () => $this->post( self::PATH, [ 'survey_ids' => [ $survey->id ] ], [], 'DELETE' );
		$this->assertRefused( $delete(), 409, 'userfeedback_survey_not_in_trash' );

		$this->post( self::PATH . '/trash', [ 'survey_ids' => [ $survey->id ] ] );
		self::assertSame( [ $survey->id ], $this->body( $delete() )['deleted'] );
		$this->assertRefused( $delete(), 404, 'userfeedback_survey_not_found' );
		Plugin::instance()->get( OutboxWorker::class )->run();
		$connection = Plugin::instance()->get( Connection::class );
		foreach ( [ 'responses', 'answers', 'answer_texts', 'survey_counts', 'question_counts', 'question_options', 'survey_revisions' ] as $table ) {
			$owners = $connection->rows( 'SELECT DISTINCT survey_id FROM %i', $connection->table( $table ) );
			self::assertSame( [ (string) $other->id ], array_column( $owners, 'survey_id' ), $table );
		}
	}

	public function testACopyOfASurveyWithTheLongestTitleKeepsToTheLimit(): void {
		$this->asAdmin();
		$survey = $this->storedSurvey( [ 'title' => str_repeat( 'ä', SurveySchema::MAX_TITLE_LENGTH ) ] );
		$copy   = $this->post( self::PATH . "/$survey->id/duplicate" );
		self::assertSame( 201, $copy->get_status() );
		self::assertSame( SurveySchema::MAX_TITLE_LENGTH, mb_strlen( (string) $this->body( $copy )['title'] ) );
	}

	public function testAConflictNamesTheMomentOfTheLastSave(): void {
		$this->asAdmin();
		$survey     = $this->storedSurvey();
		$connection = Plugin::instance()->get( Connection::class );
		$moments    = [ '2026-01-01 10:00:00', '2026-03-04 05:06:07' ];
		$connection->execute( 'UPDATE %i SET created_at = %s, updated_at = %s', $connection->table( 'surveys' ), ...$moments );
		$refused = $this->post( self::PATH . "/$survey->id", [ 'revision' => 9, 'survey' => [ 'title' => 'Mine' ] ] );
		$this->assertRefused( $refused, 409, 'userfeedback_survey_conflict' );
		self::assertSame( '2026-03-04T05:06:07Z', $this->body( $refused )['data']['saved_at'] );
	}

	/**
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private function statuses( array $ids ): array {
		return array_map( static fn ( int $id ) => Plugin::instance()->get( SurveyService::class )->get( $id )->status, $ids );
	}
}
