<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Saves that a client sends again because their answer was lost.
 */
final class RepeatedSavesRestTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	public function testAFirstSaveSentAgainAnswersTheSurveyThatItMade(): void {
		$save   = self::ids() + [ 'survey' => $this->surveyInput( [ 'status' => 'publish' ] ) ];
		$first  = $this->post( self::PATH, $save );
		$second = $this->post( self::PATH, $save );
		self::assertSame( [ 201, 200 ], [ $first->get_status(), $second->get_status() ] );
		self::assertSame( $this->body( $first ), $this->body( $second ) );
		self::assertSame( [ 1, 1 ], [ $this->rows( 'surveys' ), $this->rows( 'survey_revisions' ) ] );
	}

	public function testAFirstSaveSentAgainWithLaterEditsChangesTheSurveyThatItMade(): void {
		$client = wp_generate_uuid4();
		$first  = $this->post( self::PATH, [ 'client_id' => $client, 'save_id' => wp_generate_uuid4(), 'survey' => $this->surveyInput() ] );
		foreach ( [ [ 'save_id' => wp_generate_uuid4() ], [] ] as $number => $save ) {
			$title  = "Edited $number";
			$again  = $this->post( self::PATH, $save + [ 'client_id' => $client, 'survey' => $this->surveyInput( [ 'title' => $title ] ) ] );
			$answer = $this->body( $again );
			self::assertSame( 200, $again->get_status() );
			self::assertSame( [ $this->body( $first )['id'], $title, $number + 2 ], [ $answer['id'], $answer['title'], $answer['revision'] ] );
		}
		self::assertSame( 1, $this->rows( 'surveys' ) );
	}

	public function testTwoNewSurveysStayTwo(): void {
		$ids = [];
		foreach ( [ 'A', 'B' ] as $title ) {
			$saved = $this->post( self::PATH, self::ids() + [ 'survey' => $this->surveyInput( [ 'title' => $title ] ) ] );
			self::assertSame( 201, $saved->get_status() );
			self::assertSame( $title, $this->body( $saved )['title'] );
			$ids[] = $this->body( $saved )['id'];
		}
		self::assertNotSame( $ids[0], $ids[1] );
	}

	public function testTheClientIdOfSomebodyElseIsAConflictAndChangesNothing(): void {
		$save = self::ids() + [ 'survey' => $this->surveyInput() ];
		$id   = $this->body( $this->post( self::PATH, $save ) )['id'];
		$this->asRole( 'administrator' );
		$refused = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'title' => 'Theirs' ] ) ] + $save );
		$this->assertRefused( $refused, 409, 'userfeedback_survey_conflict' );
		self::assertSame( [ $id, false ], [ $this->body( $refused )['data']['id'], $this->body( $refused )['data']['by_you'] ] );
		$stored = Plugin::instance()->get( SurveyService::class )->get( $id );
		self::assertSame( [ 'Commas', 1 ], [ $stored->title, $stored->revision ] );
	}

	public function testAnUpdateSentAgainIsAnsweredWithWhatIsStored(): void {
		$survey = $this->publishedSurvey();
		$save   = [ 'revision' => 1, 'save_id' => wp_generate_uuid4(), 'survey' => [ 'title' => 'New', 'questions' => [ $this->text( 'q9' ) ] ] ];
		$first  = $this->post( self::PATH . "/$survey->id", $save );
		$second = $this->post( self::PATH . "/$survey->id", $save );
		self::assertSame( [ 200, 200 ], [ $first->get_status(), $second->get_status() ] );
		self::assertSame( $this->body( $first ), $this->body( $second ) );
		self::assertSame( 2, $this->body( $second )['revision'] );
		self::assertSame( 2, $this->rows( 'survey_revisions' ) );
		// Also where the client does not know which revision it was made on.
		unset( $save['revision'] );
		self::assertSame( 2, $this->body( $this->post( self::PATH . "/$survey->id", $save ) )['revision'] );
	}

	public function testAnUpdateSentAgainSaysAgainWhyItWasNotPublished(): void {
		$survey = $this->storedSurvey();
		$fields = [ 'status' => 'publish', 'questions' => [ $this->radio( 'q1', [] ) ] ];
		$save   = [ 'revision' => 1, 'save_id' => wp_generate_uuid4(), 'survey' => $fields ];
		$first  = $this->body( $this->post( self::PATH . "/$survey->id", $save ) );
		self::assertSame( $first, $this->body( $this->post( self::PATH . "/$survey->id", $save ) ) );
		self::assertSame( [ false, 'draft' ], [ $first['published'], $first['status'] ] );
		self::assertNotSame( '', $first['message'] );
	}

	public function testOnlyTheLastSaveOfTheSamePersonIsARepetition(): void {
		$survey = $this->storedSurvey();
		$path   = self::PATH . "/$survey->id";
		$save   = [ 'revision' => 1, 'save_id' => wp_generate_uuid4(), 'survey' => [ 'title' => 'Mine' ] ];
		$this->post( $path, $save );
		$this->assertConflict( $this->post( $path, [ 'save_id' => wp_generate_uuid4() ] + $save ) );

		$me = get_current_user_id();
		$this->asRole( 'administrator' );
		$this->assertConflict( $this->post( $path, $save ) );
		wp_set_current_user( $me );

		// What changed the survey since is not lost by a repetition: neither another save nor a move to the trash and back.
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $survey->id ], $me );
		Plugin::instance()->get( SurveyLifecycle::class )->restore( [ $survey->id ], $me );
		$this->assertConflict( $this->post( $path, $save ) );
	}

	public function testIdsThatAreNoneAreRefusedByName(): void {
		$survey = $this->storedSurvey();
		foreach ( [ '', 'x', str_repeat( 'a', 32 ), 5, [ 'a' ], strtoupper( wp_generate_uuid4() ) ] as $wrong ) {
			foreach ( [ self::PATH => [ 'client_id', 'save_id' ], self::PATH . "/$survey->id" => [ 'save_id' ] ] as $path => $names ) {
				foreach ( $names as $name ) {
					$refused = $this->post( $path, [ $name => $wrong, 'survey' => $this->surveyInput() ] );
					$this->assertRefused( $refused, 400, 'rest_invalid_param' );
					self::assertArrayHasKey( $name, $this->body( $refused )['data']['params'] );
				}
			}
		}
		self::assertSame( 1, $this->rows( 'surveys' ) );
	}

	public function testTheIdsAreNotShown(): void {
		$ids  = self::ids();
		$made = $this->post( self::PATH, $ids + [ 'survey' => $this->surveyInput() ] );
		$id   = $this->body( $made )['id'];
		$copy = $this->post( self::PATH . "/$id/duplicate" );
		foreach ( [ $made, $this->get( self::PATH . "/$id" ), $this->get( self::PATH ), $copy ] as $response ) {
			$text = (string) wp_json_encode( $this->body( $response ) );
			foreach ( $ids as $name => $value ) {
				self::assertStringNotContainsString( $name, $text );
				self::assertStringNotContainsString( $value, $text );
			}
		}
		// Nor do copies carry them on.
		$copied = Plugin::instance()->get( SurveyService::class )->get( $this->body( $copy )['id'] );
		self::assertNull( $copied->saveId );
	}

	/**
	 * @return array{client_id: string, save_id: string}
	 */
	private static function ids(): array {
		return [
			'client_id' => wp_generate_uuid4(),
			'save_id'   => wp_generate_uuid4(),
		];
	}

	private function assertConflict( WP_REST_Response $response ): void {
		$this->assertRefused( $response, 409, 'userfeedback_survey_conflict' );
	}
}
