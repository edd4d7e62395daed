<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use Random\Engine\Mt19937;
use Random\Randomizer;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\ResponseLedger;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\TestCase;

/**
 * Whatever happens to responses, in whatever order, all that REST says of them equals a count that the test makes itself.
 */
final class StatisticsPropertyTest extends TestCase {

	use AddOnQuestions;

	private const STEPS = 60;

	/** Of New York: to daylight-saving time on 8 March 2026, from it on 2 November 2025. */
	private const ZONE = 'America/New_York';

	private const NOW = '2026-03-10T16:00:00Z';

	/** Moments around midnight and around both changes, and the local days that they belong to. */
	private const DAYS = [
		'2026-03-10T04:00:00Z' => '2026-03-10',
		'2026-03-10T03:59:59Z' => '2026-03-09',
		'2026-03-09T04:00:00Z' => '2026-03-09',
		'2026-03-09T03:59:59Z' => '2026-03-08',
		'2026-03-08T07:00:00Z' => '2026-03-08',
		'2026-03-08T05:00:00Z' => '2026-03-08',
		'2026-03-08T04:59:59Z' => '2026-03-07',
		'2026-03-04T05:00:00Z' => '2026-03-04',
		'2026-03-04T04:59:59Z' => '2026-03-03',
		'2026-02-09T05:00:00Z' => '2026-02-09',
		'2026-02-09T04:59:59Z' => '2026-02-08',
		'2025-11-03T05:00:00Z' => '2025-11-03',
		'2025-11-03T04:59:59Z' => '2025-11-02',
		'2025-11-02T05:30:00Z' => '2025-11-02',
		'2025-11-02T03:59:59Z' => '2025-11-01',
	];

	/** From, to: ever; one day; the 7 and the 30 days up to now; days of 23 and of 25 hours; from one change to the other; without answers. */
	private const RANGES = [
		[ null, null ],
		[ '2026-03-10', '2026-03-10' ],
		[ '2026-03-04', '2026-03-10' ],
		[ '2026-02-09', '2026-03-10' ],
		[ '2026-03-08', '2026-03-08' ],
		[ '2025-11-02', '2025-11-02' ],
		[ '2025-11-02', '2026-03-08' ],
		[ '2024-01-01', '2024-12-31' ],
	];

	/** Impossible for most answers, short, long, and so long that the page was left open. */
	private const MILLISECONDS = [ 100, 2_800, 14_499, 14_500, 31_000, 47_600, 300_000, 2_000_000, 86_400_499, 86_400_500 ];

	private const LABELS = [ 'One', '2', 'Three & more' ];

	/** What can be chosen; the ids of questions are their types. */
	private const VALUES = [
		'radio-button' => self::LABELS,
		'checkbox'     => self::LABELS,
		'text'         => [],
		'long-text'    => [],
		'email'        => [],
		'star-rating'  => [ 1, 2, 3, 4, 5 ],
		'nps'          => [ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ],
		'image-radio'  => self::LABELS,
		'icon-choice'  => self::LABELS,
	];

	private Randomizer $random;

	private MovingClock $clock;

	private ResponseLedger $ledger;

	private int $seed;

	/** @var array<int, array<string, mixed>> What visitors sent who have not finished, by the id of the response. */
	private array $unfinished = [];

	#[TestDox( '[RES-05] statistics equal a count over the raw answers for any range, on random data and after any moves' )]
	public function testEveryFigureEqualsACountOfTheAnswers(): void {
		$this->seed   = (int) ( getenv( 'UF_SEED' ) ?: random_int( 1, PHP_INT_MAX ) );
		$this->random = new Randomizer( new Mt19937( $this->seed ) );
		$this->clock  = new MovingClock( '2025-10-01T00:00:00Z', new DateTimeZone( self::ZONE ) );
		$this->ledger = new ResponseLedger();
		$plugin       = $this->clock->takeOver();
		$this->asAdmin();
		$survey = $this->surveyOfEveryType( $plugin );
		// Another survey's answers are in none of its statistics.
		$other = $plugin->get( SurveyService::class )->create( $this->surveyInput( [ 'status' => 'publish' ] ), 1 )->survey;
		$this->post( $this->path( $other ) . '/responses', $this->submission( $other, [ 'q1' => 'Yes' ] ) );
		for ( $step = 1; $step <= self::STEPS; $step++ ) {
			if ( $step <= 20 || $this->random->getInt( 1, 3 ) === 1 ) {
				$this->submit( $survey );
			} elseif ( $this->random->getInt( 1, 4 ) === 1 ) {
				$this->goOn( $survey );
			} else {
				$this->change( $survey );
			}
			if ( $step % 12 !== 0 ) {
				continue;
			}
			$this->clock->set( self::NOW );
			$this->assertResults( $survey, "seed $this->seed, step $step" );
			$this->assertPlaces( $survey, "seed $this->seed, step $step" );
		}
		self::assertFalse( $plugin->get( Recount::class )->run( $survey->id ), "seed $this->seed" );
	}

	private function surveyOfEveryType( Plugin $plugin ): Survey {
		$questions = $this->questionsOfEveryType( self::LABELS );
		self::assertSame( array_keys( self::VALUES ), array_column( $questions, 'id' ) );
		$input = [ 'title' => 'All', 'status' => 'publish', 'questions' => $questions ];
		return $plugin->get( SurveyService::class )->create( $input + SurveyFields::change( 'settings.behavior.keep_partial', true ), 1 )->survey;
	}

	/** A visitor answers, and finishes or not. */
	private function submit( Survey $survey ): void {
		$before     = $this->ledger->ids();
		$isPartial  = $this->random->getInt( 1, 3 ) === 1;
		$submission = $this->submission( $survey, [], $isPartial ? [ 'partial' => true ] : [] );
		$sent       = $this->send( $survey, $submission );
		$ids        = array_diff( $this->storedIds( $survey ), $before );
		self::assertCount( 1, $ids, "seed $this->seed" );
		$id = (int) end( $ids );
		$this->ledger->add( $id, ...$sent, isPartial: $isPartial );
		if ( $isPartial ) {
			$this->unfinished[ $id ] = $submission;
		}
	}

	/** A visitor who has not finished answers more, or all. */
	private function goOn( Survey $survey ): void {
		$known = array_intersect_key( $this->unfinished, array_flip( $this->ledger->ids( [ 'partial', 'spam' ] ) ) );
		if ( $known === [] ) {
			return;
		}
		$id        = $this->pick( array_keys( $known ) );
		$isPartial = $this->random->getInt( 1, 2 ) === 1;
		$sent      = $this->send( $survey, [ 'partial' => $isPartial ] + $known[ $id ] );
		$this->ledger->add( $id, ...$sent, isPartial: $isPartial );
		if ( ! $isPartial ) {
			unset( $this->unfinished[ $id ] );
		}
	}

	/**
	 * Sends random answers at a random moment.
	 *
	 * @param array<string, mixed> $submission Without answers.
	 * @return array{string, string, array<string, array{value: mixed, extra: array<string, string>}>, int} Moment, day, answers, milliseconds.
	 */
	private function send( Survey $survey, array $submission ): array {
		$answers = [];
		foreach ( array_keys( self::VALUES ) as $question ) {
			$chance = $this->random->getInt( 1, 8 );
			// Some are not shown by logic and have no answer at all, some are passed over; the first one never.
			if ( $chance > 1 || $answers === [] ) {
				$answers[ $question ] = $chance === 2 && $answers !== []
					? [ 'value' => null, 'extra' => [] ]
					: $this->answer( $question );
			}
		}
		$moment = $this->pick( array_keys( self::DAYS ) );
		$this->clock->set( $moment );
		$sent = [];
		foreach ( $answers as $question => $answer ) {
			$sent[] = [ 'question_id' => $question ] + $answer;
		}
		$elapsed  = $this->pick( self::MILLISECONDS );
		$response = $this->post( $this->path( $survey ) . '/responses', [ 'answers' => $sent, 'elapsed_ms' => $elapsed ] + $submission );
		self::assertSame( 201, $response->get_status(), "seed $this->seed" );
		return [ $moment, self::DAYS[ $moment ], $answers, $elapsed ];
	}

	/**
	 * @return array{value: mixed, extra: array<string, string>}
	 */
	private function answer( string $question ): array {
		$extra = match ( $question ) {
			'email'                       => [ 'name' => 'Ann' ],
			'radio-button', 'star-rating' => $this->random->getInt( 0, 1 ) === 1 ? [ 'comments' => 'Because' ] : [],
			default                       => [],
		};
		$value = match ( $question ) {
			'text', 'long-text' => 'Text ' . $this->random->getInt( 1, 1000 ),
			'email'             => sprintf( 'ann%d@example.org', $this->random->getInt( 1, 1000 ) ),
			'checkbox'          => array_slice( $this->random->shuffleArray( self::LABELS ), 0, $this->random->getInt( 1, 3 ) ),
			default             => $this->pick( self::VALUES[ $question ] ?: [ null ] ),
		};
		return [ 'value' => $value, 'extra' => $extra ];
	}

	private function change( Survey $survey ): void {
		$action = $this->pick( [ 'trash', 'trash', 'restore', 'restore', 'spam', 'test', 'no test', 'delete' ] );
		$ids    = $action === 'delete' ? $this->ledger->ids( [ 'trash', 'spam' ] ) : $this->ledger->ids();
		$some   = array_slice( $this->random->shuffleArray( $ids ), 0, $this->random->getInt( 1, 4 ) );
		if ( $some === [] ) {
			return;
		}
		$body = [ 'response_ids' => $some ];
		$path = $this->path( $survey ) . '/responses';
		$done = match ( $action ) {
			'delete'  => $this->post( $path, $body, [], 'DELETE' ),
			'no test' => $this->post( "$path/test", $body + [ 'is_test' => false ] ),
			default   => $this->post( "$path/$action", $body ),
		};
		self::assertSame( 200, $done->get_status(), "seed $this->seed, $action" );
		$this->ledger->change( $action, $some );
	}

	private function assertResults( Survey $survey, string $when ): void {
		$ever = array_sum( $this->ledger->days( null, null ) );
		foreach ( self::RANGES as [ $from, $to ] ) {
			$where = "$when, range $from";
			$query = $from === null ? [ 'all_time' => true ] : [ 'from' => $from, 'to' => $to ];
			$body  = $this->body( $this->get( $this->path( $survey ) . '/results', $query ) );
			$days  = $this->ledger->days( $from, $to );
			$expected = [
				'total'                   => $ever,
				'range_responses_count'   => array_sum( $days ),
				'responses_count_7_days'  => array_sum( $this->ledger->days( '2026-03-04', '2026-03-10' ) ),
				'responses_count_30_days' => array_sum( $this->ledger->days( '2026-02-09', '2026-03-10' ) ),
			];
			self::assertSame( $expected, array_intersect_key( $body, $expected ), $where );
			[ $median, $found ] = [ $this->ledger->median( $from, $to ), $body['statistics']['median_seconds'] ];
			// Times are counted in buckets, each an eighth as wide as its least time at most.
			self::assertSame( $median === null, $found === null, $where );
			self::assertEqualsWithDelta( $median, $found, (float) $median / 8, $where );
			foreach ( $body['question_stats'] as $stats ) {
				$id      = $stats['id'];
				$counted = [];
				foreach ( $stats['options'] as $option ) {
					$counted[ $option['value']['label'] ?? $option['value'] ] = $option['count'];
				}
				$expected = $this->ledger->question( $id, self::VALUES[ $id ], $from, $to );
				self::assertEqualsWithDelta( $expected['average'], $stats['average'], 1e-9, "$where, $id" );
				unset( $expected['average'] );
				$found = array_replace( $expected, array_intersect_key( $stats, $expected ), [ 'options' => $counted ] );
				self::assertSame( $expected, $found, "$where, $id" );
			}
			if ( $from === null ) {
				continue;
			}

			$query  = [ 'start_date' => $from, 'end_date' => $to, 'survey_id' => $survey->id ];
			$points = array_column( $this->body( $this->get( '/userfeedback/v1/results-summary', $query ) )['data_points'], 'count', 'date' );
			self::assertSame( $days, array_filter( $points ), $where );
		}
	}

	private function assertPlaces( Survey $survey, string $when ): void {
		foreach ( array_slice( $this->random->shuffleArray( $this->ledger->ids() ), 0, 6 ) as $id ) {
			$body  = $this->body( $this->get( $this->path( $survey ) . "/responses/$id" ) );
			$place = $this->ledger->place( $id );
			self::assertSame( $place, array_replace( $place, array_intersect_key( $body, $place ) ), "$when, response $id" );
		}
	}

	private function path( Survey $survey ): string {
		return "/userfeedback/v1/surveys/$survey->id";
	}

	/**
	 * @return list<int>
	 */
	private function storedIds( Survey $survey ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows( 'SELECT id FROM %i WHERE survey_id = %d', $connection->table( 'responses' ), $survey->id );
		return array_map( intval( ... ), array_column( $rows, 'id' ) );
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $items
	 * @return T
	 */
	private function pick( array $items ): mixed {
		return $items[ $this->random->getInt( 0, count( $items ) - 1 ) ];
	}
}
