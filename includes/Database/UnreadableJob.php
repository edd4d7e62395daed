<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * A job whose payload is not JSON.
 *
 * @since 0.1.0
 */
final class UnreadableJob extends RuntimeException {}
