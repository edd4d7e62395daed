<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\PlainText;

/**
 * Sentences of the plugin, or of the owner.
 *
 * @since 0.7.0
 */
final class Paragraph implements Part {

	/**
	 * @param string $text     Plain text; line breaks are kept.
	 * @param bool   $isMuted  Whether it is less important than the others.
	 * @param bool   $isOwners Whether it is a text of the owner alone, such as the title of a question, which may have another direction.
	 */
	public function __construct(
		private readonly string $text,
		private readonly bool $isMuted = false,
		private readonly bool $isOwners = false
	) {}

	public function text(): string {
		return implode( "\n", PlainText::lines( $this->text ) );
	}

	public function html( MailStyle $style ): string {
		$lines = array_map( MailStyle::escape( ... ), PlainText::lines( $this->text ) );
		$start = '<p' . ( $this->isOwners ? ' dir="auto"' : '' ) . $style->attributes( $this->isMuted ? 'muted' : 'text' );
		return "$start>" . implode( '<br>', $lines ) . '</p>';
	}
}
