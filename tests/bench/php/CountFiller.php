<?php

declare( strict_types=1 );

namespace UserFeedback\Bench;

use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;

/**
 * Stores the counts of many surveys as the plugin would have after years, by statements that make many rows each (MariaDB's tables seq_1_to_N):
 * surveys of many questions, and many small surveys beside them.
 */
final class CountFiller {

	/** Responses of a large survey on a day. */
	private const RESPONSES = 10;

	/** Days on which the surveys beside have responses. */
	private const DAYS_BESIDE = 30;

	private readonly Connection $connection;

	public function __construct() {
		$this->connection = Plugin::instance()->get( Connection::class );
	}

	/**
	 * The counts of a survey whose questions were answered every day until today.
	 *
	 * @param Survey $like   Whose questions it has.
	 * @param int    $survey Its id.
	 */
	public function fillSurvey( Survey $like, int $survey, int $days ): void {
		$this->makePeriods( $days );
		$this->fillOptions( $like );
		$this->query(
			"INSERT INTO {question_counts} SELECT $survey, p.period, o.question, o.option_id, 0, o.n * p.days, 0, 0
			FROM bench_periods p JOIN bench_options o WHERE p.period > 0"
		);
		$this->fillItems( (string) $survey, self::RESPONSES, '' );
	}

	/**
	 * Small surveys that were answered on each of the last days, with the ids after that of a survey.
	 */
	public function fillBeside( Survey $like, int $count ): void {
		$first = $like->id + 1;
		$last  = $like->id + $count;
		$this->query(
			"INSERT INTO {surveys} ( id, title, type, status, questions, settings, notifications, revision, created_at, updated_at, updated_by )
			SELECT n.seq, CONCAT( 'Beside ', n.seq ), s.type, s.status, '[]', s.settings, s.notifications, s.revision,
			s.created_at, s.updated_at, s.updated_by FROM {surveys} s JOIN seq_{$first}_to_$last n WHERE s.id = $like->id"
		);
		$this->makePeriods( self::DAYS_BESIDE );
		$this->fillItems( 's.seq', 2, "JOIN seq_{$first}_to_$last s" );
	}

	/**
	 * The responses of a survey with the texts of its text questions: as many as its counts say.
	 */
	public function fillTexts( Survey $survey, int $days ): void {
		$this->makeDays( $days );
		$first = 1 + (int) $this->connection->value( "SELECT COALESCE( MAX( id ), 0 ) FROM {$this->connection->table( 'responses' )}" );
		$daily = self::RESPONSES;
		$this->query(
			"INSERT INTO {responses} ( id, survey_id, submission_id, status, submitted_at, submitted_on, revision )
			SELECT $first + ( $days - 1 - d.number ) * $daily + s.seq - 1, $survey->id, UNHEX( MD5( CONCAT( d.number, '/', s.seq ) ) ),
			'publish', TIMESTAMP( d.day, '00:00:00' ), d.day, $survey->revision FROM bench_days d JOIN seq_1_to_$daily s"
		);
		foreach ( $survey->questions as $question ) {
			if ( $question->type === 'text' ) {
				$this->query(
					"INSERT INTO {answer_texts} ( survey_id, question_id, kind, response_id, text )
					SELECT $survey->id, '$question->id', 'text', id, CONCAT( 'Text ', id ) FROM {responses} WHERE survey_id = $survey->id"
				);
			}
		}
	}

	/**
	 * Brings the statistics up to date that MariaDB would have by now.
	 */
	public function analyse(): void {
		foreach ( [ 'surveys', 'survey_counts', 'question_counts', 'responses', 'answer_texts' ] as $table ) {
			$this->connection->rows( 'ANALYZE TABLE %i', $this->connection->table( $table ) );
		}
	}

	/**
	 * Counts of surveys as a whole: of three visitors who saw one, one answered.
	 */
	private function fillItems( string $survey, int $daily, string $join ): void {
		foreach ( [ OptionId::IMPRESSIONS => 3, OptionId::RESPONSES => 1, OptionId::STARTS => 2 ] as $item => $times ) {
			$this->query( "INSERT INTO {survey_counts} SELECT $survey, '$item', p.period, 0, $daily * $times * p.days FROM bench_periods p $join" );
		}
	}

	/**
	 * The last days, their months and all time, with the number of their days.
	 */
	private function makePeriods( int $days ): void {
		$this->makeDays( $days );
		$this->query( 'DROP TEMPORARY TABLE IF EXISTS bench_periods' );
		$this->query( 'CREATE TEMPORARY TABLE bench_periods ( period INT UNSIGNED, days INT UNSIGNED )' );
		foreach ( [ "DATE_FORMAT( day, '%Y%m%d' )", "DATE_FORMAT( day, '%Y%m' )", '0' ] as $period ) {
			$this->query( "INSERT INTO bench_periods SELECT $period AS period, COUNT(*) FROM bench_days GROUP BY period" );
		}
	}

	private function makeDays( int $days ): void {
		$this->query( 'DROP TEMPORARY TABLE IF EXISTS bench_days' );
		$this->query(
			"CREATE TEMPORARY TABLE bench_days AS SELECT seq - 1 AS number, CURRENT_DATE - INTERVAL ( seq - 1 ) DAY AS day FROM seq_1_to_$days"
		);
	}

	/**
	 * What is counted of each question on a day.
	 */
	private function fillOptions( Survey $survey ): void {
		$this->query( 'DROP TEMPORARY TABLE IF EXISTS bench_options' );
		$this->query(
			'CREATE TEMPORARY TABLE bench_options ( question VARCHAR(16), option_id VARCHAR(16), n INT ) CHARACTER SET ascii COLLATE ascii_bin'
		);
		foreach ( $survey->questions as $question ) {
			foreach ( [ OptionId::ANSWERED => self::RESPONSES ] + array_fill_keys( $question->optionIds(), 2 ) as $id => $count ) {
				$this->query( "INSERT INTO bench_options VALUES ( '$question->id', '$id', $count )" );
			}
		}
	}

	/**
	 * @param string $sql Tables of ours are written {responses}.
	 */
	private function query( string $sql ): void {
		$tables = (string) preg_replace( '/\{(\w+)\}/', $this->connection->table( '' ) . '$1', $sql );
		$this->connection->execute( $tables );
	}
}
