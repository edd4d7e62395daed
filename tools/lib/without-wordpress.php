<?php
/**
 * Lets a tool load classes of the plugin without WordPress: their files exit unless ABSPATH is defined.
 */

declare( strict_types=1 );

define( 'ABSPATH', dirname( __DIR__, 2 ) . '/' );
