<?php
/**
 * Loads WordPress for a script of this folder: `php SCRIPT.php FOLDER-OF-WORDPRESS PARAMETERS-AS-JSON`. Answers the parameters.
 */

declare( strict_types=1 );

// Before WordPress puts slashes into it.
$bench_parameters = json_decode( $_SERVER['argv'][2], true, 512, JSON_THROW_ON_ERROR );

require_once $_SERVER['argv'][1] . '/wp-load.php';

return $bench_parameters;
