<?php
/**
 * Stands in for Polylang's public function.
 */

declare( strict_types=1 );

/**
 * @param string $field Of the language.
 * @return string|false
 */
// phpcs:ignore Generic.NamingConventions.CamelCapsFunctionName
function pll_current_language( string $field = 'slug' ): string|false {
	return $field === 'locale' ? $GLOBALS['polylang_locale'] ?? false : false;
}
