<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Results\ResultsService;
use UserFeedback\StoredData\RetentionWork;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\PartialSubmissions;
use UserFeedback\Tests\Support\Remarks;
use UserFeedback\Tests\TestCase;

/**
 * What becomes of notes, tags and test marks when their response changes.
 */
final class RemarksStayAndGoTest extends TestCase {

	use PartialSubmissions;
	use Remarks;

	private Survey $other;

	private int $untouched;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->survey    = $this->keeping();
		$this->other     = $this->publishedSurvey();
		$this->untouched = $this->remarked( $this->other );
	}

	protected function tearDown(): void {
		self::assertSame( [ 1, 1 ], $this->remarksOf( $this->other, $this->untouched ), 'those of other responses stay' );
		parent::tearDown();
	}

	#[TestDox( '[PLS-07~] notes and tags stay in the trash and in spam, and go with the response that is deleted' )]
	public function testGoWithTheResponse(): void {
		$id   = $this->remarked( $this->survey );
		$kept = $this->remarked( $this->survey );
		$ids  = [ 'response_ids' => [ $id ] ];
		foreach ( [ 'trash', 'restore', 'spam', 'trash' ] as $action ) {
			$this->post( $this->path() . "/$action", $ids );
			self::assertSame( [ 1, 1 ], $this->remarksOf( $this->survey, $id ), $action );
		}
		self::assertSame( 200, $this->post( $this->path(), $ids, [], 'DELETE' )->get_status() );
		self::assertSame( [ 0, 0 ], $this->remarksOf( $this->survey, $id ) );
		self::assertSame( [ 1, 1 ], $this->remarksOf( $this->survey, $kept ) );
	}

	#[TestDox( '[PLS-07~] notes and tags go with a survey that is deleted' )]
	public function testGoWithTheSurvey(): void {
		$id = $this->remarked( $this->survey );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $this->survey->id ], 1 );
		Plugin::instance()->get( SurveyLifecycle::class )->delete( [ $this->survey->id ], 1 );
		Plugin::instance()->get( WorkRunner::class )->runDue();
		self::assertSame( [ 0, 0 ], $this->remarksOf( $this->survey, $id ) );
	}

	#[TestDox( '[PLS-07~] notes and tags go with old spam and old partial answers' )]
	public function testGoWithWhatIsTooOld(): void {
		$spam = $this->remarked( $this->survey );
		$this->post( $this->path() . '/spam', [ 'response_ids' => [ $spam ] ] );
		$this->send( [ 'q2' => 'Half' ] );
		$partial = (int) $this->column( 'id' );
		$this->remark( $this->survey, $partial );
		$kept = $this->remarked( $this->survey );

		$later = new FrozenClock( Plugin::instance()->get( Clock::class )->now()->modify( '+31 days' ), new DateTimeZone( 'UTC' ) );
		( new Plugin( [ Clock::class => $later ] ) )->get( RetentionWork::class )->step( new Step( '' ) );
		self::assertSame( [ 0, 0 ], $this->remarksOf( $this->survey, $spam ) );
		self::assertSame( [ 0, 0 ], $this->remarksOf( $this->survey, $partial ) );
		self::assertSame( [ 1, 1 ], $this->remarksOf( $this->survey, $kept ) );
	}

	#[TestDox( '[PLS-07~] notes, tags and the test mark of partial answers stay when the visitor finishes' )]
	public function testStayWhenTheVisitorFinishes(): void {
		$partial = $this->submission( $this->survey, [ 'q2' => 'Half' ], [ 'partial' => true ] );
		$this->sendBody( $partial );
		$id = (int) $this->column( 'id' );
		$this->remark( $this->survey, $id );
		$this->post( $this->path() . '/test', [ 'response_ids' => [ $id ] ] );
		self::assertSame( 201, $this->sendBody( $this->finalOf( $partial ) )->get_status() );

		$response = $this->body( $this->get( $this->path() . "/$id" ) );
		self::assertSame( [ 'publish', true ], [ $response['status'], $response['is_test'] ] );
		self::assertSame( [ [ 'Called back' ], [ 'Bug' ] ], [ array_column( $response['notes'], 'text' ), $response['tags'] ] );
		self::assertSame( 0, $this->total() );
		$this->assertCounted();
	}

	#[TestDox( '[PLS-07~] a test is marked in the list and alone, and leaves totals and questions; unmarked it counts again' )]
	public function testATestLeavesTheStatistics(): void {
		$ids = [];
		foreach ( [ 'Yes', 'No', 'Yes' ] as $value ) {
			$ids[] = $this->importResponse( $this->survey, [ [ 'question_id' => 'q1', 'value' => $value ] ] );
		}
		foreach ( [ [ true, 2, [ 1, 1 ] ], [ false, 3, [ 2, 1 ] ] ] as [ $isTest, $total, $options ] ) {
			$this->post( $this->path() . '/test', [ 'response_ids' => [ $ids[0] ], 'is_test' => $isTest ] );
			$results = Plugin::instance()->get( ResultsService::class )->ofSurvey( $this->survey->id, null );
			self::assertSame( $total, $results['total'] );
			self::assertSame( $options, array_column( $results['question_stats'][0]['options'], 'count' ) );
			self::assertSame( $isTest, $this->body( $this->get( $this->path() . "/{$ids[0]}" ) )['is_test'] );
			$listed = $this->body( $this->get( $this->path() ) );
			$marks  = array_column( $listed['items'], 'is_test', 'id' );
			self::assertSame( [ $ids[2] => false, $ids[1] => false, $ids[0] => $isTest ], $marks );
			self::assertSame( 3, $listed['pagination']['total'] );
			self::assertFalse( Plugin::instance()->get( Recount::class )->run( $this->survey->id ) );
		}
	}

	/** A stored response with a note and a tag. */
	private function remarked( Survey $survey ): int {
		$id = $this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ] );
		$this->remark( $survey, $id );
		return $id;
	}

	private function remark( Survey $survey, int $id ): void {
		$this->storedNote( $survey, $id );
		$this->tag( $survey, $id, 'Bug' );
	}

	/**
	 * @return array{int, int} Numbers of notes and tags.
	 */
	private function remarksOf( Survey $survey, int $id ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$count      = static fn ( string $table ) => (int) $connection->value(
			'SELECT COUNT(*) FROM %i WHERE survey_id = %d AND response_id = %d',
			$connection->table( $table ),
			$survey->id,
			$id
		);
		return [ $count( 'response_notes' ), $count( 'response_tags' ) ];
	}
}
