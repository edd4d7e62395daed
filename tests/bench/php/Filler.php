<?php

declare( strict_types=1 );

namespace UserFeedback\Bench;

use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;

/**
 * Stores any number of responses as the plugin would have, spread evenly over a year up to now, by statements that make many rows each
 * (MariaDB's tables seq_1_to_N). What is random is so by a checksum: the same survey and number give the same rows.
 */
final class Filler {

	private const DAYS  = 365;
	private const BATCH = 50_000;
	private const TEXTS = 2000;
	private const PAGES = 20;

	/** Of a hundred visitors, so many pass a question over that may be skipped. */
	private const SKIP = 10;

	/** The id before the first response. */
	private int $base;

	/**
	 * @param string $prefix Of the tables' names: those of the site, or a set of their own.
	 */
	public function __construct( private readonly Survey $survey, private readonly string $prefix ) {
		$this->base = (int) $this->query( 'SELECT COALESCE( MAX( id ), 0 ) FROM {responses}' )[0][0];
	}

	public function fill( int $count ): void {
		$this->makeHelpers();
		for ( $first = 1; $first <= $count; $first += self::BATCH ) {
			$last = min( $first + self::BATCH - 1, $count );
			$this->query( 'START TRANSACTION' );
			$this->insertResponses( $first, $last, $count );
			$this->insertAnswers( $first, $last );
			$this->query( 'COMMIT' );
		}
		$this->insertCounts();
		foreach ( [ 'responses', 'answers', 'answer_texts', 'survey_counts', 'question_counts' ] as $table ) {
			$this->query( "ANALYZE TABLE {{$table}}" );
		}
	}

	/**
	 * Labels, texts and pages.
	 */
	private function makeHelpers(): void {
		$word = 'CHARACTER SET ascii COLLATE ascii_bin';
		$this->query( "CREATE TEMPORARY TABLE bench_options ( question VARCHAR(16), number INT, hash CHAR(16) ) $word" );
		foreach ( $this->survey->questions as $question ) {
			foreach ( $question->options() as $number => $label ) {
				$hash = $question->optionIds()[ $number ];
				$this->query( "INSERT INTO bench_options VALUES ( '$question->id', $number, '$hash' )" );
				$this->query( "INSERT IGNORE INTO {question_options} ( survey_id, question_id, hash, label )
					VALUES ( {$this->survey->id}, '$question->id', '$hash', '$label' )" );
			}
		}
		$this->query( 'CREATE TEMPORARY TABLE bench_texts ( number INT PRIMARY KEY, text TEXT ) CHARACTER SET utf8mb4' );
		mt_srand( 1 );
		foreach ( range( 0, self::TEXTS - 1 ) as $number ) {
			$this->query( "INSERT INTO bench_texts VALUES ( $number, '{$this->text()}' )" );
		}
		foreach ( range( 1, self::PAGES ) as $number ) {
			$url = home_url( "/2026/01/01/page-$number/" );
			$row = "$number, x'" . md5( $url ) . "', '$url', 'Page $number', $number, CURRENT_DATE";
			$this->query( "INSERT IGNORE INTO {pages} VALUES ( $row )" );
		}
	}

	/**
	 * A sentence of 50 to 130 characters.
	 */
	private function text(): string {
		$words = 'the shop was easy to find and people there were kind but checkout took far too long on my phone as every page moved';
		$words = explode( ' ', $words );
		$text  = '';
		$long  = mt_rand( 50, 125 );
		while ( strlen( $text ) < $long ) {
			$text .= ( $text === '' ? '' : ' ' ) . $words[ mt_rand( 0, count( $words ) - 1 ) ];
		}
		return ucfirst( $text ) . '.';
	}

	private function insertResponses( int $first, int $last, int $count ): void {
		$survey  = $this->survey;
		$seconds = self::DAYS * DAY_IN_SECONDS;
		$at      = "UTC_TIMESTAMP() - INTERVAL FLOOR( ( $count - seq ) * $seconds / $count ) SECOND";
		$pages   = self::PAGES;
		$this->query(
			"INSERT INTO {responses} ( id, survey_id, submission_id, status, submitted_at, submitted_on, page_id, ip, browser, os, device, revision )
			SELECT $this->base + seq, $survey->id, UNHEX( MD5( CONCAT( $survey->id, '/', seq ) ) ), 'publish', $at, DATE( $at ), 1 + seq MOD $pages,
				CONCAT( '203.0.', seq MOD 256, '.0' ), ELT( 1 + seq MOD 3, 'chrome', 'safari', 'firefox' ),
				ELT( 1 + seq MOD 4, 'windows', 'android', 'ios', 'macos' ), ELT( 1 + seq MOD 2, 'desktop', 'mobile' ), $survey->revision
			FROM seq_{$first}_to_$last"
		);
	}

	/**
	 * In the order of the key, as if they had come one response after the other.
	 */
	private function insertAnswers( int $first, int $last ): void {
		$parts = array_map( fn ( Question $question ) => $this->answers( $question, "seq_{$first}_to_$last" ), $this->survey->questions );
		$this->query(
			'INSERT INTO {answers} ( survey_id, response_id, question_id, position, option_hash ) '
			. implode( ' UNION ALL ', array_merge( ...$parts ) ) . ' ORDER BY 2, 3, 4'
		);
		foreach ( $this->survey->questions as $question ) {
			if ( $question->type === 'text' ) {
				$number = $this->random( $question, 'text' ) . ' MOD ' . self::TEXTS;
				$this->query(
					"INSERT INTO {answer_texts} SELECT {$this->survey->id}, $this->base + seq, '$question->id', 'text', t.text
					FROM seq_{$first}_to_$last JOIN bench_texts t ON t.number = $number
					WHERE NOT {$this->isSkipped( $question )} ORDER BY seq"
				);
			}
		}
	}

	/**
	 * Queries that answer the rows of a question.
	 *
	 * @return list<string>
	 */
	private function answers( Question $question, string $sequence ): array {
		$own     = "SELECT {$this->survey->id}, $this->base + seq, '$question->id'";
		$skipped = $this->isSkipped( $question );
		$options = count( $question->options() );
		$random  = $this->random( $question, 'option' );
		if ( $question->type === 'text' ) {
			return [ "$own, 0, IF( $skipped, '!skipped', '!text' ) FROM $sequence" ];
		}
		$skips = "$own, 0, '!skipped' FROM $sequence WHERE $skipped";
		$of    = "FROM $sequence JOIN bench_options o ON o.question = '$question->id'";
		if ( $question->type === 'checkbox' ) {
			// The bits of a number are the options that were ticked.
			$set = "( 1 + $random MOD " . ( 2 ** $options - 1 ) . ' )';
			return [ "$own, BIT_COUNT( $set & ( ( 1 << o.number ) - 1 ) ), o.hash $of AND $set & ( 1 << o.number ) WHERE NOT $skipped", $skips ];
		}
		return [ "$own, 0, o.hash $of AND o.number = $random MOD $options WHERE NOT $skipped", $skips ];
	}

	/**
	 * Counts from the rows that are stored now, as they are when their days are over. Of four visitors who saw the survey, one answered.
	 */
	private function insertCounts(): void {
		$survey = $this->survey->id;
		$day    = "DATE_FORMAT( r.submitted_on, '%Y%m%d' ) AS period";
		$of     = "WHERE r.survey_id = $survey";
		foreach ( [ OptionId::IMPRESSIONS => 4, OptionId::RESPONSES => 1, OptionId::STARTS => 1 ] as $item => $times ) {
			$this->query( "INSERT INTO {survey_counts} SELECT $survey, '$item', $day, 0, $times * COUNT(*) FROM {responses} r $of GROUP BY period" );
		}
		$into = "INSERT INTO {question_counts} SELECT $survey, $day";
		$join = "FROM {responses} r JOIN {answers} a ON a.survey_id = r.survey_id AND a.response_id = r.id $of";
		$this->query(
			"$into, a.question_id, a.option_hash, 0, COUNT(*), 0, 0 $join AND a.option_hash <> '!text'
			GROUP BY period, a.question_id, a.option_hash"
		);
		$this->query(
			"$into, a.question_id, '!answered', 0, COUNT(*), 0, 0 $join AND a.option_hash <> '!skipped' AND a.position = 0
			GROUP BY period, a.question_id"
		);
		$last = $this->survey->questions[ count( $this->survey->questions ) - 1 ]->id;
		$this->query( "$into, '$last', '!reached', 0, COUNT(*), 0, 0 FROM {responses} r $of GROUP BY period" );

		$days = "WHERE survey_id = $survey AND period > 1000000 GROUP BY";
		foreach ( [ 'FLOOR( period / 100 )', '0' ] as $longer ) {
			$sums = "SELECT $survey, item, $longer AS longer, 0, SUM( n ) FROM {survey_counts}";
			$this->query( "INSERT INTO {survey_counts} $sums $days item, longer" );
		}
		$this->query(
			"INSERT INTO {question_counts}
			SELECT $survey, FLOOR( period / 100 ) AS longer, question_id, option_id, 0, SUM( n ), SUM( total ), SUM( squares )
			FROM {question_counts} $days longer, question_id, option_id"
		);
	}

	private function isSkipped( Question $question ): string {
		return '( ' . $this->random( $question, 'skip' ) . ' MOD 100 < ' . self::SKIP . ' )';
	}

	private function random( Question $question, string $what ): string {
		return "CRC32( CONCAT( '$what', {$this->survey->id}, '$question->id', seq ) )";
	}

	/**
	 * @param string $sql Tables of ours are written {responses}.
	 * @return list<list<string>>
	 */
	private function query( string $sql ): array {
		$wpdb   = Plugin::instance()->get( Connection::class );
		$tables = (string) preg_replace( '/\{(\w+)\}/', "{$this->prefix}\$1", $sql );
		if ( str_starts_with( $tables, 'SELECT' ) || str_starts_with( $tables, 'ANALYZE' ) ) {
			return array_map( array_values( ... ), $wpdb->rows( $tables ) );
		}
		$wpdb->execute( $tables );
		return [];
	}
}
