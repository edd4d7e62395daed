<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\PrivateFolder;

/**
 * The folder for files of exports.
 *
 * @since 0.5.0
 */
final class ExportFolder extends PrivateFolder {

	protected const NAME = 'userfeedback-exports';

	protected const OWN_PATH = '';
}
