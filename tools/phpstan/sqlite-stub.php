<?php
/**
 * What tests ask of wpdb on SQLite, for PHPStan: the drop-in's class is loaded in place of wpdb's own.
 */

declare( strict_types=1 );

class WP_SQLite_DB extends wpdb {}
