<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reports utf8mb4 as character set of the plugin's tables. wpdb::get_table_charset() takes a table with ascii and utf8mb4 columns for ascii, and
 * wpdb then refuses statements with other characters.
 *
 * @since 0.1.0
 */
final class TableCharset {

	/**
	 * The character set of a table.
	 *
	 * @param string|null $charset Value from an earlier filter callback; null for none.
	 * @param string      $table   Lower case, with prefixes.
	 */
	public function answer( ?string $charset, string $table ): ?string {
		return preg_match( '/ufb_[a-z_]+$/', $table ) === 1 ? 'utf8mb4' : $charset;
	}
}
