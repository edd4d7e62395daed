<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\PlainText;
use UserFeedback\Support\Text;

/**
 * A heading, for example the title of a question.
 *
 * @since 0.7.0
 */
final class Heading implements Part {

	/**
	 * @param string $text One line.
	 * @param string $mark Before it, for example "1. ".
	 */
	public function __construct(
		private readonly string $text,
		private readonly string $mark = ''
	) {}

	public function text(): string {
		return PlainText::marked( $this->text, $this->mark );
	}

	public function html( MailStyle $style ): string {
		return '<h2 dir="auto"' . $style->attributes( 'heading' ) . '>' . MailStyle::escape( $this->mark . Text::line( $this->text ) ) . '</h2>';
	}
}
