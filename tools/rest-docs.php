<?php
/**
 * Writes docs/rest.md and docs/openapi.json from the routes of a site: php tools/rest-docs.php (npm run rest-docs), with the folder of WordPress in
 * UF_WP_PATH.
 */

declare( strict_types=1 );

require dirname( __DIR__ ) . '/tests/php/bootstrap.php';
require __DIR__ . '/rest/documents.php';

try {
	foreach ( restDocuments( \UserFeedback\Plugin::instance() ) as $path => $content ) {
		$file = dirname( __DIR__ ) . '/' . $path;
		$same = is_file( $file ) && file_get_contents( $file ) === $content;
		file_put_contents( $file, $content );
		echo $path, $same ? ' is current.' : ' was written.', "\n";
	}
} catch ( RuntimeException $problem ) {
	fwrite( STDERR, $problem->getMessage() . "\n" );
	exit( 1 );
}
