<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;

/**
 * A link that looks like a button.
 *
 * @since 0.7.0
 */
final class Button implements Part {

	/**
	 * @param string $label What the page shows.
	 * @param string $url   Web address.
	 */
	public function __construct(
		private readonly string $label,
		private readonly string $url
	) {}

	public function text(): string {
		/* translators: 1: text of a link, 2: its address. */
		return sprintf( __( '%1$s: %2$s', 'userfeedback' ), $this->label, $this->url );
	}

	public function html( MailStyle $style ): string {
		$link = sprintf( '<a href="%s"%s>%s</a>', MailStyle::url( $this->url ), $style->attributes( 'label' ), MailStyle::escape( $this->label ) );
		$cell = '<td' . $style->attributes( 'button' ) . ">$link</td>";
		return '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px"><tr>' . $cell . '</tr></table>';
	}
}
