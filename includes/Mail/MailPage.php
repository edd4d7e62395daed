<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\Parts\Link;

/**
 * A whole email as plain text and as HTML, with who sent it and why.
 *
 * @since 0.7.0
 */
final class MailPage {

	/** Pixels. Owners are told that the header image is at most so wide. */
	private const IMAGE_WIDTH = 300;

	public function __construct( private readonly MailSite $site ) {}

	/**
	 * The plain text.
	 */
	public function text( Mail $mail ): string {
		if ( $mail->text !== null ) {
			return $mail->text;
		}
		$parts = array_map( static fn ( Part $part ) => $part->text(), $mail->parts );
		$links = array_map( static fn ( Link $link ) => $link->text(), $mail->links );
		// The mark of a signature, which mail programs know.
		$end   = [ '-- ', $mail->reason, ( new Link( $this->sender(), $this->site->url ) )->text(), ...$links ];
		return implode( "\n\n", array_filter( $parts, static fn ( string $text ) => $text !== '' ) ) . "\n\n" . implode( "\n", $end ) . "\n";
	}

	/**
	 * The HTML document. Tables do the layout, because some mail programs know nothing else.
	 */
	public function html( Mail $mail ): string {
		$style = new MailStyle( $this->site->isRtl );
		$rows  = '<tr><td' . $style->attributes( 'head' ) . '>' . $this->head( $style ) . '</td></tr>'
			. '<tr><td' . $style->attributes( 'body' ) . '>'
			. implode( '', array_map( static fn ( Part $part ) => $part->html( $style ), $mail->parts ) ) . '</td></tr>'
			. '<tr><td' . $style->attributes( 'foot' ) . '>' . $this->foot( $mail, $style ) . '</td></tr>';
		$table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
		// Word, which shows emails in Outlook, knows no max-width.
		$card  = '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->'
			. $table . $style->attributes( 'card' ) . ">$rows</table><!--[if mso]></td></tr></table><![endif]-->";
		return sprintf(
			'<!doctype html><html lang="%s" dir="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
				. '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">'
				. '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"><title>%s</title>'
				. '<style>%s</style></head><body%s>%s><tr><td align="center"%s>%s</td></tr></table></body></html>',
			MailStyle::escape( $this->site->language ),
			$this->site->isRtl ? 'rtl' : 'ltr',
			MailStyle::escape( $mail->subject ),
			MailStyle::sheet(),
			$style->attributes( 'page' ),
			$table,
			$style->attributes( 'outside' ),
			$card
		);
	}

	/**
	 * The image says the name where mail programs do not load it.
	 */
	private function head( MailStyle $style ): string {
		$name = MailStyle::escape( $this->site->name );
		$url  = MailStyle::url( $this->site->image );
		if ( $url === '' ) {
			return $name;
		}
		$width = self::IMAGE_WIDTH;
		$image = "<img src=\"$url\" alt=\"$name\"" . $style->attributes( 'image' );
		$other = '<div' . $style->attributes( 'picture' ) . ">$image></div>";
		return "<!--[if mso]>$image width=\"$width\"><![endif]--><!--[if !mso]><!-->$other<!--<![endif]-->";
	}

	private function foot( Mail $mail, MailStyle $style ): string {
		$sender = ( new Link( $this->sender(), $this->site->url ) )->anchor( $style );
		$lines  = [ MailStyle::escape( $mail->reason ), $sender, ...array_map( static fn ( Link $link ) => $link->anchor( $style ), $mail->links ) ];
		return implode( '', array_map( static fn ( string $line ) => '<p' . $style->attributes( 'small' ) . ">$line</p>", $lines ) );
	}

	private function sender(): string {
		/* translators: %s: name of the site. */
		return sprintf( __( 'Sent by %s', 'userfeedback' ), $this->site->name );
	}
}
