<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use wpdb;

// Names and untyped parameters are those of wpdb.
// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName, SlevomatCodingStandard.TypeHints.ParameterTypeHint

/**
 * A wpdb that is connected to nothing and writes down what it is asked for.
 */
abstract class RecordingWpdb extends wpdb {

	/** @var list<string> Server and statement. */
	public array $statements = [];

	public function __construct() {
		$this->prefix = 'wp_';
	}

	/**
	 * @param string $query
	 */
	public function query( $query ): int {
		$this->statements[] = "{$this->server( $query )} $query";
		return 1;
	}

	/**
	 * @param string|null $query
	 * @param string      $output
	 * @return array<mixed>
	 */
	public function get_results( $query = null, $output = OBJECT ): array {
		$this->query( (string) $query );
		return [];
	}

	protected function server( string $statement ): string {
		return $statement === '' ? 'nowhere' : 'primary';
	}
}
