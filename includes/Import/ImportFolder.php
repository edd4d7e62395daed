<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\PrivateFolder;

/**
 * The folder for files that are being imported.
 *
 * @since 0.7.0
 */
final class ImportFolder extends PrivateFolder {

	protected const NAME = 'userfeedback-imports';

	protected const OWN_PATH = '/imports';
}
