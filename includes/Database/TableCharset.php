<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Tells wpdb that our tables hold any text. It looks at a table's columns itself, takes one with ascii and utf8mb4 columns to be ascii, and
 * then refuses every statement that carries another letter (wpdb::get_table_charset()).
 *
 * @since 0.1.0
 */
final class TableCharset {

	/**
	 * The character set of a table.
	 *
	 * @param string|null $charset What another plugin answers.
	 * @param string      $table   Lower case, with prefixes.
	 */
	public function answer( ?string $charset, string $table ): ?string {
		return preg_match( '/ufb_[a-z_]+$/', $table ) === 1 ? 'utf8mb4' : $charset;
	}
}
