<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * Another process migrates this site's tables: this one took longer than its lock.
 *
 * @since 0.7.0
 */
final class MigrationInterrupted extends RuntimeException {}
