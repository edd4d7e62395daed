<?php

declare( strict_types=1 );

use UserFeedback\Tests\Support\AutomatorStandIn;

/**
 * Stands in for the function of newer versions of Uncanny Automator, which keep options in a table of their own.
 */
function automator_get_option( string $name, mixed $default = false ): mixed {
	return AutomatorStandIn::$options[ $name ] ?? get_option( $name, $default );
}
