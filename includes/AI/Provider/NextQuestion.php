<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Provider;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * A step has asked its question to the AI service; the next one is for the next step.
 *
 * @since 0.7.0
 */
final class NextQuestion extends RuntimeException {}
