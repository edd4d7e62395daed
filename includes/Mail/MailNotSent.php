<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * The mail server did not accept an email. The message is what it or WordPress said.
 *
 * @since 0.1.0
 */
final class MailNotSent extends RuntimeException {}
