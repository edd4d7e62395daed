<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\PlainText;

/**
 * What a visitor wrote or chose. Nothing in it can look like a text of the plugin.
 *
 * @since 0.7.0
 */
final class Quote implements Part {

	/** @var array<string> */
	private readonly array $texts;

	/**
	 * @param string ...$texts For example the choice and the comment of one answer; line breaks are kept.
	 */
	public function __construct( string ...$texts ) {
		$this->texts = $texts;
	}

	public function text(): string {
		return implode( "\n>\n", array_map( PlainText::quote( ... ), $this->texts ) );
	}

	/**
	 * A table, because not all mail programs draw borders of other elements.
	 */
	public function html( MailStyle $style ): string {
		$words = '';
		foreach ( $this->texts as $text ) {
			$lines  = array_map( MailStyle::escape( ... ), PlainText::lines( $text ) );
			$words .= '<p dir="auto"' . $style->attributes( 'words' ) . '>' . implode( '<br>', $lines ) . '</p>';
		}
		$table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">';
		return "$table<tr><td" . $style->attributes( 'quote' ) . ">$words</td></tr></table>";
	}
}
