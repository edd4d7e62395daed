<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Many processes save surveys at the same moment, with and without MariaDB's snapshot isolation.
 */
#[Group( 'commits' )]
final class SurveyRaceTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	private const WORKERS = 6;

	/** Chances for two saves to meet. */
	private const ROUNDS = 4;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( '[EDT-10~] of saves of one survey at the same moment exactly one is stored, and the others are told' )]
	#[DataProvider( 'isolations' )]
	public function testOfSavesAtTheSameMomentOneWins( bool $snapshots ): void {
		// A draft: of a published survey, the key of its revisions would refuse the second save, too.
		$survey = $this->storedSurvey();
		$saves  = [];
		foreach ( range( 1, self::WORKERS ) as $number ) {
			// Each process sends the same revisions, so in every round one of them is the first.
			$saves[] = array_map(
				fn ( int $round ) => [
					'revision' => $survey->revision + $round,
					'survey'   => [
						'title'     => "Of $number",
						'questions' => [ $this->text( 'q1', [ 'title' => "Round $round of $number" ] ) ],
					],
				],
				range( 0, self::ROUNDS - 1 )
			);
		}
		$results = $this->race( self::PATH . "/$survey->id", $saves, $snapshots );
		$winners = [];
		foreach ( $results as $index => $result ) {
			foreach ( (array) $result['statuses'] as $round => $status ) {
				self::assertContains( $status, [ 200, 409 ] );
				if ( $status === 200 ) {
					$winners[ $round ][] = $index + 1;
				}
			}
		}
		$stored = Plugin::instance()->get( SurveyService::class )->get( $survey->id );
		ksort( $winners );
		self::assertSame( array_fill( 0, self::ROUNDS, 1 ), array_map( count( ... ), $winners ) );
		// A save that was answered with 200 is in the database, whole, and is one revision.
		$last   = self::ROUNDS - 1;
		$winner = $winners[ $last ][0];
		self::assertSame( [ "Of $winner", "Round $last of $winner" ], [ $stored->title, $stored->questions[0]->title ] );
		self::assertSame( $survey->revision + self::ROUNDS, $stored->revision );
	}

	#[TestDox( 'one first save sent by many at once makes one survey' )]
	#[DataProvider( 'isolations' )]
	public function testAFirstSaveSentTwiceAtOnceMakesOneSurvey( bool $snapshots ): void {
		$ids   = array_map( static fn () => wp_generate_uuid4(), range( 1, self::ROUNDS ) );
		$saves = array_map(
			fn ( string $id ) => [
				'client_id' => $id,
				'save_id'   => wp_generate_uuid4(),
				'survey'    => $this->surveyInput( [ 'title' => $id ] ),
			],
			$ids
		);
		$results  = $this->race( self::PATH, array_fill( 0, self::WORKERS, $saves ), $snapshots );
		$statuses = array_count_values( array_merge( ...array_column( $results, 'statuses' ) ) );
		ksort( $statuses );
		self::assertSame( [ 200 => self::ROUNDS * ( self::WORKERS - 1 ), 201 => self::ROUNDS ], $statuses );
		self::assertSame( self::ROUNDS, $this->rows( 'surveys' ) );
		// All processes are told the same survey for the same client id, and it is the one that was sent.
		self::assertCount( 1, array_unique( array_map( 'serialize', array_column( $results, 'ids' ) ) ) );
		foreach ( $results[0]['ids'] as $round => $id ) {
			$stored = Plugin::instance()->get( SurveyService::class )->get( (int) $id );
			self::assertSame( [ $ids[ $round ], 1 ], [ $stored->title, $stored->revision ] );
		}
	}

	/**
	 * @return iterable<string, array{bool}>
	 */
	public static function isolations(): iterable {
		yield 'without snapshot isolation' => [ false ];
		yield 'with snapshot isolation' => [ true ];
	}

	/**
	 * @param list<list<array<string, mixed>>> $saves Of each process.
	 * @return list<array<string, mixed>>
	 */
	private function race( string $path, array $saves, bool $snapshots ): array {
		if ( $snapshots && StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite has no such setting.' );
		}
		return Worker::race(
			'save',
			array_map(
				static fn ( array $own ) => [
					'path'      => $path,
					'saves'     => $own,
					'snapshots' => $snapshots,
				],
				$saves
			)
		);
	}
}
