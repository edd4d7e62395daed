<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * A job whose kind has no handler.
 *
 * @since 0.1.0
 */
final class UnknownJob extends RuntimeException {}
