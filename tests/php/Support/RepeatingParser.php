<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use WP_MySQL_On_SQLite;
use WP_MySQL_Parser;
use WP_Parser_Node;
use WP_Parser_Token;

/**
 * The parser of the SQLite drop-in, which takes a quarter of the time of a test. It decides by the kinds of tokens only, never by their values, so
 * statements with the same kinds have the same tree: that of an earlier statement is built again with the tokens of this one.
 */
final class RepeatingParser extends WP_MySQL_Parser {

	/** Statements of more tokens are rare, such as long lists of rows. */
	private const MOST_TOKENS = 1000;

	/** @var array<string, array{array<mixed>, int}> Kinds of tokens → tree with positions in place of tokens, and position after it. */
	private static array $trees = [];

	/**
	 * Makes the present connection of $wpdb use it, if that is to SQLite.
	 */
	public static function install(): void {
		$driver = $GLOBALS['wpdb']->__get( 'dbh' );
		if ( ! $driver instanceof WP_MySQL_On_SQLite ) {
			return;
		}
		$install = static function () use ( $driver ): void {
			$driver->mysql_parser = new RepeatingParser( WP_MySQL_On_SQLite::$mysql_grammar, [] );
		};
		Closure::bind( $install, null, WP_MySQL_On_SQLite::class )();
	}

	/**
	 * @return WP_Parser_Node|null The tree of the next statement; null if it is not valid.
	 */
	public function parse(): ?WP_Parser_Node {
		if ( $this->position > 0 || count( $this->tokens ) > self::MOST_TOKENS ) {
			return parent::parse();
		}
		$kinds = '';
		foreach ( $this->tokens as $token ) {
			$kinds .= "$token->id ";
		}
		if ( isset( self::$trees[ $kinds ] ) ) {
			[ $tree, $this->position ] = self::$trees[ $kinds ];
			return $this->built( $tree );
		}
		$node = parent::parse();
		if ( $node !== null ) {
			$positions = [];
			foreach ( $this->tokens as $position => $token ) {
				$positions[ spl_object_id( $token ) ] = $position;
			}
			self::$trees[ $kinds ] = [ self::outline( $node, $positions ), $this->position ];
		}
		return $node;
	}

	/**
	 * @param array<int, int> $positions Id of a token's object → its position.
	 * @return array<mixed> Rule, its name, and its children: outlines and positions of tokens.
	 */
	private static function outline( WP_Parser_Node $node, array $positions ): array {
		$children = [];
		foreach ( $node->get_children() as $child ) {
			$children[] = $child instanceof WP_Parser_Token ? $positions[ spl_object_id( $child ) ] : self::outline( $child, $positions );
		}
		return [ $node->rule_id, $node->rule_name, $children ];
	}

	/**
	 * @param array<mixed> $outline See outline().
	 */
	private function built( array $outline ): WP_Parser_Node {
		$node = new WP_Parser_Node( $outline[0], $outline[1] );
		foreach ( $outline[2] as $child ) {
			$node->append_child( is_int( $child ) ? $this->tokens[ $child ] : $this->built( $child ) );
		}
		return $node;
	}
}
