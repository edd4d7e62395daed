<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * An AI service did not make what it was asked for. The message is for the owner, and never what a service sent: that may hold parts of keys or of
 * pages.
 *
 * @since 0.7.0
 */
abstract class ServiceFailed extends DomainError {}
