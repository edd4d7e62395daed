<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * Thrown for a job whose workers were all killed, for example because they ran out of memory.
 *
 * @since 0.1.0
 */
final class InterruptedJob extends RuntimeException {}
