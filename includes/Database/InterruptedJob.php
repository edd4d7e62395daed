<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use RuntimeException;

/**
 * A job whose workers all ended before it did, for example because they ran out of memory.
 */
final class InterruptedJob extends RuntimeException {}
