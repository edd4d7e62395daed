<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Eight processes answer the same surveys, and trash, restore, mark and delete what was answered, all at once.
 */
#[Group( 'commits' )]
final class StatisticsRaceTest extends TestCase {

	use SurveyFixtures;

	private const WORKERS = 8;
	private const STEPS   = 40;

	#[TestDox( '[RES-05] statistics equal a count over the raw answers after eight processes did whatever they liked' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testEveryFigureEqualsACountOfTheRows( ?bool $isolation ): void {
		$seed        = (int) ( getenv( 'UF_SEED' ) ?: random_int( 1, 1_000_000_000 ) );
		$submissions = [];
		foreach ( range( 1, 3 ) as $ignored ) {
			$survey                     = $this->publishedSurvey();
			$submissions[ $survey->id ] = $this->submission( $survey, [ 'q1' => 'Yes', 'q2' => 'Words' ] );
		}
		$arguments = [];
		foreach ( range( 1, self::WORKERS ) as $number ) {
			$arguments[] = Isolation::with( $isolation, [ 'seed' => $seed + $number, 'steps' => self::STEPS, 'surveys' => $submissions ] );
		}
		$done = [];
		foreach ( Worker::race( 'live', $arguments ) as $result ) {
			foreach ( $result as $what => $count ) {
				$done[ $what ] = ( $done[ $what ] ?? 0 ) + (int) $count;
			}
		}
		ksort( $done );
		$title = 'RES-05 eight processes' . ( $isolation === true ? ', snapshot isolation on' : '' );
		RaceReport::add( $title, [ 'seed' => $seed, 'stored' => $this->rows( 'responses' ) ] + $done );
		// SQLite has one writer: others may find it busy. On a server nobody is sent away.
		$wrong = $isolation === null ? '/failed|submit (?!201|503)/' : '/failed|busy|submit (?!201)/';
		self::assertSame( [], preg_grep( $wrong, array_keys( $done ) ), "seed $seed" );
		self::assertGreaterThan( 0, $done['submit 201'] ?? 0 );
		foreach ( array_keys( $submissions ) as $surveyId ) {
			self::assertSame( RawCount::of( $surveyId, null ), RawCount::stored( $surveyId, null ), "seed $seed" );
			self::assertFalse( Plugin::instance()->get( Recount::class )->run( $surveyId ), "seed $seed" );
		}
	}
}
