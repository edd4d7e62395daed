<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\NewResponseRepository;
use UserFeedback\Responses\ResponseStored;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\PartialSubmissions;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\TestCase;

/**
 * What a visitor answers who has not finished.
 */
final class PartialAnswersTest extends TestCase {

	use PartialSubmissions;

	private MovingClock $clock;

	/** @var list<ResponseStored> What the hook was given. */
	private array $announced = [];

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new MovingClock( '2030-03-01T12:00:00Z', new DateTimeZone( 'UTC' ) );
		$this->clock->takeOver();
		$this->asAdmin();
		$this->survey = $this->keeping();
		add_action(
			'userfeedback_response_stored',
			function ( ResponseStored $stored ): void {
				$this->announced[] = $stored;
			}
		);
	}

	#[TestDox( '[PLS-24~] a partial answer is stored, marked, without required answers, and counts, mails and hooks know nothing of it' )]
	public function testKeepsAPartialAnswerApart(): void {
		self::assertSame( 201, $this->send( [ 'q2' => 'Half' ] )->get_status() );
		self::assertSame( [ 'partial', null ], $this->state() );
		self::assertSame( [ 0, 0, [] ], [ $this->total(), $this->rows( 'outbox' ), $this->announced ] );
		self::assertSame( [], RawCount::stored( $this->survey->id, null ) );
		self::assertSame( 0, $this->list( 'all' )['pagination']['total'] );

		$partial = $this->list( 'partial' );
		self::assertSame( [ 'all' => 0, 'partial' => 1 ], array_column( $partial['status_filters'], 'count', 'status' ) );
		self::assertSame( [ 'partial' ], array_column( $partial['items'], 'status' ) );
		$one = $this->body( $this->get( $this->path() . '/' . $partial['items'][0]['id'] ) );
		self::assertSame( [ 'partial', [ [ 'Half' ] ] ], [ $one['status'], array_column( $one['answers'], 'value' ) ] );
		$stats = Plugin::instance()->get( ResultsService::class )->ofSurvey( $this->survey->id, null )['question_stats'];
		self::assertSame( [ 0, [] ], [ $stats[1]['total_answers'], $stats[1]['answers'] ] );
	}

	#[TestDox( '[PLS-24~] a later partial answer replaces the earlier one' )]
	public function testALaterPartialAnswerReplacesTheEarlierOne(): void {
		$first = $this->submission( $this->survey, [ 'q2' => 'Half', 'q3' => 'More' ], [ 'partial' => true ] );
		$this->sendBody( $first );
		$id = $this->column( 'id' );
		$this->sendBody( [ 'answers' => [ [ 'question_id' => 'q1', 'value' => 'No' ] ] ] + $first );
		self::assertSame( [ 1, 1, 0 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ), $this->rows( 'answer_texts' ) ] );
		self::assertSame( [ $id, 'partial' ], [ $this->column( 'id' ), $this->column( 'status' ) ] );
	}

	#[TestDox( '[PLS-24~] the final answers turn the partial ones into a response of their own day, which counts, mails and hooks know once' )]
	public function testTheFinalAnswersReplaceThePartialOnes(): void {
		$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true ] );
		$this->sendBody( $partial );
		$id = $this->column( 'id' );
		$this->clock->move( '+2 days' );
		$final = $this->finalOf( $partial );
		self::assertSame( 201, $this->sendBody( $final )->get_status() );
		self::assertSame( [ $id, 'publish', null, '2030-03-03' ], [ $this->column( 'id' ), ...$this->state(), $this->column( 'submitted_on' ) ] );
		self::assertSame( [ 1, 1, 1 ], [ $this->total(), $this->rows( 'outbox' ), count( $this->announced ) ] );
		self::assertSame( 1, $this->list( 'all' )['pagination']['total'] );
		self::assertSame( [ (int) $id, 2 ], [ $this->announced[0]->responseId, count( $this->announced[0]->answers ) ] );
		$this->assertCounted();

		// Neither the same again, nor a partial answer that comes late, changes anything.
		self::assertSame( 200, $this->sendBody( $final )->get_status() );
		self::assertSame( 200, $this->sendBody( $partial )->get_status() );
		self::assertSame( [ 'publish', null ], $this->state() );
		self::assertSame( [ 1, 2, 1 ], array_map( $this->rows( ... ), [ 'responses', 'answers', 'outbox' ] ) );
		self::assertSame( [ 1, 1 ], [ $this->total(), count( $this->announced ) ] );
		$this->assertCounted();
	}

	#[TestDox( '[PLS-24~] required answers may be missing in partial answers only' )]
	public function testRequiresAnswersAtTheEnd(): void {
		$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true ] );
		self::assertSame( 201, $this->sendBody( $partial )->get_status() );
		$final = array_diff_key( $partial, [ 'partial' => 1 ] );
		self::assertSame( [ 'answers' => 'required' ], $this->assertRefused( $this->sendBody( $final ), 400, 'userfeedback_response_invalid' ) );
		$final = [ 'partial' => false ] + $partial;
		self::assertSame( [ 'answers' => 'required' ], $this->assertRefused( $this->sendBody( $final ), 400, 'userfeedback_response_invalid' ) );
		$nothing = [ 'answers' => [ [ 'question_id' => 'q2', 'value' => null ] ] ];
		$refused = $this->sendBody( $nothing + $partial );
		self::assertSame( [ 'answers' => 'empty' ], $this->assertRefused( $refused, 400, 'userfeedback_response_invalid' ) );
		self::assertSame( 'partial', $this->column( 'status' ) );
	}

	#[TestDox( '[PLS-24~] partial answers are refused unless the survey keeps them now, whatever the page says' )]
	public function testRefusesPartialAnswersThatAreNotWanted(): void {
		$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true ] );
		Plugin::instance()->get( SurveyService::class )->update( $this->survey->id, self::keepPartial( false ), 1 );
		$this->assertRefused( $this->sendBody( $partial ), 409, 'userfeedback_partial_not_kept' );
		$never = $this->publishedSurvey();
		$refused = $this->sendBody( $this->submission( $never, [ 'q1' => 'Yes' ], [ 'partial' => true ] ), $never );
		$this->assertRefused( $refused, 409, 'userfeedback_partial_not_kept' );
		self::assertSame( 0, $this->rows( 'responses' ) );
		// What is finished is taken all the same.
		self::assertSame( 201, $this->sendBody( $this->finalOf( $partial ) )->get_status() );
	}

	#[TestDox( '[PLS-24~] Lite keeps no partial answers, because it could not show them' )]
	public function testThePlanDecides(): void {
		OtherPlan::of( Plan::Plus )->takeOver();
		self::assertSame( 201, $this->send( [ 'q2' => 'Half' ] )->get_status() );
		OtherPlan::lite()->takeOver();
		$this->assertRefused( $this->send( [ 'q2' => 'Half' ] ), 409, 'userfeedback_partial_not_kept' );
		self::assertSame( 1, $this->rows( 'responses' ) );
	}

	#[TestDox( '[PLS-24~] partial answers stay partial in the trash and in spam, and are never counted' )]
	public function testStaysPartialWhereverItIsMoved(): void {
		$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true ] );
		$this->sendBody( $partial );
		$steps = [
			[ 'restore', [ 'partial', null ] ],
			[ 'trash', [ 'trash', 'partial' ] ],
			[ 'restore', [ 'partial', null ] ],
			[ 'spam', [ 'spam', 'partial' ] ],
			[ 'trash', [ 'trash', 'partial' ] ],
			[ 'spam', [ 'spam', 'partial' ] ],
			[ 'restore', [ 'partial', null ] ],
		];
		foreach ( $steps as $index => [ $action, $state ] ) {
			$ids = [ 'response_ids' => [ (int) $this->column( 'id' ) ] ];
			self::assertSame( 200, $this->post( $this->path() . "/$action", $ids )->get_status() );
			self::assertSame( $state, $this->state(), "step $index, $action" );
			self::assertSame( [], RawCount::stored( $this->survey->id, null ) );
		}
		$this->assertRefused( $this->post( $this->path(), $ids, [], 'DELETE' ), 409, 'userfeedback_response_not_in_trash' );
	}

	#[TestDox( '[PLS-24~] a visitor finishes although the owner moved the partial answers meanwhile' )]
	public function testAVisitorFinishesWhatTheOwnerMoved(): void {
		foreach ( [ 'trash', 'spam' ] as $index => $action ) {
			$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true ] );
			$this->sendBody( $partial );
			$this->post( $this->path() . "/$action", [ 'response_ids' => [ (int) $this->column( 'id' ) ] ] );
			$later = [ 'answers' => [ [ 'question_id' => 'q2', 'value' => 'More' ] ] ] + $partial;
			// The owner wanted no partial answers of this visitor; spam is judged anew.
			self::assertSame( $action === 'trash' ? 200 : 201, $this->sendBody( $later )->get_status() );
			self::assertSame( $action === 'trash' ? 'trash' : 'partial', $this->column( 'status' ) );
			self::assertSame( 201, $this->sendBody( $this->finalOf( $partial ) )->get_status() );
			self::assertSame( [ [ 'publish', null ], $index + 1 ], [ $this->state(), $this->total() ] );
			$this->assertCounted();
		}
	}

	#[TestDox( '[PLS-24~] a response that was finished and moved away is not touched by what comes late' )]
	public function testWhatWasFinishedStaysWhereItIs(): void {
		$final = $this->submission( $this->survey, [ 'q1' => 'Yes' ] );
		$this->sendBody( $final );
		foreach ( [ 'trash', 'spam' ] as $action ) {
			$this->post( $this->path() . "/$action", [ 'response_ids' => [ (int) $this->column( 'id' ) ] ] );
			self::assertSame( 200, $this->sendBody( [ 'partial' => true ] + $final )->get_status() );
			self::assertSame( 200, $this->sendBody( $final )->get_status() );
			self::assertSame( [ $action, 0 ], [ $this->column( 'status' ), $this->total() ] );
		}
	}

	#[TestDox( '[PLS-24~] partial answers of programs are spam, and the final answers are judged on their own' )]
	public function testSpamIsRecognized(): void {
		$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true, 'website' => 'x', 'elapsed_ms' => 1 ] );
		self::assertSame( 201, $this->sendBody( $partial )->get_status() );
		self::assertSame( [ 'spam', 'partial' ], $this->state() );
		$this->sendBody( [ 'website' => '' ] + $partial );
		self::assertSame( [ 'partial', null ], $this->state() );
		$this->sendBody( $this->finalOf( $partial ) );
		self::assertSame( [ [ 'spam', null ], 0 ], [ $this->state(), $this->total() ] );
		$this->post( $this->path() . '/restore', [ 'response_ids' => [ (int) $this->column( 'id' ) ] ] );
		self::assertSame( [ [ 'publish', null ], 1 ], [ $this->state(), $this->total() ], 'not spam, and finished' );
	}

	#[TestDox( '[PLS-24~] later answers replace every column that a response fills, except its ids' )]
	public function testReplacesEveryColumn(): void {
		$row      = NewResponseRepository::row( 1, '', new NewResponse( [], new DateTimeImmutable(), 1 ), '2026-01-01' );
		$expected = array_keys( array_diff_key( $row, [ 'survey_id' => 1, 'submission_id' => 1 ] ) );
		$replaced = array_keys( NewResponseRepository::replaceable() );
		self::assertSame( [], [ ...array_diff( $expected, $replaced ), ...array_diff( $replaced, $expected ) ] );
	}

	#[TestDox( '[PLS-24~] partial answers do not use up what a network may submit' )]
	public function testPartialAnswersHaveALimitOfTheirOwn(): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 1, 'too_many' => 1 ] );
		$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true ] );
		$statuses = array_map( fn () => $this->sendBody( $partial )->get_status(), range( 1, 11 ) );
		self::assertSame( [ 201 => 10, 429 => 1 ], array_count_values( $statuses ) );
		self::assertSame( [ 'held', 'partial' ], $this->state(), 'marked as partial wherever it is' );
		self::assertSame( 201, $this->sendBody( $this->finalOf( $partial ) )->get_status() );
		self::assertSame( 'publish', $this->column( 'status' ) );
	}

	#[TestDox( '[PLS-24~] a mark as a test by the owner survives the end of the survey' )]
	public function testATestStaysATest(): void {
		$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true ] );
		$this->sendBody( $partial );
		$this->post( $this->path() . '/test', [ 'response_ids' => [ (int) $this->column( 'id' ) ] ] );
		$this->sendBody( $this->finalOf( $partial ) );
		self::assertSame( [ '1', 0, 0 ], [ $this->column( 'is_test' ), $this->total(), $this->rows( 'outbox' ) ] );
		$this->assertCounted();
	}

	#[TestDox( '[PLS-24~] a survey in the trash takes no partial answers, and one that is deleted takes them with it' )]
	public function testFollowsItsSurvey(): void {
		$this->send( [ 'q2' => 'Half' ] );
		$lifecycle = Plugin::instance()->get( SurveyLifecycle::class );
		$lifecycle->trash( [ $this->survey->id ], 1 );
		$this->assertRefused( $this->send( [ 'q2' => 'Half' ] ), 410, 'userfeedback_survey_closed' );
		$lifecycle->delete( [ $this->survey->id ], 1 );
		Plugin::instance()->get( WorkRunner::class )->runDue();
		self::assertSame( [ 0, 0, 0 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ), $this->rows( 'answer_texts' ) ] );
	}
}
