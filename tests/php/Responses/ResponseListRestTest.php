<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\FilteredResponses;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The list of responses by REST: filters that are refused, and previews of answers.
 */
final class ResponseListRestTest extends TestCase {

	use SurveyFixtures;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->survey = $this->publishedSurvey();
	}

	#[TestDox( '[RSP-05~] filters by everything at once, newest first, in counted pages; the counts of the statuses follow the filters (51)' )]
	public function testFiltersAsTheAddressNamesThem(): void {
		$stored = new FilteredResponses( $this->survey, 84 );
		$page   = $stored->facts[0]['page'];
		$ids    = static fn ( callable $which ) => array_column( array_filter( $stored->facts, $which ), 'id' );
		$scores = [ 'question' => 'q3', 'score_min' => '3', 'score_max' => '4' ];
		$days   = [ '2026-03-02', '2026-03-03' ];
		$cases  = [
			[ [ 'from' => '2026-03-02', 'to' => '2026-03-03' ], static fn ( array $fact ) => in_array( $fact['day'], $days, true ) ],
			[ [ 'page' => (string) $page ], static fn ( array $fact ) => $fact['page'] === $page ],
			[ [ 'device' => 'tablet', 'country' => 'DE' ], static fn ( array $fact ) => $fact['device'] === 'tablet' && $fact['country'] === 'DE' ],
			[ [ 'question' => 'q1', 'option' => 'No way' ], static fn ( array $fact ) => in_array( 'No way', $fact['choices'], true ) ],
			[ $scores, static fn ( array $fact ) => in_array( $fact['score'], [ 3, 4 ], true ) ],
			[ [ 'search' => ' yesterday ' ], static fn ( array $fact ) => $fact['comment'] !== null ],
			[ [ 'tag' => 'vip' ], static fn ( array $fact ) => in_array( 'vip', $fact['tags'], true ) ],
			[ [ 'test' => 'true' ], static fn ( array $fact ) => $fact['test'] ],
			[ [ 'test' => 'false', 'search' => '' ], static fn ( array $fact ) => ! $fact['test'] ],
		];
		foreach ( $cases as [ $filter, $which ] ) {
			$expected = $ids( static fn ( array $fact ) => $fact['status'] === 'publish' && $which( $fact ) );
			$list     = $this->body( $this->get( $this->path(), [ 'filter' => $filter, 'per_page' => 100 ] ) );
			self::assertEqualsCanonicalizing( $expected, array_column( $list['items'], 'id' ), (string) wp_json_encode( $filter ) );
			self::assertSame( count( $expected ), $list['pagination']['total'] );
			self::assertSame( [ false, null ], [ $list['is_capped'], $list['cursor'] ] );
			$counts = array_column( $list['status_filters'], 'count', 'status' );
			foreach ( [ 'publish', 'spam', 'trash', 'held' ] as $status ) {
				$with = static fn ( array $fact ) => $fact['status'] === $status && $which( $fact );
				self::assertSame( count( $ids( $with ) ), $counts[ $status ] ?? 0, "$status: " . wp_json_encode( $filter ) );
				$in = $this->body( $this->get( $this->path(), [ 'filter' => $filter + [ 'status' => $status ] ] ) );
				self::assertEquals( $counts, array_column( $in['status_filters'], 'count', 'status' ), "the same from $status" );
			}
		}
	}

	/** @param array<string, mixed> $filter */
	#[TestDox( '[RSP-05~] refuses a filter that the survey cannot have, and names the field' )]
	#[DataProvider( 'impossible' )]
	public function testRefusesImpossibleFilters( array $filter, string $field, string $code ): void {
		new FilteredResponses( $this->survey, 12 );
		$errors = $this->assertRefused( $this->get( $this->path(), [ 'filter' => $filter ] ), 400, 'userfeedback_filter_invalid' );
		self::assertSame( [ "filter.$field" => $code ], $errors );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string, string}>
	 */
	public static function impossible(): iterable {
		$tomorrow = ( new DateTimeImmutable( '+2 days' ) )->format( 'Y-m-d' );
		$long     = ( new DateTimeImmutable( '-10 years -3 days' ) )->format( 'Y-m-d' );
		$today    = ( new DateTimeImmutable( '-1 day' ) )->format( 'Y-m-d' );
		yield 'a reversed range' => [ [ 'from' => '2026-02-02', 'to' => '2026-02-01' ], 'to', 'invalid_range' ];
		yield 'no last day' => [ [ 'from' => '2026-02-02' ], 'to', 'invalid_range' ];
		yield 'no first day' => [ [ 'to' => '2026-02-02' ], 'from', 'invalid_range' ];
		yield 'no day' => [ [ 'from' => '2026-02-30', 'to' => '2026-03-01' ], 'from', 'invalid_day' ];
		yield 'before 2005' => [ [ 'from' => '2004-12-31', 'to' => '2005-01-01' ], 'from', 'too_early' ];
		yield 'in the future' => [ [ 'from' => '2026-02-02', 'to' => $tomorrow ], 'to', 'in_future' ];
		yield 'over ten years' => [ [ 'from' => $long, 'to' => $today ], 'from', 'too_long' ];
		yield 'a question of another survey' => [ [ 'question' => 'q9', 'option' => 'Yes' ], 'question', 'unknown_question' ];
		yield 'a question alone' => [ [ 'question' => 'q1' ], 'question', 'incomplete' ];
		yield 'an option without a question' => [ [ 'option' => 'Yes' ], 'question', 'unknown_question' ];
		yield 'an option that never existed' => [ [ 'question' => 'q1', 'option' => 'Perhaps' ], 'option', 'unknown_option' ];
		yield 'a score of words' => [ [ 'question' => 'q1', 'score_min' => 3 ], 'score_min', 'no_scores' ];
		yield 'reversed scores' => [ [ 'question' => 'q3', 'score_min' => 4, 'score_max' => 3 ], 'score_max', 'invalid_range' ];
	}

	#[TestDox( '[RSP-05~] ten years, the first possible day and today are possible' )]
	public function testTheLimitsThemselvesAreAllowed(): void {
		$clock  = Plugin::instance()->get( Clock::class );
		$today  = $clock->now()->setTimezone( $clock->zone() );
		$ranges = [
			[ '2005-01-01', '2005-01-01' ],
			[ $today->modify( '-10 years' )->format( 'Y-m-d' ), $today->format( 'Y-m-d' ) ],
			[ $today->format( 'Y-m-d' ), $today->format( 'Y-m-d' ) ],
		];
		foreach ( $ranges as [ $from, $to ] ) {
			self::assertSame( 200, $this->get( $this->path(), [ 'filter' => compact( 'from', 'to' ) ] )->get_status(), "$from to $to" );
		}
	}

	#[TestDox( '[RSP-05~] refuses unknown filters, wrong values and impossible pages' )]
	public function testRefusesWhatIsNotInTheSchema(): void {
		$filters = [
			[ 'colour' => 'red' ],
			[ 'status' => 'deleted' ],
			[ 'device' => 'fridge' ],
			[ 'country' => 'Germany' ],
			[ 'page' => 0 ],
			[ 'score_min' => 'many' ],
			[ 'test' => 'perhaps' ],
			[ 'search' => str_repeat( 'a', 201 ) ],
			[ 'tag' => str_repeat( 'a', 51 ) ],
		];
		foreach ( $filters as $filter ) {
			$this->assertRefused( $this->get( $this->path(), [ 'filter' => $filter ] ), 400, 'rest_invalid_param' );
		}
		foreach ( [ 0, -1, 1_000_001 ] as $page ) {
			$this->assertRefused( $this->get( $this->path(), [ 'page' => $page ] ), 400, 'rest_invalid_param' );
		}
		self::assertSame( [], $this->body( $this->get( $this->path(), [ 'page' => 1_000_000 ] ) )['items'] );
		$this->assertRefused( $this->get( $this->path(), [ 'cursor' => '1 OR 1' ] ), 400, 'rest_invalid_param' );
	}

	#[TestDox( "[PLS-19~] previews answers in the questions' order, long texts cut, in two queries however many there are" )]
	public function testPreviewsAnswers(): void {
		$long = str_repeat( 'ä', 300 );
		$this->respond( [ 'q1' => 'Yes', 'q2' => $long ] );
		$this->respond( [ 'q1' => null, 'q2' => str_repeat( 'b', 200 ) ] );
		$log  = QueryLog::start();
		$list = $this->body( $this->get( $this->path(), [ 'preview' => 'true' ] ) );
		self::assertCount( 1, $log->containing( 'ufb_answers' ) );
		self::assertCount( 1, $log->containing( 'ufb_answer_texts' ) );
		$values = array_map( static fn ( array $item ) => array_column( $item['answers'], 'value', 'question_id' ), $list['items'] );
		self::assertSame(
			[
				[ 'q1' => null, 'q2' => [ str_repeat( 'b', 200 ) ] ],
				[ 'q1' => [ 'Yes' ], 'q2' => [ str_repeat( 'ä', 199 ) . '…' ] ],
			],
			$values
		);
		self::assertSame( [ 'Question q1?', 'radio-button' ], [ $list['items'][0]['answers'][0]['title'], $list['items'][0]['answers'][0]['type'] ] );
		self::assertArrayNotHasKey( 'answers', $this->body( $this->get( $this->path() ) )['items'][0] );
	}

	#[TestDox( '[PLS-19~] number 51: the answer that a filter or a search found is the first of the preview, with the words in sight' )]
	public function testPreviewsWhatWasFoundFirst(): void {
		$questions    = [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ), $this->radio( 'q3', [ 'Red', 'Blue' ] ) ];
		$this->survey = $this->publishedSurvey( [ 'questions' => $questions ] );
		$text = 'Fine. ' . str_repeat( 'And ', 30 ) . 'the Café closed ' . str_repeat( 'early ', 40 );
		$this->respond( [ 'q1' => 'Yes', 'q2' => $text, 'q3' => 'Blue' ] );
		$list  = fn ( array $filter ) => $this->body( $this->get( $this->path(), [ 'preview' => 'true', 'filter' => $filter ] ) );
		$first = static fn ( array $filter ) => $list( $filter )['items'][0]['answers'];
		self::assertSame( [ 'q1', 'q2', 'q3' ], array_column( $first( [] ), 'question_id' ) );
		self::assertSame( [ 'q3', 'q1', 'q2' ], array_column( $first( [ 'question' => 'q3', 'option' => 'Blue' ] ), 'question_id' ) );
		self::assertSame( [ 'q1', 'q2', 'q3' ], array_column( $first( [ 'search' => 'yes' ] ), 'question_id' ) );
		$found = $first( [ 'search' => 'CAFé' ] );
		self::assertSame( [ 'q2', 'q1', 'q3' ], array_column( $found, 'question_id' ) );
		self::assertStringContainsString( 'the Café closed', mb_substr( $found[0]['value'][0], 0, 60 ) );
		self::assertLessThanOrEqual( 200, mb_strlen( $found[0]['value'][0] ) );
		self::assertStringStartsWith( 'Fine. And', $first( [] )[1]['value'][0] );
		self::assertStringStartsWith( 'Fine. And', $first( [ 'search' => 'fine' ] )[0]['value'][0] );
	}

	private function path(): string {
		return "/userfeedback/v1/surveys/{$this->survey->id}/responses";
	}

	/**
	 * @param array<string, string|null> $values
	 */
	private function respond( array $values ): void {
		self::assertSame( 201, $this->post( $this->path(), $this->submission( $this->survey, $values ) )->get_status() );
	}
}
