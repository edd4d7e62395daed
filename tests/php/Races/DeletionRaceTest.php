<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Plugin;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Surveys are deleted while visitors answer them and see them.
 */
#[Group( 'commits' )]
final class DeletionRaceTest extends TestCase {

	use SurveyFixtures;

	private const WORKERS = 7;
	private const SURVEYS = 8;

	private const TABLES = [
		'surveys',
		'survey_revisions',
		'question_options',
		'responses',
		'answers',
		'answer_texts',
		'survey_counts',
		'question_counts',
	];

	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testNothingOfASurveyIsLeftThatIsDeletedWhileAnswersArrive( ?bool $isolation ): void {
		$submissions = [];
		foreach ( range( 1, self::SURVEYS ) as $ignored ) {
			$survey                     = $this->publishedSurvey();
			$nonce                      = Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, 'impression' );
			$submissions[ $survey->id ] = $this->submission( $survey, [ 'q1' => 'Yes', 'q2' => 'Words' ] ) + [ 'impression_nonce' => $nonce ];
		}
		$visitors = array_fill( 0, self::WORKERS, Isolation::with( $isolation, [ 'task' => 'insist', 'surveys' => $submissions ] ) );
		$owner    = Isolation::with( $isolation, [ 'task' => 'delete', 'surveys' => array_keys( $submissions ) ] );
		$sums     = [];
		foreach ( Worker::race( 'any', [ ...$visitors, $owner ] ) as $result ) {
			foreach ( $result as $what => $count ) {
				$sums[ $what ] = ( $sums[ $what ] ?? 0 ) + (int) $count;
			}
		}
		ksort( $sums );
		RaceReport::add( 'Surveys deleted while answers arrive' . ( $isolation === true ? ', snapshot isolation on' : '' ), $sums );
		Plugin::instance()->get( OutboxWorker::class )->run();
		$left = array_combine( self::TABLES, array_map( $this->rows( ... ), self::TABLES ) );
		self::assertSame( array_fill_keys( self::TABLES, 0 ), $left );
		self::assertSame( self::SURVEYS, $sums['deleted'] );
		self::assertGreaterThanOrEqual( self::SURVEYS * 5, $sums['submit 201'] );
		$isBusy = StoredState::isSqlite() ? '|503' : '';
		self::assertSame( [], preg_grep( "/^(submit|impression) (?!201|204|404|410$isBusy)/", array_keys( $sums ) ) );
	}
}
