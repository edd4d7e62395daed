<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * Where a request of admin-ajax.php ends in production.
 */
final class AjaxEnd extends RuntimeException {}
