<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;

/**
 * The statements that were sent to the database.
 */
final class QueryLog {

	/** @var list<string> */
	private array $statements = [];

	public static function start(): self {
		$log = new self();
		add_filter( 'query', $log->add( ... ), 1 );
		return $log;
	}

	/**
	 * Whatever came from outside stands inside a quoted value: nothing of it is left when those are taken out.
	 */
	public function assertValuesAreQuoted( string $what ): void {
		foreach ( $this->statements as $statement ) {
			$bare = preg_replace( "/'(?:[^'\\\\]++|\\\\.|'')*+'/s", '?', $statement ) ?? $statement;
			Assert::assertStringNotContainsString( Payload::MARK, $bare, $what );
		}
		$this->statements = [];
	}

	/**
	 * The statements that hold a text.
	 *
	 * @return list<string>
	 */
	public function containing( string $text ): array {
		return array_values( array_filter( $this->statements, static fn ( string $statement ) => str_contains( $statement, $text ) ) );
	}

	private function add( string $statement ): string {
		$this->statements[] = $statement;
		return $statement;
	}
}
