<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Tests\TestCase;
use WP_MySQL_Lexer;
use WP_MySQL_On_SQLite;
use WP_MySQL_Parser;
use WP_Parser_Node;

/**
 * RepeatingParser builds what the parser of the SQLite drop-in builds.
 */
final class RepeatingParserTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! StoredState::isSqlite() ) {
			self::markTestSkipped( 'Only SQLite has this parser.' );
		}
	}

	/**
	 * @param list<string> $statements With the same kinds of tokens.
	 */
	#[DataProvider( 'statements' )]
	public function testBuildsTheTreeOfTheDropIn( array $statements ): void {
		foreach ( $statements as $statement ) {
			$expected = $this->parser( $statement, WP_MySQL_Parser::class )->parse();
			self::assertInstanceOf( WP_Parser_Node::class, $expected );
			self::assertEquals( $expected, $this->parser( $statement, RepeatingParser::class )->parse(), $statement );
		}
	}

	public function testReadsAStatementOnceLikeTheDropIn(): void {
		foreach ( [ 1, 2 ] as $time ) {
			$parser = $this->parser( "SELECT 'once', $time", RepeatingParser::class );
			self::assertTrue( $parser->next_query() );
			self::assertNotNull( $parser->get_query_ast() );
			self::assertFalse( $parser->next_query() );
		}
	}

	public function testRefusesWhatTheDropInRefuses(): void {
		foreach ( [ 'SELECT FROM WHERE', 'SELECT FROM WHERE' ] as $statement ) {
			self::assertNull( $this->parser( $statement, WP_MySQL_Parser::class )->parse() );
			self::assertNull( $this->parser( $statement, RepeatingParser::class )->parse() );
		}
	}

	/**
	 * @return iterable<string, array{list<string>}>
	 */
	public static function statements(): iterable {
		yield 'a question' => [ [ 'SELECT a, b AS c FROM t WHERE a = 1 ORDER BY b', 'SELECT d, e AS f FROM u WHERE g = 2 ORDER BY h' ] ];
		yield 'a change' => [ [ "UPDATE t SET a = NULLIF( 'x', '' ) WHERE id = 3", "UPDATE u SET c = NULLIF( '', 'y' ) WHERE id = 4" ] ];
		yield 'rows' => [ [ "INSERT IGNORE INTO t ( a ) VALUES ( x'00' ), ( x'01' )", "INSERT IGNORE INTO t ( b ) VALUES ( x'ff' ), ( x'' )" ] ];
		yield 'a table' => [ [ 'CREATE TABLE t ( id BIGINT, PRIMARY KEY (id) )', 'CREATE TABLE u ( no BIGINT, PRIMARY KEY (no) )' ] ];
	}

	/**
	 * @param class-string<WP_MySQL_Parser> $name
	 */
	private function parser( string $statement, string $name ): WP_MySQL_Parser {
		$driver  = $GLOBALS['wpdb']->__get( 'dbh' );
		$grammar = \Closure::bind( static fn (): mixed => WP_MySQL_On_SQLite::$mysql_grammar, null, WP_MySQL_On_SQLite::class )();
		self::assertInstanceOf( WP_MySQL_On_SQLite::class, $driver );
		return new $name( $grammar, ( new WP_MySQL_Lexer( $statement ) )->remaining_tokens() );
	}
}
