<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Inbox;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Inbox\Sources\SurveyFindings;
use UserFeedback\Model\Capability;
use UserFeedback\Model\OptionId;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\QueryLog;

/**
 * Surveys that nobody sees, and those with their first ten responses.
 */
final class SurveyFindingsTest extends InboxTestCase {

	#[TestDox( '[DRW-04~] a survey that was published 7 days ago and never shown is reported to editors of surveys, until it is shown or changed' )]
	public function testReportsSurveysThatNobodySees(): void {
		$unseen = $this->publishedSurvey( [ 'title' => '"><script>' ] );
		$seen   = $this->publishedSurvey();
		$this->storedSurvey();
		$this->clock->move( '+6 days' );
		$this->look();
		self::assertSame( [], $this->ids( 'survey-' ) );
		$this->clock->move( '+2 days' );
		$this->addCount( $seen->id, OptionId::IMPRESSIONS, 1, '-1 day' );
		$this->look();
		$id = "survey-unseen-$unseen->id-$unseen->revision";
		self::assertSame( [ $id ], $this->ids( 'survey-' ) );
		$since = $this->inbox()[ $id ]['active_from'];
		self::assertStringContainsString( '"><script>', $this->inbox()[ $id ]['title'] );
		self::assertSame(
			admin_url( "admin.php?page=userfeedback_surveys#/edit/$unseen->id/publish" ),
			$this->inbox()[ $id ]['buttons'][0]['url']
		);
		$this->asUserWith( Capability::VIEW_RESULTS );
		self::assertSame( [], $this->ids( 'survey-' ) );

		$this->asAdmin();
		$this->clock->move( '+3 days' );
		$this->look();
		self::assertSame( $since, $this->inbox()[ $id ]['active_from'], 'Known since then.' );
		$this->addCount( $unseen->id, OptionId::IMPRESSIONS, 1, '-1 day' );
		$this->addCount( $seen->id, OptionId::IMPRESSIONS, 1, '-1 day' );
		$this->look();
		self::assertSame( [], $this->ids( 'survey-' ) );
	}

	public function testSaysNothingOfWhatHasChangedSince(): void {
		$drafted = $this->publishedSurvey();
		$deleted = $this->publishedSurvey();
		$this->clock->move( '+8 days' );
		$this->look();
		self::assertCount( 2, $this->ids( 'survey-unseen' ) );
		$this->post( "/userfeedback/v1/surveys/$drafted->id", [ 'survey' => [ 'status' => 'draft' ] ] );
		$this->plugin->get( SurveyLifecycle::class )->trash( [ $deleted->id ], 1 );
		self::assertSame( [], $this->ids( 'survey-unseen' ) );
	}

	#[TestDox( '[DRW-04~] the first 10 responses to a survey are reported to those who view results, from the day of the tenth, for 30 days' )]
	public function testReportsTheFirstResponses(): void {
		$survey = $this->publishedSurvey();
		$old    = $this->publishedSurvey();
		$few    = $this->publishedSurvey();
		$this->addCount( $survey->id, OptionId::RESPONSES, 6, '-40 days' );
		$this->addCount( $survey->id, OptionId::RESPONSES, 3, '-5 days' );
		$this->addCount( $survey->id, OptionId::RESPONSES, 4, '-3 days' );
		$this->addCount( $old->id, OptionId::RESPONSES, 10, '-40 days' );
		$this->addCount( $old->id, OptionId::RESPONSES, 10, '-1 day' );
		$this->addCount( $few->id, OptionId::RESPONSES, 9, '-1 day' );
		$this->look();
		self::assertSame( [ "survey-answered-$survey->id" ], $this->ids( 'survey-answered' ) );
		$found = $this->inbox()[ "survey-answered-$survey->id" ];
		self::assertSame( $this->clock->now()->modify( '-3 days' )->format( 'Y-m-d\T00:00:00\Z' ), $found['active_from'] );
		self::assertSame( admin_url( "admin.php?page=userfeedback_results#/survey/$survey->id" ), $found['buttons'][0]['url'] );
		$this->asUserWith( Capability::EDIT_SURVEYS );
		self::assertSame( [], $this->ids( 'survey-answered' ) );
		$this->asAdmin();
		$this->clock->move( '+28 days' );
		$this->look();
		self::assertSame( [], $this->ids( 'survey-answered' ) );
	}

	public function testFiveThousandSurveysTakeFewQueries(): void {
		$survey     = $this->publishedSurvey();
		$connection = $this->plugin->get( Connection::class );
		$table      = $connection->table( 'surveys' );
		$row        = $connection->row( 'SELECT * FROM %i WHERE id = %d', $table, $survey->id );
		self::assertIsArray( $row );
		unset( $row['id'], $row['client_id'], $row['save_id'] );
		$row = array_filter( $row, static fn ( ?string $value ) => $value !== null );
		for ( $n = 0; $n < 5000; $n += 500 ) {
			$connection->insertRows( 'INSERT', 'surveys', array_fill_keys( array_keys( $row ), '%s' ), array_fill( 0, 500, array_values( $row ) ) );
		}
		$this->clock->move( '+8 days' );
		$log = QueryLog::start();
		$this->look();
		self::assertLessThan( 80, count( $log->containing( 'SELECT' ) ), 'The daily task reads the counts of 500 surveys at once.' );
		self::assertCount( 10, $this->ids( 'survey-unseen' ) );
		self::assertLessThan( 4096, strlen( (string) serialize( get_option( SurveyFindings::OPTION ) ) ) );
		self::assertArrayNotHasKey( SurveyFindings::OPTION, wp_load_alloptions( true ) );

		$log->forget();
		$this->activeCount();
		self::assertLessThan( 12, count( $log->containing( 'SELECT' ) ), 'A screen asks for few rows.' );
		self::assertFalse( $log->hasWritten() );
	}

	private function look(): void {
		$this->plugin->get( SurveyFindings::class )->look();
	}

	/**
	 * Adds to a count of a survey, on a day and of all time.
	 */
	private function addCount( int $surveyId, string $item, int $n, string $when ): void {
		$day     = $this->clock->now()->modify( $when );
		$columns = [
			'survey_id' => '%d',
			'item'      => '%s',
			'period'    => '%d',
			'shard'     => '%d',
			'n'         => '%d',
		];
		$rows    = array_map(
			static fn ( string $period ) => [ $surveyId, $item, (int) $period, 0, $n ],
			[ $day->format( 'Ymd' ), $day->format( 'Ym' ), '0' ]
		);
		$this->plugin->get( Connection::class )
			->insertRows( 'INSERT', 'survey_counts', $columns, $rows, 'ON DUPLICATE KEY UPDATE n = n + VALUES( n )' );
	}
}
