<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswerRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseSearchRepository;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Responses\SurveyOptionsReader;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Far pages of a list are found by the daily counts. They hold the same as pages that are counted off.
 */
final class FarPagesTest extends TestCase {

	use SurveyFixtures;

	/** Responses by day in the order in which they arrive; some days have none. */
	private const DAYS = [ 5, 2, 5, 9, 1, 5, 2, 2, 9, 4, 5, 1, 9, 2, 5, 2, 4 ];

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->publishedSurvey();
		$ids          = array_map( $this->answerOn( ... ), self::DAYS );
		$stored       = Plugin::instance()->get( StoredResponseService::class );
		$stored->trash( $this->survey->id, [ $ids[2], $ids[16] ] );
		$stored->markAsSpam( $this->survey->id, [ $ids[3] ] );
		$stored->markAsTest( $this->survey->id, [ $ids[6] ] );
	}

	#[TestDox( '[PLS-19~] pages that are found by the daily counts hold what pages do that are counted off' )]
	public function testFarPagesHoldTheSame(): void {
		$days = [ [ '2026-02-02', '2026-02-05' ], [ '2026-02-03', '2026-02-03' ], [ '2026-01-01', '2026-12-31' ] ];
		foreach ( [ null, ...array_map( static fn ( array $of ) => new DayRange( ...$of ), $days ) ] as $range ) {
			foreach ( [ true, false ] as $newestFirst ) {
				$filter = new ResponseFilter( $this->survey->id, days: $range, newestFirst: $newestFirst );
				$all    = array_column( $this->reader( PHP_INT_MAX )->page( ResponseQuery::of( $filter, 1, 100 ) )['items'], 'id' );
				foreach ( [ 1, 3, 7 ] as $perPage ) {
					$found = [];
					for ( $page = 1; $page <= 20; $page++ ) {
						$here = $this->reader( 0 )->page( ResponseQuery::of( $filter, $page, $perPage ) );
						self::assertSame( count( $all ), $here['total'] );
						array_push( $found, ...array_column( $here['items'], 'id' ) );
					}
					self::assertSame( $all, $found, "{$range?->from} $newestFirst $perPage" );
				}
			}
		}
		self::assertCount( 14, $this->reader( 0 )->list( new ResponseQuery( $this->survey->id, 1, 100 ) ) );
	}

	private function reader( int $far ): ResponseReader {
		$plugin = Plugin::instance();
		return new ResponseReader(
			$plugin->get( ResponseRepository::class ),
			new AnswerRepository( $plugin->get( Connection::class ), $plugin->get( SurveyOptionsReader::class ) ),
			$plugin->get( ResponseSearchRepository::class ),
			$plugin->get( RevisionRepository::class ),
			$plugin->get( SurveyCountsRepository::class ),
			$plugin->get( SurveyOptionsReader::class ),
			$far
		);
	}

	private function answerOn( int $day ): int {
		$clock = new FrozenClock( new DateTimeImmutable( "2026-02-0{$day}T12:00:00Z" ), new DateTimeZone( 'UTC' ) );
		return $this->importResponse( $this->survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ], new Plugin( [ Clock::class => $clock ] ) );
	}
}
