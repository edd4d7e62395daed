<?php
/**
 * Runs when the owner deletes the plugin on the Plugins screen.
 *
 * Collected answers are worth more than a tidy database: they stay unless the owner said otherwise, in the settings of the site or with the constant
 * USERFEEDBACK_REMOVE_DATA.
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\Plugin;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/userfeedback.php';

Plugin::instance()->uninstall();
