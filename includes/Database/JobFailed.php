<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * A job that could not be done: its kind is not known here, what it holds cannot be read, or each process that tried it was killed.
 *
 * @since 0.7.0
 */
final class JobFailed extends RuntimeException {}
