<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;

/**
 * A line with a link.
 *
 * @since 0.7.0
 */
final class Link implements Part {

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
		return '<p' . $style->attributes( 'text' ) . '>' . $this->anchor( $style ) . '</p>';
	}

	/**
	 * The link alone.
	 *
	 * @param string $look Name of a style.
	 */
	public function anchor( MailStyle $style, string $look = 'link' ): string {
		return sprintf( '<a href="%s"%s>%s</a>', MailStyle::url( $this->url ), $style->attributes( $look ), MailStyle::escape( $this->label ) );
	}
}
