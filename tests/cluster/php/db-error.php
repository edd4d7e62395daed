<?php
/**
 * What WordPress shows when it has no database. Without this file it answers 500, and neither caches nor browsers learn when to come back.
 */

declare( strict_types=1 );

http_response_code( 503 );
header( 'Retry-After: 5' );
header( 'Cache-Control: no-store' );
echo 'The site is being looked after. Please try again in a minute.';
