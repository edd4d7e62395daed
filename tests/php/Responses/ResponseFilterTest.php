<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Responses\ListPlace;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\ResponseSearchRepository;
use UserFeedback\Support\DayRange;
use UserFeedback\Tests\Support\FilteredResponses;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Each filter finds what a loop over all responses finds: in lists, in windows of a search, and when everything is read in chunks.
 */
final class ResponseFilterTest extends TestCase {

	use SurveyFixtures;

	private const RESPONSES = 84;

	private FilteredResponses $stored;

	protected function setUp(): void {
		parent::setUp();
		$this->stored = new FilteredResponses( $this->publishedSurvey(), self::RESPONSES );
		// Of another survey, to be found by none.
		new FilteredResponses( $this->publishedSurvey(), 12 );
	}

	/** @param array<string, mixed> $conditions */
	#[TestDox( '[RSP-05~] finds what a loop over all responses finds' )]
	#[DataProvider( 'conditions' )]
	public function testFindsWhatALoopFinds( array $conditions ): void {
		foreach ( [ true, false ] as $newestFirst ) {
			$filter   = $this->filter( $conditions, $newestFirst );
			$expected = $this->stored->expected( $filter );
			self::assertNotSame( [], $expected, 'the test has no example' );
			self::assertLessThan( self::RESPONSES, count( $expected ), 'the filter filters nothing' );

			foreach ( [ 1, 7, 500 ] as $chunk ) {
				$read = Plugin::instance()->get( ResponseReader::class )->each( $this->stored->survey, $filter, $chunk );
				$read = array_map( static fn ( AnsweredResponse $item ) => $item->response->id, iterator_to_array( $read, false ) );
				self::assertSame( $expected, $read, "in chunks of $chunk" );
			}
			foreach ( [ 1, 2, 3 ] as $number ) {
				$page = Plugin::instance()->get( ResponseReader::class )->page( ResponseQuery::of( $filter, $number, 5 ) );
				self::assertSame( array_slice( $expected, 5 * $number - 5, 5 ), array_column( $page['items'], 'id' ), "page $number" );
				self::assertSame( count( $expected ), $page['total'] );
				self::assertNull( $page['next'] );
			}
		}
	}

	#[TestDox( '[RSP-05~] E39: every table that a filter looks into is read by a key that is named: old statistics lead to others' )]
	public function testNamesItsKeys(): void {
		$keys   = [ 'answers' => 'PRIMARY', 'answer_texts' => 'response', 'response_tags' => 'PRIMARY', 'responses' => 'listing' ];
		$reader = Plugin::instance()->get( ResponseReader::class );
		foreach ( self::conditions() as $name => [ $conditions ] ) {
			$filter = $this->filter( $conditions, true );
			$log    = QueryLog::start();
			$reader->page( ResponseQuery::of( $filter, 1, 5 ) );
			iterator_to_array( $reader->each( $this->stored->survey, $filter ), false );
			foreach ( $log->containing( 'ufb_' ) as $statement ) {
				$found = preg_match_all( '/FROM `\w*ufb_(\w+)` [xr] FORCE INDEX \( (\w+) \)/', $statement, $named, PREG_SET_ORDER );
				self::assertSame( preg_match_all( '/FROM `\w*ufb_\w+` [xr] (?!LEFT)/', $statement ), $found, "$name: $statement" );
				foreach ( $named as $match ) {
					self::assertSame( $keys[ $match[1] ], $match[2], "$name: $statement" );
				}
				if ( str_starts_with( $statement, 'SELECT response_id, question_id, kind, text' ) ) {
					self::assertStringContainsString( 'FORCE INDEX ( response )', $statement );
				}
			}
		}
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function conditions(): iterable {
		$some = [
			'spam'              => [ 'status' => ResponseStatus::Spam ],
			'days'              => [ 'days' => new DayRange( '2026-03-03', '2026-03-05' ) ],
			'days in the trash' => [ 'status' => ResponseStatus::Trash, 'days' => new DayRange( '2026-03-01', '2026-03-06' ) ],
			'one day'           => [ 'days' => new DayRange( '2026-03-06', '2026-03-06' ) ],
			'page'              => [ 'pageId' => 1 ],
			'device'            => [ 'device' => 'mobile' ],
			'country'           => [ 'country' => 'US' ],
			'option'            => [ 'questionId' => 'q1', 'option' => 'Yes' ],
			'an option beside'  => [ 'questionId' => 'q1', 'option' => 'No way' ],
			'least score'       => [ 'questionId' => 'q3', 'scoreMin' => 4 ],
			'greatest score'    => [ 'questionId' => 'q3', 'scoreMax' => 2 ],
			'scores'            => [ 'questionId' => 'q3', 'scoreMin' => 2, 'scoreMax' => 5 ],
			'tag'               => [ 'tag' => 'call back' ],
			'tests'             => [ 'isTest' => true ],
			'no tests'          => [ 'isTest' => false ],
			'all at once'       => [
				'days'       => new DayRange( '2026-03-02', '2026-03-06' ),
				'device'     => 'mobile',
				'questionId' => 'q1',
				'option'     => 'Yes',
				'search'     => 'o',
				'isTest'     => false,
			],
		];
		foreach ( [ 'YESTERDAY', '100%', '_good', '<b>', "'s \"f", '\\o', 'שלום', 'ada', 'o w', 'Yes' ] as $search ) {
			$some[ "search $search" ] = [ 'search' => $search ];
		}
		foreach ( $some as $name => $conditions ) {
			yield $name => [ $conditions ];
		}
	}

	#[TestDox( '[RSP-05~] a score or a wildcard is not a word: such a search finds nothing' )]
	public function testFindsNoMoreThanWasMeant(): void {
		foreach ( [ '%', '_', '9000', 'nobody wrote this' ] as $search ) {
			$page = $this->page( [ 'search' => $search ] );
			$real = array_filter( FilteredResponses::TEXTS, static fn ( ?string $text ) => str_contains( (string) $text, $search ) );
			self::assertSame( $real === [], $page['total'] === 0, $search );
		}
	}

	#[TestDox( '[RSP-05~] the number of a response finds it first, wherever it is, and only in its survey and status' )]
	public function testFindsANumber(): void {
		$facts     = array_column( $this->stored->facts, 'status', 'id' );
		$published = (int) array_search( 'publish', $facts, true );
		$spam      = (int) array_search( 'spam', $facts, true );
		foreach ( [ "#$published", "Response #$published", "# $published", (string) $published ] as $search ) {
			$filter = $this->filter( [ 'search' => $search ], true );
			$window = Plugin::instance()->get( ResponseSearchRepository::class )->window( $filter, null, 0, 5, 2 );
			self::assertSame( $published, $window->ids[0] ?? null, $search );
			self::assertSame( [ 0 ], array_keys( $window->ids, $published, true ), 'once' );
			$next = Plugin::instance()->get( ResponseSearchRepository::class )->window( $filter, $window->next, 0, 100, 1000 );
			self::assertNotContains( $published, $next->ids, 'it was found before' );
		}
		self::assertSame( [], array_column( $this->page( [ 'search' => "#$spam" ] )['items'], 'id' ) );
		self::assertSame( [ $spam ], array_column( $this->page( [ 'search' => "#$spam", 'status' => ResponseStatus::Spam ] )['items'], 'id' ) );
		$other = $published + self::RESPONSES;
		self::assertSame( 0, $this->page( [ 'search' => "#$other" ] )['total'], 'of another survey' );
	}

	#[TestDox( '[RSP-05~] [PLS-19~] a capped search goes on where it stopped, and finds each response once' )]
	public function testWindowsTogetherFindEverythingOnce(): void {
		$search = Plugin::instance()->get( ResponseSearchRepository::class );
		$some   = [ [ 'device' => 'mobile' ], [ 'search' => 'ada' ], [ 'days' => new DayRange( '2026-03-03', '2026-03-05' ), 'isTest' => false ] ];
		foreach ( $some as $conditions ) {
			foreach ( [ true, false ] as $newestFirst ) {
				$filter = $this->filter( $conditions, $newestFirst );
				foreach ( [ 1, 5, 13, 60 ] as $size ) {
					$found = [];
					$total = 0;
					$start = null;
					do {
						$window = $search->window( $filter, $start, 0, 100, $size );
						self::assertLessThanOrEqual( $size, $window->total );
						array_push( $found, ...$window->ids );
						$total += $window->total;
						$start  = $window->next === null ? null : ListPlace::fromCursor( $window->next->toCursor() );
					} while ( $start !== null );
					self::assertSame( $this->stored->expected( $filter ), $found );
					self::assertSame( count( $found ), $total );
				}
			}
		}
	}

	public function testACursorIsNothingElse(): void {
		$others = [ '', '2026-03-02', '2026-03-02.', '2026-03-02.17', '2026-03-02.1.1 OR 1', "2026-03-02.1.1\n", '2026-03-02.1.1234567890123456' ];
		foreach ( $others as $cursor ) {
			self::assertNull( ListPlace::fromCursor( $cursor ), $cursor );
		}
		$place = new ListPlace( '2026-03-02', new DateTimeImmutable( '2026-03-02T12:00:00Z' ), 17 );
		self::assertEquals( $place, ListPlace::fromCursor( '2026-03-02.1772452800.17' ) );
	}

	#[TestDox( '[PLS-19~] a list by status and days reads no other responses than its page' )]
	public function testOnlyOtherFiltersReadResponses(): void {
		foreach ( [ [], [ 'days' => new DayRange( '2026-03-02', '2026-03-04' ) ] ] as $conditions ) {
			$log = QueryLog::start();
			$this->page( $conditions );
			self::assertCount( 1, $log->containing( 'ufb_responses' ) );
		}
	}

	/**
	 * @param array<string, mixed> $conditions
	 * @return array{items: list<\UserFeedback\Model\Response>, total: int, next: ListPlace|null}
	 */
	private function page( array $conditions ): array {
		return Plugin::instance()->get( ResponseReader::class )->page( ResponseQuery::of( $this->filter( $conditions, true ), 1, 20 ) );
	}

	/**
	 * @param array<string, mixed> $conditions By argument of ResponseFilter; pageId counts the pages of the survey.
	 */
	private function filter( array $conditions, bool $newestFirst ): ResponseFilter {
		if ( isset( $conditions['pageId'] ) ) {
			$conditions['pageId'] = $this->stored->facts[ $conditions['pageId'] ]['page'];
		}
		$filter = new ResponseFilter( $this->stored->survey->id, ...$conditions, newestFirst: $newestFirst );
		return $filter->resolvedBy( Plugin::instance()->get( ResponseReader::class )->options( $this->stored->survey ) );
	}
}
