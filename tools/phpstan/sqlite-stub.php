<?php
/**
 * The methods of wpdb on SQLite that tests use, for PHPStan: the drop-in's class replaces wpdb.
 */

declare( strict_types=1 );

class WP_SQLite_DB extends wpdb {}
