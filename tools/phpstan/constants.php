<?php
/**
 * Constants that WordPress defines at run time, for PHPStan.
 */

declare( strict_types=1 );

define( 'ABSPATH', '/' );
define( 'WP_CONTENT_DIR', '/' );
define( 'WP_PLUGIN_DIR', '/' );
define( 'KB_IN_BYTES', 1024 );
define( 'WP_DEBUG', true );
define( 'SCRIPT_DEBUG', false );
define( 'DB_ENGINE', 'sqlite' );
define( 'FQDB', '/' );
define( 'DB_HOST', '127.0.0.1:3306' );
define( 'DB_NAME', '' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'LOGGED_IN_COOKIE', '' );
define( 'WP_UNINSTALL_PLUGIN', '' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'OBJECT', 'OBJECT' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'MONTH_IN_SECONDS', 2592000 );
define( 'YEAR_IN_SECONDS', 31536000 );
