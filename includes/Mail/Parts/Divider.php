<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;

/**
 * A line between parts of an email.
 *
 * @since 0.7.0
 */
final class Divider implements Part {

	public function text(): string {
		return '* * *';
	}

	public function html( MailStyle $style ): string {
		return '<hr' . $style->attributes( 'rule' ) . '>';
	}
}
