<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Responses\TextFilter;
use UserFeedback\Responses\TextListRepository;
use UserFeedback\Results\LanguageFilter;
use UserFeedback\Results\RangeLimit;
use UserFeedback\Results\TextsService;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * Texts of a question are read in another way where there are many. Both ways list the same, whatever happened to the responses.
 */
final class TextPagesTest extends TestCase {

	use AddOnQuestions;

	private const RESPONSES = 60;

	private Survey $survey;

	/** @var list<array{id: int, day: string, text: string|null, comment: string|null}> What counts, newest first. */
	private array $expected = [];

	protected function setUp(): void {
		parent::setUp();
		$box          = [ 'comment_box' => true ];
		$this->survey = $this->publishedSurvey( [ 'questions' => [ $this->nps( 'score', $box ), $this->text( 'text' ) ] ] );
		$this->store();
	}

	#[TestDox( '[PLS-20~] reaches every text and comment once, whether there are few or many' )]
	public function testReachesEveryTextOnce(): void {
		$ranges = [ [ '2026-02-03', '2026-02-07' ], [ '2026-02-05', '2026-02-05' ], [ '2025-01-01', '2025-01-02' ] ];
		$ranges = [ null, ...array_map( static fn ( array $days ) => new DayRange( ...$days ), $ranges ) ];
		foreach ( [ 0, 1000 ] as $few ) {
			foreach ( [ TextFilter::TEXT => 'text', TextFilter::COMMENT => 'score' ] as $kind => $question ) {
				foreach ( $ranges as $range ) {
					foreach ( [ 1, 7, 100 ] as $perPage ) {
						$expected = $this->expected( $kind, $range, '' );
						$filter   = new TextFilter( $this->survey->id, $question, $kind, $range );
						self::assertSame( $expected, $this->allPages( $few, $filter, $perPage ), "$few $kind {$range?->from} $perPage" );
					}
				}
			}
		}
	}

	#[TestDox( '[PLS-20~] finds the same with a search, whether there are few or many' )]
	public function testFindsTheSame(): void {
		foreach ( [ 0, 1000 ] as $few ) {
			foreach ( [ TextFilter::TEXT => 'text', TextFilter::COMMENT => 'score' ] as $kind => $question ) {
				foreach ( [ null, new DayRange( '2026-02-03', '2026-02-07' ) ] as $range ) {
					foreach ( [ 'RED', 'number 1', 'green' ] as $search ) {
						$filter = new TextFilter( $this->survey->id, $question, $kind, $range, $search );
						self::assertSame( $this->expected( $kind, $range, $search ), $this->allPages( $few, $filter, 3 ), "$few $kind $search" );
					}
				}
			}
		}
	}

	#[TestDox( '[PLS-20~] says how many of the newest responses a search has read when it did not read all' )]
	public function testSaysWhatWasSearched(): void {
		$filter = fn ( string $search, ?DayRange $range = null ) => new TextFilter( $this->survey->id, 'text', TextFilter::TEXT, $range, $search );
		$stored = Plugin::instance()->get( SurveyCountsRepository::class )->listed( $this->survey->id );
		$capped = $this->service( 0, $stored - 1 )->page( $filter( 'number' ), 1, 100 );
		self::assertSame( [ true, $stored - 1 ], [ $capped['is_capped'], $capped['searched'] ] );
		$whole = $this->service( 0, $stored )->page( $filter( 'number' ), 1, 100 );
		self::assertSame( [ false, null ], [ $whole['is_capped'], $whole['searched'] ] );

		$found = $this->expected( TextFilter::TEXT, null, 'number' );
		self::assertSame( $found, array_column( $whole['items'], 'response_id' ) );
		self::assertSame( array_slice( $found, 0, -1 ), array_column( $capped['items'], 'response_id' ), 'without the oldest' );
		self::assertSame( count( $found ) - 1, $capped['pagination']['total'] );

		$day   = new DayRange( '2026-02-05', '2026-02-05' );
		$onDay = $this->service( 0, $stored - 1 )->page( $filter( 'number', $day ), 1, 100 );
		self::assertFalse( $onDay['is_capped'] );
		self::assertSame( $this->expected( TextFilter::TEXT, $day, 'number' ), array_column( $onDay['items'], 'response_id' ) );
		$all = $this->service( 0, 1 )->page( $filter( '' ), 1, 100 );
		self::assertFalse( $all['is_capped'] );
		self::assertSame( $this->expected( TextFilter::TEXT, null, '' ), array_column( $all['items'], 'response_id' ) );
	}

	/**
	 * @return list<int> Responses in the order of the pages.
	 */
	private function allPages( int $few, TextFilter $filter, int $perPage ): array {
		$ids  = [];
		$page = 0;
		do {
			$found = $this->service( $few, 1000 )->page( $filter, ++$page, $perPage );
			array_push( $ids, ...array_map( intval( ... ), array_column( $found['items'], 'response_id' ) ) );
		} while ( $page < $found['pagination']['pages'] );
		self::assertSame( count( $ids ), $found['pagination']['total'] );
		self::assertSame( [], $this->service( $few, 1000 )->page( $filter, $page + 1, $perPage )['items'] );
		return $ids;
	}

	/**
	 * @return list<int>
	 */
	private function expected( string $kind, ?DayRange $range, string $search ): array {
		$fits = static fn ( array $of ) => $of[ $kind ] !== null
			&& ( $range === null || ( $of['day'] >= $range->from && $of['day'] <= $range->to ) )
			&& ( $search === '' || stripos( $of[ $kind ], $search ) !== false );
		return array_column( array_filter( $this->expected, $fits ), 'id' );
	}

	private function service( int $few, int $searched ): TextsService {
		$plugin = Plugin::instance();
		return new TextsService(
			$plugin->get( SurveyRepository::class ),
			$plugin->get( TextListRepository::class ),
			$plugin->get( QuestionCountsRepository::class ),
			$plugin->get( SurveyCountsRepository::class ),
			new RangeLimit( OtherPlan::of( Plan::Plus )->gate() ),
			$plugin->get( LanguageFilter::class ),
			$few,
			$searched
		);
	}

	/**
	 * Responses on ten days in no order; some without a text or a comment, some in the trash, spam or tests.
	 */
	private function store(): void {
		$responses = Plugin::instance()->get( StoredResponseService::class );
		mt_srand( 16 );
		foreach ( range( 1, self::RESPONSES ) as $number ) {
			$day     = sprintf( '2026-02-%02d', mt_rand( 1, 10 ) );
			$text    = mt_rand( 0, 2 ) > 0 ? "Text number $number" . ( mt_rand( 0, 2 ) === 0 ? ' red' : '' ) : null;
			$comment = mt_rand( 0, 2 ) > 0 ? "Comment number $number" . ( mt_rand( 0, 2 ) === 0 ? ' red' : '' ) : null;
			$id      = $this->answerOn( $day, $text, $comment );
			$fate    = mt_rand( 0, 9 );
			match ( $fate ) {
				0       => $responses->trash( $this->survey->id, [ $id ] ),
				1       => $responses->markAsSpam( $this->survey->id, [ $id ] ),
				2       => $responses->markAsTest( $this->survey->id, [ $id ] ),
				default => $this->expected[] = [ 'id' => $id, 'day' => $day, 'text' => $text, 'comment' => $comment ],
			};
		}
		// The response of the oldest day comes last.
		$last             = 'Text number 0';
		$id               = $this->answerOn( '2026-01-31', $last, null );
		$this->expected[] = [ 'id' => $id, 'day' => '2026-01-31', 'text' => $last, 'comment' => null ];
		usort( $this->expected, static fn ( array $a, array $b ) => [ $b['day'], $b['id'] ] <=> [ $a['day'], $a['id'] ] );
	}

	private function answerOn( string $day, ?string $text, ?string $comment ): int {
		$clock = new FrozenClock( new DateTimeImmutable( "{$day}T12:00:00Z" ), new DateTimeZone( 'UTC' ) );
		$extra = $comment === null ? [] : [ 'comments' => $comment ];
		return $this->importResponse(
			$this->survey,
			[ [ 'question_id' => 'score', 'value' => 7, 'extra' => $extra ], [ 'question_id' => 'text', 'value' => $text ] ],
			new Plugin( [ Clock::class => $clock ] )
		);
	}
}
