<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * A command ended with an error: exit code 1.
 */
final class CommandEnd extends RuntimeException {}
