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

	private readonly Link $link;

	/**
	 * @param string $label What the page shows.
	 * @param string $url   Web address.
	 */
	public function __construct( string $label, string $url ) {
		$this->link = new Link( $label, $url );
	}

	public function text(): string {
		return $this->link->text();
	}

	public function html( MailStyle $style ): string {
		$cell = '<td' . $style->attributes( 'button' ) . '>' . $this->link->anchor( $style, 'label' ) . '</td>';
		return '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px"><tr>' . $cell . '</tr></table>';
	}
}
