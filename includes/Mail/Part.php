<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * A part of an email, such as a paragraph or a table.
 *
 * @since 0.7.0
 */
interface Part {

	/**
	 * The part as plain text, without a line break at its end.
	 */
	public function text(): string;

	/**
	 * The part as HTML, with all texts escaped.
	 */
	public function html( MailStyle $style ): string;
}
