import { randomBytes } from 'node:crypto';
import { DEMO_PUBLIC_KEY } from './demo-key.mjs';

const SALTS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

const SQLITE_FILE = `define( 'DB_DIR', dirname( __DIR__ ) . '/database' );
define( 'DB_FILE', 'wordpress.sqlite' );
`;

/**
 * The wp-config.php of a site. The site's files that do not belong to WordPress are beside its folder, where requests
 * cannot reach them: the database, the log, and `url`, the URL at which the site was last served.
 *
 * @param {import('./mariadb.mjs').Database | null} database The database server; null for SQLite.
 * @return {string} PHP.
 */
export function wpConfig( database ) {
	const salts = SALTS.map(
		( name ) =>
			`define( '${ name }', '${ randomBytes( 48 ).toString( 'base64url' ) }' );`
	);
	return `<?php
$userfeedback_site_url = getenv( 'USERFEEDBACK_SITE_URL' ) ?: trim( (string) file_get_contents( __DIR__ . '/../url' ) );
define( 'WP_HOME', $userfeedback_site_url );
define( 'WP_SITEURL', $userfeedback_site_url );

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '${ database?.user ?? '' }' );
define( 'DB_PASSWORD', '${ database?.password ?? '' }' );
define( 'DB_HOST', '${ database?.host ?? '' }' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
${ database ? '' : SQLITE_FILE }$table_prefix = 'wp_';

${ salts.join( '\n' ) }

define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', dirname( __DIR__ ) . '/debug.log' );
define( 'WP_DEBUG_DISPLAY', false );

// Keys of the demo pair (tests/fixtures/licenses) are valid only on these sites.
define( 'USERFEEDBACK_LICENSE_PUBLIC_KEY', '${ DEMO_PUBLIC_KEY }' );

// No network; requests to the site itself (cron, site health) are allowed.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,127.0.0.2,localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
// WordPress' files are hard links to a copy that other sites share: they must not be edited in place.
define( 'DISALLOW_FILE_EDIT', true );

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
}
