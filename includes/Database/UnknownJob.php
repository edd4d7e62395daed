<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use RuntimeException;

/**
 * A job that no handler takes.
 */
final class UnknownJob extends RuntimeException {}
