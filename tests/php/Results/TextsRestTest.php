<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * All texts and comments of a question over REST.
 */
final class TextsRestTest extends TestCase {

	use AddOnQuestions;

	private const TODAY = '2026-03-10T12:00:00Z';

	private const TEXTS = [
		'100 % cotton',
		'100 of cotton',
		'under_score',
		'underscore',
		"It's “fine”",
		'back\\slash',
		'冷たい水',
		'مرحبا بالعالم',
	];

	#[TestDox( '[PLS-20~] pages all text answers, newest first, ten a page' )]
	public function testPagesAllTexts(): void {
		$survey = $this->surveyWithTexts( array_map( static fn ( int $number ) => "Text $number", range( 1, 23 ) ) );
		$this->asAdmin();
		$seen = [];
		foreach ( [ 10, 10, 3 ] as $index => $count ) {
			$page = $this->texts( $survey, 'q2', [ 'page' => $index + 1 ] );
			self::assertCount( $count, $page['items'] );
			self::assertSame( [ 'page' => $index + 1, 'pages' => 3, 'per_page' => 10, 'total' => 23 ], $page['pagination'] );
			self::assertSame( [ false, null ], [ $page['is_capped'], $page['searched'] ] );
			array_push( $seen, ...array_column( $page['items'], 'value' ) );
		}
		self::assertSame( array_map( static fn ( int $number ) => "Text $number", range( 23, 1 ) ), $seen );
	}

	#[TestDox( '[PLS-20~] lists the comments of any type of question with their score, apart from the answers' )]
	public function testListsCommentsWithTheirScore(): void {
		$box       = [ 'comment_box' => true ];
		$questions = [
			$this->nps( 'score', $box + [ 'start_at_zero' => true ] ),
			$this->radio( 'why', [ 'Price', 'Other' ], [ 'settings' => $box + $this->text( 'q' )['settings'] ] ),
			$this->text( 'text' ),
		];
		$survey    = $this->publishedSurvey( [ 'type' => 'nps', 'questions' => $questions ] );
		$answers   = [ 'score' => [ 0, 'Never again' ], 'why' => [ 'Other', 'Long queues' ], 'text' => [ 'Bye', null ] ];
		$first     = $this->answerAt( $survey, self::TODAY, $answers );
		$second    = $this->answerAt( $survey, self::TODAY, [ 'score' => [ 10, 'Wonderful' ] ] );
		$this->answerAt( $survey, self::TODAY, [ 'score' => [ 9, null ] ] );
		$this->asAdmin();
		$comments = fn ( string $question ) => array_map(
			static fn ( array $item ) => [ $item['value'], $item['score'], $item['response_id'] ],
			$this->texts( $survey, $question, [ 'kind' => 'comment' ] )['items']
		);
		self::assertSame( [ [ 'Wonderful', 10, $second ], [ 'Never again', 0, $first ] ], $comments( 'score' ) );
		self::assertSame( [ [ 'Long queues', null, $first ] ], $comments( 'why' ) );
		self::assertSame( [], $comments( 'text' ) );
		self::assertSame( [ 'Bye' ], array_column( $this->texts( $survey, 'text' )['items'], 'value' ) );
		self::assertSame( [], $this->texts( $survey, 'score' )['items'] );
	}

	/** @param list<string> $found */
	#[TestDox( '[PLS-20~] [NPS-03~] searches a part of the text in any case; signs of the database stand for themselves' )]
	#[DataProvider( 'searches' )]
	public function testSearches( string $search, array $found ): void {
		$survey = $this->surveyWithTexts( self::TEXTS );
		$other  = $this->surveyWithTexts( [ '100 % cotton of another survey' ] );
		$this->asAdmin();
		$page = $this->texts( $survey, 'q2', [ 'search' => $search ] );
		self::assertSame( $found, array_column( $page['items'], 'value' ) );
		self::assertSame( count( $found ), $page['pagination']['total'] );
		self::assertCount( 1, $this->texts( $other, 'q2' )['items'] );
	}

	/**
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function searches(): iterable {
		yield 'another case' => [ 'COTTON', [ '100 of cotton', '100 % cotton' ] ];
		yield 'spaces around it' => [ '  cotton ', [ '100 of cotton', '100 % cotton' ] ];
		yield 'percent' => [ '0 %', [ '100 % cotton' ] ];
		yield 'underscore' => [ 'r_s', [ 'under_score' ] ];
		yield 'quotes' => [ "t's “", [ "It's “fine”" ] ];
		yield 'backslash' => [ 'k\\s', [ 'back\\slash' ] ];
		yield 'Japanese' => [ 'たい', [ '冷たい水' ] ];
		yield 'Arabic' => [ 'بالعالم', [ 'مرحبا بالعالم' ] ];
		yield 'nothing' => [ 'wool', [] ];
		yield 'only spaces' => [ '  ', array_reverse( self::TEXTS ) ];
	}

	#[TestDox( '[PLS-20~] leaves out trash, spam, tests and partial answers, and brings back what is restored' )]
	public function testLeavesOutWhatIsNotCounted(): void {
		$survey    = $this->surveyWithTexts( [ 'Trash', 'Spam', 'Test', 'Partial', 'Kept' ] );
		$responses = Plugin::instance()->get( StoredResponseService::class );
		$this->asAdmin();
		$ids = array_column( $this->texts( $survey, 'q2' )['items'], 'response_id', 'value' );
		$responses->trash( $survey->id, [ $ids['Trash'] ] );
		$responses->markAsSpam( $survey->id, [ $ids['Spam'] ] );
		$responses->markAsTest( $survey->id, [ $ids['Test'] ] );
		$this->makePartial( $ids['Partial'] );
		$values = fn () => array_column( $this->texts( $survey, 'q2' )['items'], 'value' );
		self::assertSame( [ 'Kept' ], $values() );
		self::assertSame( 1, $this->texts( $survey, 'q2' )['pagination']['total'] );
		self::assertSame( 0, $this->texts( $survey, 'q2', [ 'search' => 'Tra' ] )['pagination']['total'] );
		$responses->restore( $survey->id, [ $ids['Trash'] ] );
		self::assertSame( [ 'Kept', 'Trash' ], $values() );
	}

	#[TestDox( '[PLS-20~] lists the texts of local days, both inclusive, by day and not by id' )]
	public function testListsTheTextsOfARange(): void {
		$survey = $this->publishedSurvey();
		// 12:00 UTC is the next day in Auckland. The oldest day comes last, as an import brings it.
		foreach ( [ '2026-03-03' => 'March 4', '2026-03-01' => 'March 2', '2026-03-02' => 'March 3', '2026-02-28' => 'March 1' ] as $day => $text ) {
			$this->answerAt( $survey, "{$day}T12:00:00Z", [ 'q2' => [ $text, null ] ] );
		}
		$this->asAdmin();
		$of = fn ( string $from, string $to, string $search = '' ) => array_column(
			$this->texts( $survey, 'q2', [ 'from' => $from, 'to' => $to, 'search' => $search ] )['items'],
			'value'
		);
		self::assertSame( [ 'March 4', 'March 3', 'March 2', 'March 1' ], $of( '2026-03-01', '2026-03-04' ) );
		self::assertSame( [ 'March 3', 'March 2' ], $of( '2026-03-02', '2026-03-03' ) );
		self::assertSame( [ 'March 3' ], $of( '2026-03-02', '2026-03-03', '3' ) );
		self::assertSame( [], $of( '2026-02-20', '2026-02-28' ) );
	}

	public function testAnswersTheWholeTextAndTheName(): void {
		$long   = str_repeat( "ÄöÜ\n冷 ", 60 ) . '<b>&amp;</b>';
		$email  = $this->text( 'q1', [ 'type' => 'email', 'config' => [ 'include_name' => true ] ] );
		$survey = $this->publishedSurvey( [ 'questions' => [ $email, $this->text( 'q2', [ 'type' => 'long-text' ] ) ] ] );
		$ada    = [ 'question_id' => 'q1', 'value' => 'ada@example.org', 'extra' => [ 'name' => 'Ada' ] ];
		$this->importResponse( $survey, [ $ada, [ 'question_id' => 'q2', 'value' => $long ] ] );
		// Other names, before and after it.
		$this->importResponse( $survey, [ [ 'extra' => [ 'name' => 'Bob' ] ] + $ada ] );
		$this->importResponse( $survey, [ [ 'extra' => [] ] + $ada ] );
		$this->asAdmin();
		self::assertSame( $long, $this->texts( $survey, 'q2' )['items'][0]['value'] );
		$emails = $this->texts( $survey, 'q1' )['items'];
		self::assertSame( [ [], [ 'name' => 'Bob' ], [ 'name' => 'Ada' ] ], array_column( $emails, 'extra' ) );
		self::assertSame( [ 'ada@example.org', null ], [ $emails[2]['value'], $emails[2]['score'] ] );
	}

	#[TestDox( '[PLS-20~] refuses pages and kinds that cannot be; a page after the last one is empty' )]
	public function testRefusesImpossiblePages(): void {
		$survey = $this->surveyWithTexts( [ 'One' ] );
		$path   = $this->path( $survey, 'q2' );
		$this->asAdmin();
		$wrong = [
			[ 'page' => 0 ],
			[ 'page' => -1 ],
			[ 'page' => 1_000_001 ],
			[ 'per_page' => 0 ],
			[ 'per_page' => 101 ],
			[ 'kind' => 'name' ],
			[ 'kind' => '' ],
			[ 'search' => str_repeat( 'x', 201 ) ],
			[ 'search' => [ 'a' ] ],
			[ 'from' => '2026-02-30', 'to' => '2026-03-01' ],
		];
		foreach ( $wrong as $query ) {
			$this->assertRefused( $this->get( $path, $query ), 400, 'rest_invalid_param' );
		}
		$this->assertRefused( $this->get( $path, [ 'from' => '2026-03-02', 'to' => '2026-03-01' ] ), 400, 'userfeedback_range_invalid' );
		$far = $this->texts( $survey, 'q2', [ 'page' => 1_000_000 ] );
		self::assertSame( [ [], 1, 1 ], [ $far['items'], $far['pagination']['total'], $far['pagination']['pages'] ] );
	}

	#[TestDox( '[PLS-20~] knows only the questions of its own survey' )]
	public function testKnowsOnlyItsOwnQuestions(): void {
		$survey = $this->surveyWithTexts( [ 'Mine' ] );
		$other  = $this->publishedSurvey( [ 'questions' => [ $this->text( 'theirs' ) ] ] );
		$this->importResponse( $other, [ [ 'question_id' => 'theirs', 'value' => 'Secret' ] ] );
		$this->asAdmin();
		$this->assertRefused( $this->get( $this->path( $survey, 'theirs' ) ), 404, 'userfeedback_question_not_found' );
		$this->assertRefused( $this->get( $this->path( $survey, 'Q2' ) ), 404, 'userfeedback_question_not_found' );
		$this->assertRefused( $this->get( '/userfeedback/v1/surveys/4711/questions/q2/texts' ), 404, 'userfeedback_survey_not_found' );
		self::assertSame( 404, $this->get( "/userfeedback/v1/surveys/$survey->id/questions/a.b/texts" )->get_status() );
		$this->asRole( 'subscriber' );
		$this->assertRefused( $this->get( $this->path( $survey, 'q2' ) ), 403, 'userfeedback_access_denied' );
	}

	#[TestDox( '[PLS-20~] on Lite lists the texts of seven days and refuses longer ranges' )]
	public function testLiteListsSevenDays(): void {
		$survey = $this->publishedSurvey();
		$this->answerAt( $survey, self::TODAY, [ 'q2' => [ 'New', null ] ] );
		OtherPlan::lite()->takeOver();
		$this->asAdmin();
		$week = [ 'from' => '2026-03-05', 'to' => '2026-03-11' ];
		self::assertSame( [ 'New' ], array_column( $this->texts( $survey, 'q2', $week )['items'], 'value' ) );
		$longer = [ 'from' => '2026-03-04' ] + $week;
		$this->assertRefused( $this->get( $this->path( $survey, 'q2' ), $longer ), 403, 'userfeedback_feature_locked' );
	}

	/**
	 * @param list<string> $texts Oldest first.
	 */
	private function surveyWithTexts( array $texts ): Survey {
		$survey = $this->publishedSurvey();
		foreach ( $texts as $text ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q2', 'value' => $text ] ] );
		}
		return $survey;
	}

	/**
	 * @param array<string, array{mixed, string|null}> $answers Value and comment by question.
	 * @return int Id of the response.
	 */
	private function answerAt( Survey $survey, string $moment, array $answers ): int {
		$clock = new FrozenClock( new DateTimeImmutable( $moment ), new DateTimeZone( 'Pacific/Auckland' ) );
		$sent  = [];
		foreach ( $answers as $id => [ $value, $comment ] ) {
			$sent[] = [ 'question_id' => $id, 'value' => $value, 'extra' => $comment === null ? [] : [ 'comments' => $comment ] ];
		}
		return $this->importResponse( $survey, $sent, new Plugin( [ Clock::class => $clock ] ) );
	}

	/**
	 * Turns a stored response into one that its visitor has not finished.
	 */
	private function makePartial( int $id ): void {
		$connection = Plugin::instance()->get( \UserFeedback\Database\Connection::class );
		$connection->execute( "UPDATE %i SET status = 'partial' WHERE id = %d", $connection->table( 'responses' ), $id );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<mixed>
	 */
	private function texts( Survey $survey, string $question, array $query = [] ): array {
		$response = $this->get( $this->path( $survey, $question ), $query + ( isset( $query['from'] ) ? [] : [ 'all_time' => true ] ) );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $this->body( $response );
	}

	private function path( Survey $survey, string $question ): string {
		return "/userfeedback/v1/surveys/$survey->id/questions/$question/texts";
	}
}
