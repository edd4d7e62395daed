<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\PlainText;
use UserFeedback\Support\Locales;

/**
 * What a visitor wrote or chose. Nothing in it can look like a text of the plugin.
 *
 * @since 0.7.0
 */
final class Quote implements Part {

	/** @var list<array{string, string}> Texts, each with its locale or ''. */
	private array $texts;

	/**
	 * @param string ...$texts For example the choice and the comment of one answer; line breaks are kept.
	 */
	public function __construct( string ...$texts ) {
		$this->texts = array_map( static fn ( string $text ) => [ $text, '' ], array_values( $texts ) );
	}

	/**
	 * The same with a text more, for screen readers with the language in which it was written.
	 *
	 * @param string $locale Such as de_DE; '' if it is not known.
	 */
	public function withText( string $text, string $locale ): self {
		$quote          = clone $this;
		$quote->texts[] = [ $text, $locale ];
		return $quote;
	}

	public function text(): string {
		return implode( "\n>\n", array_map( PlainText::quote( ... ), array_column( $this->texts, 0 ) ) );
	}

	/**
	 * A table, because not all mail programs draw borders of other elements.
	 */
	public function html( MailStyle $style ): string {
		$words = '';
		foreach ( $this->texts as [ $text, $locale ] ) {
			$lines  = array_map( MailStyle::escape( ... ), PlainText::lines( $text ) );
			$lang   = $locale === '' ? '' : ' lang="' . MailStyle::escape( Locales::tag( $locale ) ) . '"';
			$words .= "<p dir=\"auto\"$lang" . $style->attributes( 'words' ) . '>' . implode( '<br>', $lines ) . '</p>';
		}
		$table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">';
		return "$table<tr><td" . $style->attributes( 'quote' ) . ">$words</td></tr></table>";
	}
}
