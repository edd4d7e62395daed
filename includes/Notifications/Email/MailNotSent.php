<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * The mail server did not accept an email.
 *
 * @since 0.1.0
 */
final class MailNotSent extends RuntimeException {}
