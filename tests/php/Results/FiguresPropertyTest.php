<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeImmutable;
use DateTimeZone;
use Random\Engine\Mt19937;
use Random\Randomizer;
use UserFeedback\Plugin;
use UserFeedback\Results\DayRange;
use UserFeedback\Support\Sender;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\TestCase;

/**
 * Whatever happens to responses, in whatever order, every figure equals a count of the rows.
 */
final class FiguresPropertyTest extends TestCase {

	use AddOnQuestions;

	private const STEPS = 120;

	private Randomizer $random;

	/**
	 * @testdox [RES-05~] figures equal a count over the raw answers for any range, on random data and after any moves
	 */
	public function testEveryFigureEqualsACountOfTheRows(): void {
		$seed         = (int) ( getenv( 'UF_SEED' ) ?: random_int( 1, PHP_INT_MAX ) );
		$this->random = new Randomizer( new Mt19937( $seed ) );
		$surveys      = array_map( fn () => $this->randomSurvey(), range( 1, 3 ) );
		for ( $step = 1; $step <= self::STEPS; $step++ ) {
			$survey = $this->pick( $surveys );
			$this->randomStep( $survey );
			if ( $step % 10 === 0 ) {
				$this->assertFiguresAreTrue( $surveys, "seed $seed, step $step" );
			}
		}
		foreach ( $surveys as $survey ) {
			self::assertFalse( Plugin::instance()->responseLifecycle()->recount( $survey->id ), "seed $seed" );
		}
	}

	public function testARecountMendsFiguresAndKeepsImpressions(): void {
		$survey = $this->publishedSurvey();
		$plugin = Plugin::instance();
		$plugin->responses()->import( $survey, wp_generate_uuid4(), [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ] );
		$plugin->progress()->countImpression( $survey->id, $plugin->token()->create( $survey->id, $survey->revision, 'impression' ), new Sender() );
		$connection = $plugin->connection();
		$connection->execute( "UPDATE %i SET n = n + 7 WHERE question_id = 'q1'", $connection->table( 'daily_counts' ) );
		self::assertNotSame( RawCount::of( $survey->id, null ), RawCount::stored( $survey->id, null ) );

		self::assertTrue( $plugin->responseLifecycle()->recount( $survey->id ) );
		self::assertSame( RawCount::of( $survey->id, null ), RawCount::stored( $survey->id, null ) );
		$connection->execute( "UPDATE %i SET total = total + 1 WHERE question_id = 'q1'", $connection->table( 'daily_counts' ) );
		self::assertTrue( $plugin->responseLifecycle()->recount( $survey->id ) );
		self::assertSame( [], RawCount::storedSums( $survey->id, null ) );
		self::assertSame( 1, $plugin->results()->ofSurvey( $survey->id, null )['impressions'] );
	}

	private function randomSurvey(): Survey {
		$questions = [];
		foreach ( range( 1, $this->random->getInt( 1, 4 ) ) as $number ) {
			$options     = array_map( static fn ( int $option ) => "Option $option", range( 1, $this->random->getInt( 2, 6 ) ) );
			$questions[] = match ( $this->random->getInt( 0, 4 ) ) {
				0 => $this->text( "q$number" ),
				1 => $this->stars( "q$number" ),
				2 => $this->nps( "q$number", [ 'start_at_zero' => true ] ),
				default => $this->radio( "q$number", $options ),
			};
		}
		return $this->publishedSurvey( [ 'questions' => $questions ] );
	}

	private function randomStep( Survey $survey ): void {
		$ids = $this->idsOf( $survey );
		if ( $ids === [] || $this->random->getInt( 1, 100 ) <= 60 ) {
			$this->submitRandomly( $survey );
			return;
		}
		$some      = array_slice( $this->random->shuffleArray( $ids ), 0, $this->random->getInt( 1, 4 ) );
		$lifecycle = Plugin::instance()->responseLifecycle();
		$action    = $this->pick( [ 'trash', 'trash', 'restore', 'restore', 'markAsSpam', 'markAsTest', 'delete' ] );
		if ( $action === 'delete' ) {
			$lifecycle->trash( $survey->id, $some );
		}
		if ( $action === 'markAsTest' ) {
			$lifecycle->markAsTest( $survey->id, $some, $this->random->getInt( 0, 1 ) === 1 );
			return;
		}
		$lifecycle->$action( $survey->id, $some );
	}

	private function submitRandomly( Survey $survey ): void {
		$answers = [];
		foreach ( $survey->questions as $question ) {
			$value     = match ( $question->type ) {
				'text' => 'Text',
				'star-rating' => $this->random->getInt( 1, 5 ),
				'nps' => $this->random->getInt( 0, 10 ),
				default => $this->pick( $question->options() ?: [ 'None' ] ),
			};
			$answers[] = [
				'question_id' => $question->id,
				'value'       => $this->random->getInt( 1, 4 ) === 1 ? null : $value,
			];
		}
		if ( array_filter( array_column( $answers, 'value' ), static fn ( mixed $value ) => $value !== null ) === [] ) {
			return;
		}
		$moment = sprintf( '2026-03-%02dT%02d:30:00Z', $this->random->getInt( 1, 9 ), $this->random->getInt( 0, 23 ) );
		$clock  = new FrozenClock( new DateTimeImmutable( $moment ), new DateTimeZone( 'America/Caracas' ) );
		( new Plugin( $clock ) )->responses()->import( $survey, wp_generate_uuid4(), $answers );
	}

	/**
	 * @param list<Survey> $surveys
	 */
	private function assertFiguresAreTrue( array $surveys, string $when ): void {
		$from   = $this->random->getInt( 1, 9 );
		$ranges = [ null, new DayRange( "2026-03-0$from", '2026-03-0' . $this->random->getInt( $from, 9 ) ) ];
		foreach ( $surveys as $survey ) {
			foreach ( $ranges as $range ) {
				self::assertSame( RawCount::of( $survey->id, $range ), RawCount::stored( $survey->id, $range ), $when );
				self::assertSame( RawCount::sums( $survey->id, $range ), RawCount::storedSums( $survey->id, $range ), $when );
			}
		}
	}

	/**
	 * @return list<int>
	 */
	private function idsOf( Survey $survey ): array {
		$connection = Plugin::instance()->connection();
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
