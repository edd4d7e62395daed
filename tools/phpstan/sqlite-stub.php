<?php
/**
 * The classes of the SQLite drop-in that tests use, for PHPStan.
 */

declare( strict_types=1 );

class WP_SQLite_DB extends wpdb {}

// Private, but a closure bound to the class sees them.
class WP_MySQL_On_SQLite extends PDO {
	public static WP_Parser_Grammar $mysql_grammar;
	public ?WP_MySQL_Parser $mysql_parser;
}

class WP_MySQL_Lexer {
	public function __construct( string $sql ) {}

	/** @return list<WP_Parser_Token> */
	public function remaining_tokens(): array {}
}

class WP_Parser_Grammar {}

class WP_Parser_Token {
	public int $id;
}

class WP_Parser_Node {
	public int $rule_id;
	public string $rule_name;

	public function __construct( int $rule_id, string $rule_name ) {}

	public function append_child( WP_Parser_Node|WP_Parser_Token $child ): void {}

	/** @return list<WP_Parser_Node|WP_Parser_Token> */
	public function get_children(): array {}
}

class WP_MySQL_Parser {
	/** @var list<WP_Parser_Token> */
	protected array $tokens;
	protected int $position;

	/** @param list<WP_Parser_Token> $tokens */
	public function __construct( WP_Parser_Grammar $grammar, array $tokens ) {}

	public function next_query(): bool {}

	public function get_query_ast(): ?WP_Parser_Node {}

	public function parse(): ?WP_Parser_Node {}
}
