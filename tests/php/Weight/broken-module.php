<?php
/**
 * A module of the plugin whose services cannot be defined, as while files of an update are missing; loaded before the plugin's own.
 */

declare( strict_types=1 );

namespace UserFeedback\AI;

use RuntimeException;

// phpcs:ignore Squiz.Commenting.ClassComment.Missing -- it stands in for the plugin's.
final class Module extends \UserFeedback\Module {

	public function services(): void {
		throw new RuntimeException( 'This module is broken.' );
	}
}
