<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use wpdb;

// Names and untyped parameters are those of wpdb.
// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName, SlevomatCodingStandard.TypeHints.ParameterTypeHint

/**
 * A wpdb that is connected to nothing and refuses statements as it is told.
 */
final class RefusingWpdb extends wpdb {

	/** @var list<string> What it was asked for. */
	public array $statements = [];

	/** @var list<string> What it would have written to PHP's log. */
	public array $logged = [];

	/**
	 * @param array<string, list<string>> $refusals Statement → the error of each time that it is refused; then it is done.
	 */
	public function __construct( private array $refusals ) {
		$this->prefix = 'wp_';
	}

	/**
	 * @param string $query
	 */
	public function query( $query ): int|false {
		$this->statements[] = $query;
		$refusals           = $this->refusals[ $query ] ?? [];
		$this->last_error   = array_shift( $refusals ) ?? '';
		$this->refusals[ $query ] = $refusals;
		if ( $this->last_error === '' ) {
			return 1;
		}
		$this->print_error();
		return false;
	}

	/**
	 * @param string|null $query
	 * @param string      $output
	 * @return array<mixed>|null
	 */
	public function get_results( $query = null, $output = OBJECT ): ?array {
		return $this->query( (string) $query ) === false ? null : [];
	}

	/**
	 * @param string $str
	 */
	public function print_error( $str = '' ): false {
		if ( ! $this->suppress_errors ) {
			$this->logged[] = $str !== '' ? $str : $this->last_error;
		}
		return false;
	}
}
