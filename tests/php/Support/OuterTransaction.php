<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * The transaction around a test. A START TRANSACTION inside it would commit it, so while it is open the statements that begin
 * and end the plugin's transactions are rewritten, on their way to the database, to those of a savepoint: the code under test
 * takes the same path as in production.
 */
final class OuterTransaction {

	private const SAVEPOINT = 'ufb_test';

	private const REWRITTEN = [
		'START TRANSACTION' => 'SAVEPOINT ' . self::SAVEPOINT,
		'COMMIT'            => 'RELEASE SAVEPOINT ' . self::SAVEPOINT,
		'ROLLBACK'          => 'ROLLBACK TO SAVEPOINT ' . self::SAVEPOINT,
	];

	private bool $isOurs = false;

	private function __construct() {}

	public static function begin(): self {
		$transaction = new self();
		$transaction->execute( 'START TRANSACTION' );
		add_filter( 'query', [ $transaction, 'rewrite' ], PHP_INT_MAX );
		return $transaction;
	}

	/**
	 * @param mixed $query The statement.
	 */
	public function rewrite( mixed $query ): mixed {
		return $this->isOurs || ! is_string( $query ) ? $query : self::REWRITTEN[ strtoupper( trim( $query ) ) ] ?? $query;
	}

	public function undo(): void {
		$this->execute( 'ROLLBACK' );
		remove_filter( 'query', [ $this, 'rewrite' ], PHP_INT_MAX );
		wp_cache_flush();
	}

	private function execute( string $statement ): void {
		$this->isOurs = true;
		$result       = $GLOBALS['wpdb']->query( $statement );
		$this->isOurs = false;
		if ( $result === false ) {
			throw new RuntimeException(
				"$statement failed: {$GLOBALS['wpdb']->last_error}."
				. ' A test whose statements fail or change tables belongs to the group "commits".'
			);
		}
	}
}
