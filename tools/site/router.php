<?php
/**
 * Router of PHP's built-in web server: static files, folders with an index, pretty permalinks.
 *
 * @see https://www.php.net/manual/en/features.commandline.webserver.php
 */

declare( strict_types=1 );

const MIME_TYPES = [
	'css'         => 'text/css; charset=utf-8',
	'js'          => 'text/javascript; charset=utf-8',
	'mjs'         => 'text/javascript; charset=utf-8',
	'json'        => 'application/json; charset=utf-8',
	'map'         => 'application/json; charset=utf-8',
	'html'        => 'text/html; charset=utf-8',
	'txt'         => 'text/plain; charset=utf-8',
	'xml'         => 'application/xml; charset=utf-8',
	'svg'         => 'image/svg+xml',
	'png'         => 'image/png',
	'jpg'         => 'image/jpeg',
	'jpeg'        => 'image/jpeg',
	'gif'         => 'image/gif',
	'webp'        => 'image/webp',
	'avif'        => 'image/avif',
	'ico'         => 'image/vnd.microsoft.icon',
	'woff'        => 'font/woff',
	'woff2'       => 'font/woff2',
	'ttf'         => 'font/ttf',
	'csv'         => 'text/csv; charset=utf-8',
	'zip'         => 'application/zip',
	'mp3'         => 'audio/mpeg',
	'mp4'         => 'video/mp4',
	'wasm'        => 'application/wasm',
	'webmanifest' => 'application/manifest+json',
];

/**
 * Responds with a file's content, or with 304 if the browser's copy is current.
 */
function userfeedback_router_send( string $file, string $type, bool $is_settled ): void {
	$etag = sprintf( '"%x-%x"', filemtime( $file ), filesize( $file ) );
	header( 'Content-Type: ' . $type );
	header( 'ETag: ' . $etag );
	// Browsers revalidate files that are being developed; WordPress' own files do not change.
	header( 'Cache-Control: ' . ( $is_settled ? 'max-age=86400' : 'no-cache' ) );
	if ( ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) === $etag ) {
		http_response_code( 304 );
		return;
	}
	header( 'Content-Length: ' . filesize( $file ) );
	if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
		readfile( $file );
	}
}

/**
 * Runs a PHP file in the environment of a web server's request.
 */
function userfeedback_router_script( string $root, string $script, string $path_info = '' ): string {
	$_SERVER['SCRIPT_NAME']     = $script;
	$_SERVER['SCRIPT_FILENAME'] = $root . $script;
	$_SERVER['PHP_SELF']        = $script . $path_info;
	if ( '' !== $path_info ) {
		$_SERVER['PATH_INFO'] = $path_info;
	} else {
		unset( $_SERVER['PATH_INFO'] );
	}
	chdir( dirname( $root . $script ) );
	return $root . $script;
}

/** @var array<string, string> $_SERVER As the server of PHP fills it. */
$userfeedback_root = rtrim( $_SERVER['DOCUMENT_ROOT'], '/' );
$userfeedback_path = rawurldecode( (string) parse_url( 'http://host' . $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

if ( str_contains( $userfeedback_path, "\0" ) || preg_match( '~/\.(?!well-known(/|$))~', $userfeedback_path ) ) {
	http_response_code( 404 );
	header( 'Content-Type: text/plain; charset=utf-8' );
	echo 'Not found.';
	return true;
}

// Sites of a network in folders share the files of the root, as in WordPress' .htaccess.
preg_match( '~^/[\w-]+(/(?:wp-(?:content|admin|includes)/.*|[^/]+\.php))$~D', $userfeedback_path, $userfeedback_match );
$userfeedback_is_missing = ! file_exists( $userfeedback_root . $userfeedback_path );
if ( $userfeedback_is_missing && isset( $userfeedback_match[1] ) && file_exists( $userfeedback_root . $userfeedback_match[1] ) ) {
	$userfeedback_path = $userfeedback_match[1];
}

$userfeedback_file = $userfeedback_root . $userfeedback_path;

if ( is_dir( $userfeedback_file ) && is_file( rtrim( $userfeedback_file, '/' ) . '/index.php' ) ) {
	if ( ! str_ends_with( $userfeedback_path, '/' ) ) {
		$userfeedback_query = $_SERVER['QUERY_STRING'] ?? '';
		header( 'Location: ' . $userfeedback_path . '/' . ( '' === $userfeedback_query ? '' : '?' . $userfeedback_query ), true, 301 );
		return true;
	}
	require userfeedback_router_script( $userfeedback_root, $userfeedback_path . 'index.php' );
	return true;
}

if ( is_file( $userfeedback_file ) ) {
	$userfeedback_extension = strtolower( pathinfo( $userfeedback_file, PATHINFO_EXTENSION ) );
	if ( 'php' === $userfeedback_extension ) {
		require userfeedback_router_script( $userfeedback_root, $userfeedback_path );
		return true;
	}
	userfeedback_router_send(
		$userfeedback_file,
		MIME_TYPES[ $userfeedback_extension ] ?? 'application/octet-stream',
		isset( $_GET['ver'] ) && 1 === preg_match( '~^/wp-(?:includes|admin)/~', $userfeedback_path )
	);
	return true;
}

preg_match( '~^(.+?\.php)(/.*)$~', $userfeedback_path, $userfeedback_match );
if ( isset( $userfeedback_match[1] ) && is_file( $userfeedback_root . $userfeedback_match[1] ) ) {
	require userfeedback_router_script( $userfeedback_root, $userfeedback_match[1], $userfeedback_match[2] );
	return true;
}

// Everything else is a permalink or a page that WordPress reports as not found.
require userfeedback_router_script( $userfeedback_root, '/index.php' );
return true;
