<?php
/**
 * Loads an installed WordPress with the plugin active: its folder is in UF_WP_PATH (tools/test.mjs makes the site and sets it).
 */

declare( strict_types=1 );

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';

( static function (): void {
	$folder = getenv( 'UF_WP_PATH' ) ?: dirname( __DIR__, 2 ) . '/.cache/sites/phpunit-sqlite/wordpress';
	if ( ! is_file( $folder . '/wp-load.php' ) ) {
		fwrite( STDERR, "There is no WordPress in $folder: run the PHP tests with `npm test -- php`, or set UF_WP_PATH.\n" );
		exit( 1 );
	}
	// A request as far as WordPress is concerned; the tests set what matters to them.
	$_SERVER['HTTP_HOST']       = '127.0.0.1';
	$_SERVER['SERVER_NAME']     = '127.0.0.1';
	$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
	$_SERVER['REQUEST_METHOD']  = 'GET';
	$_SERVER['REQUEST_URI']     = '/';
	$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
	require_once __DIR__ . '/Support/process.php';
	// Not in the processes that a test starts: what is aside then is the test's.
	if ( defined( 'PHPUNIT_COMPOSER_INSTALL' ) ) {
		\UserFeedback\Tests\Support\AddOnFiles::restoreIn( $folder . '/wp-content/plugins' );
	}
	define( 'WP_USE_THEMES', false );
	require_once $folder . '/wp-load.php';
	\UserFeedback\Tests\Support\Reconnection::prepare();
	// Users and posts are made by functions that only the admin loads.
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	// A strong hash takes a tenth of a second for each user that a test makes.
	add_filter( 'wp_hash_password_options', static fn (): array => [ 'cost' => 4 ] );
	// Made at the first need and kept for ever: not inside a test, which would take it back.
	\UserFeedback\Database\SiteKey::get( \UserFeedback\Plugin::instance()->get( \UserFeedback\Database\Connection::class ) );
} )();
