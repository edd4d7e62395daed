<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Answer;
use UserFeedback\Plugin;
use UserFeedback\Responses\GivenAnswers;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ReadAnswers;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * MySQL and MariaDB join what a response chose to one text for readers of many responses, up to a length that hosts set.
 */
final class JoinedChoicesTest extends TestCase {

	use AddOnQuestions;
	use SurveyFixtures;

	/** Of MariaDB; MySQL: 1,024. */
	private const USUAL = 1_048_576;

	protected function tearDown(): void {
		$this->joinAtMost( 'DEFAULT' );
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{int, int}> Bytes that the database joins, and statements that read choices.
	 */
	public static function limits(): iterable {
		yield 'all of it' => [ self::USUAL, 1 ];
		yield 'exactly as much as the longest has, which may be a part of more' => [ 100, 2 ];
		yield 'less than the longest, cut within an option' => [ 80, 2 ];
		yield 'next to nothing' => [ 8, 2 ];
	}

	#[DataProvider( 'limits' )]
	#[TestDox( 'choices keep their order, and none is lost where the database joins less than a response chose: $_dataName' )]
	public function testAllChoicesAreRead( int $bytes, int $statements ): void {
		$options = [ 'One', 'Two', 'Three', 'Four' ];
		$survey  = $this->publishedSurvey(
			[
				'questions' => [
					[ 'type' => 'checkbox' ] + $this->radio( 'many', $options ),
					$this->stars( 'stars' ),
					$this->text( 'why' ),
				],
			]
		);
		// Neither in the order of the options nor in that of their ids.
		$chosen = [ [ 'Four', 'One', 'Three' ], [ 'Two' ], [ 'Three', 'Four' ] ];
		$new    = array_map(
			static fn ( array $labels ) => new NewResponse(
				[
					Answer::choice( 'many', $labels ),
					Answer::number( 'stars', count( $labels ) ),
					Answer::text( 'why', "many/of all\n" . $labels[0] ),
				],
				new DateTimeImmutable( '2026-03-01T12:00:00Z' ),
				$survey->revision
			),
			$chosen
		);
		Plugin::instance()->get( ResponseWriter::class )->import( $survey, $new );
		$this->joinAtMost( $bytes );

		$log    = QueryLog::start();
		$read   = new ReadAnswers();
		$reader = Plugin::instance()->get( ResponseReader::class );
		$chunk  = static fn () => $reader->chunk( $survey, new ResponseFilter( $survey->id ), null, 10, $read );
		$found  = array_reverse( array_column( $chunk(), 'answers' ) );

		self::assertSame( $chosen, array_map( static fn ( array $answers ) => $answers['many']->labels, $found ) );
		self::assertSame( [ [ '3' ], [ '1' ], [ '2' ] ], array_map( static fn ( array $answers ) => $answers['stars']->labels, $found ) );
		self::assertSame( "many/of all\nTwo", $found[1]['why']->texts['text'] );
		self::assertCount( StoredState::isSqlite() ? 1 : $statements, $log->containing( 'ufb_answers`' ) );

		$log->forget();
		self::assertSame( $chosen, array_map( static fn ( GivenAnswers $given ) => $given->answers['many']->labels, array_reverse( $chunk() ) ) );
		self::assertCount( 1, $log->containing( 'ufb_answers`' ), 'a later part does not try again' );
	}

	/**
	 * @param int|'DEFAULT' $bytes
	 */
	private function joinAtMost( int|string $bytes ): void {
		global $wpdb;
		if ( ! StoredState::isSqlite() ) {
			$wpdb->query( "SET SESSION group_concat_max_len = $bytes" );
		}
	}
}
