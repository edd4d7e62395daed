<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use RuntimeException;

/**
 * A job whose payload is not JSON.
 */
final class UnreadableJob extends RuntimeException {}
