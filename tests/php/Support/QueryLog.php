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
	 * Whatever came from outside stands inside a quoted value: nothing of it is left when those are taken out. Begins anew after it.
	 */
	public function assertValuesAreQuoted( string $what ): void {
		foreach ( $this->containing( Payload::MARK ) as $statement ) {
			$bare = preg_replace( "/'(?:[^'\\\\]++|\\\\.|'')*+'/s", '?', $statement ) ?? $statement;
			Assert::assertStringNotContainsString( Payload::MARK, $bare, $what );
		}
		$this->statements = [];
	}

	/**
	 * The tables that statements may have changed since the last check.
	 *
	 * @param list<string> $tables Names to look for.
	 * @return list<string> Those that a statement which is no question names.
	 */
	public function changed( array $tables ): array {
		/** @var list<string> $writing */
		$writing = preg_grep( '/^\s*SELECT\b/i', $this->statements, PREG_GREP_INVERT );
		$changes = implode( "\n", $writing );
		return array_values( array_filter( $tables, static fn ( string $table ) => str_contains( $changes, $table ) ) );
	}

	/**
	 * Whether a statement may have changed rows since the last forget(): whatever does not read, and does not begin or end a transaction.
	 */
	public function hasWritten(): bool {
		$others = '/^\s*(SELECT|SHOW|START TRANSACTION|COMMIT|(RELEASE )?SAVEPOINT|ROLLBACK)\b/i';
		return preg_grep( $others, $this->statements, PREG_GREP_INVERT ) !== [];
	}

	/**
	 * Begins anew.
	 */
	public function forget(): void {
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
