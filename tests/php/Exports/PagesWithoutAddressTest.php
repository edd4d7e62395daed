<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Response;
use UserFeedback\Plugin;
use UserFeedback\Responses\GivenAnswers;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Results\Stored\AnswerColumns;
use UserFeedback\Results\Stored\GeneralReport;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Pages are made and named once for many responses: what has no address is told apart by its name.
 */
final class PagesWithoutAddressTest extends TestCase {

	use SurveyFixtures;

	#[TestDox( 'no page and the entry of further pages stay apart, in lists and exports, whichever comes first' )]
	public function testPagesWithoutAnAddress(): void {
		$survey     = $this->publishedSurvey();
		$connection = Plugin::instance()->get( Connection::class );
		$answers    = [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ];
		$ids        = [ $this->importResponse( $survey, $answers ), $this->importResponse( $survey, $answers ) ];
		$connection->execute(
			"INSERT INTO %i ( url_hash, url, name, post_id, created_on ) VALUES ( UNHEX( MD5( 'other' ) ), '', 'Further pages', 0, '2026-03-01' )",
			$connection->table( 'pages' )
		);
		$page = $connection->insertId();
		$connection->execute( 'UPDATE %i SET page_id = %d WHERE id = %d', $connection->table( 'responses' ), $page, $ids[1] );
		$reader = Plugin::instance()->get( ResponseReader::class );
		foreach ( [ $ids, array_reverse( $ids ) ] as $order ) {
			$found    = $reader->findAll( $survey->id, $order );
			$expected = [ $ids[0] => '', $ids[1] => 'Further pages' ];
			$listed   = array_map( static fn ( Response $response ) => [ $response->id, $response->page->name ], $found );
			self::assertEquals( $expected, array_column( $listed, 1, 0 ) );
			$report = new GeneralReport( new AnswerColumns( [] ), new DateTimeZone( 'UTC' ), static fn () => [] );
			$rows   = $report->rows( array_map( static fn ( Response $response ) => new GivenAnswers( $response, [] ), $found ) );
			self::assertEquals( $expected, array_column( $rows, 2, 0 ) );
		}
	}
}
