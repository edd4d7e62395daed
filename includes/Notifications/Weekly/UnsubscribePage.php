<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * The page that the link of a weekly summary opens. A GET only shows a button, because mail servers open the links of emails; what changes something
 * is a POST: of the button, or of a mail program (RFC 8058).
 *
 * Public: neither a login nor a nonce is checked. The signature of the link says whose subscription may be changed, and nothing else is.
 *
 * @since 0.7.0
 */
final class UnsubscribePage {

	private const SUBSCRIBE   = 'subscribe';
	private const UNSUBSCRIBE = 'unsubscribe';

	private const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

	private const STYLES = ':root{color-scheme:light dark}'
		. 'body{margin:0;padding:24px 16px;background:#f0f0f1;color:#1e1e1e;font:16px/1.5 system-ui,sans-serif}'
		. 'main{box-sizing:border-box;max-width:480px;margin:8vh auto 0;padding:32px 24px;background:#fff;'
		. 'border:1px solid #dcdcde;border-radius:8px}'
		. 'h1{margin:0 0 16px;font-size:22px;line-height:1.3}p{margin:0 0 16px;overflow-wrap:anywhere}form{margin:24px 0 0}'
		. 'button{min-height:44px;padding:8px 20px;border:0;border-radius:4px;background:#1d5fb4;color:#fff;font:inherit;font-weight:600}'
		. 'button.is-quiet{padding:7px 19px;border:1px solid currentColor;background:none;color:#1d5fb4}'
		. 'button:focus-visible,a:focus-visible{outline:3px solid #2d87f1;outline-offset:2px}a{color:#1d5fb4}'
		. '@media(prefers-color-scheme:dark){body{background:#16181c;color:#e6e6e6}main{background:#1f2226;border-color:#3a3e44}'
		. 'button{background:#8ab8f5;color:#10233d}button.is-quiet,a{color:#8ab8f5}button.is-quiet{background:none}}'
		. '@media(forced-colors:active){button{border:1px solid ButtonText}}';

	public function __construct(
		private readonly UnsubscribeLink $link,
		private readonly SummaryRecipients $recipients
	) {}

	/**
	 * Answers the request and ends it.
	 */
	public function respond(): void {
		[ $status, $html ] = $this->answer(
			Cast::string( wp_unslash( $_GET['address'] ?? '' ) ),
			Cast::string( wp_unslash( $_GET['token'] ?? '' ) ),
			self::command()
		);
		self::sendHeaders( $status );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
		wp_die( '', '', [ 'response' => $status ] );
	}

	/**
	 * What a request wants to be done; null for nothing.
	 */
	private static function command(): ?string {
		if ( ( $_SERVER['REQUEST_METHOD'] ?? '' ) !== 'POST' ) {
			return null;
		}
		if ( ( $_POST['List-Unsubscribe'] ?? '' ) === 'One-Click' ) {
			return self::UNSUBSCRIBE;
		}
		$sent = Cast::string( $_POST['change'] ?? '' );
		return in_array( $sent, [ self::SUBSCRIBE, self::UNSUBSCRIBE ], true ) ? $sent : null;
	}

	/**
	 * @return array{int, string} Status and HTML.
	 */
	private function answer( string $address, string $token, ?string $command ): array {
		if ( ! $this->link->isValid( $address, $token ) ) {
			// The same for every address.
			$texts = [
				__( 'The link is incomplete, or the site’s key has changed since the email was sent.', 'userfeedback' ),
				__( 'Copy the whole link from the email, or ask the owner of the site to remove your address.', 'userfeedback' ),
			];
			return [ 403, self::page( __( 'This link does not work', 'userfeedback' ), $texts, '' ) ];
		}
		match ( $command ) {
			self::UNSUBSCRIBE => $this->recipients->unsubscribe( $address ),
			self::SUBSCRIBE => $this->recipients->subscribe( $address ),
			default => null,
		};
		$html = $this->recipients->isUnsubscribed( $address ) ? self::unsubscribed( $address ) : self::subscribed( $address, $command !== null );
		return [ 200, $html ];
	}

	private static function unsubscribed( string $address ): string {
		/* translators: 1: an email address, 2: name of the site. */
		$text = __( '%1$s no longer gets weekly summaries from %2$s.', 'userfeedback' );
		return self::page(
			__( 'You are unsubscribed', 'userfeedback' ),
			[ sprintf( $text, $address, self::site() ) ],
			self::form( self::SUBSCRIBE, __( 'Subscribe again', 'userfeedback' ), 'is-quiet' )
		);
	}

	private static function subscribed( string $address, bool $isChanged ): string {
		/* translators: 1: an email address, 2: name of the site. */
		$text = __( '%1$s gets weekly summaries of the surveys on %2$s.', 'userfeedback' );
		return self::page(
			$isChanged ? __( 'You are subscribed again', 'userfeedback' ) : __( 'Unsubscribe from weekly summaries?', 'userfeedback' ),
			[ sprintf( $text, $address, self::site() ) ],
			self::form( self::UNSUBSCRIBE, __( 'Unsubscribe', 'userfeedback' ), '' )
		);
	}

	private static function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}

	/**
	 * The form is sent to the URL of the page.
	 */
	private static function form( string $change, string $button, string $class_name ): string {
		return '<form method="post"><button name="change" value="' . esc_attr( $change ) . '" class="' . esc_attr( $class_name ) . '">'
			. esc_html( $button ) . '</button></form>';
	}

	/**
	 * @param list<string> $texts Plain.
	 */
	private static function page( string $title, array $texts, string $form ): string {
		$paragraphs = array_map( static fn ( string $text ) => '<p>' . esc_html( $text ) . '</p>', $texts );
		return '<!DOCTYPE html><html ' . get_language_attributes() . '><head><meta charset="utf-8">'
			. '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">'
			. '<title>' . esc_html( $title . ' – ' . self::site() ) . '</title><style>' . self::STYLES . '</style></head>'
			. '<body><main><h1>' . esc_html( $title ) . '</h1>' . implode( '', $paragraphs ) . $form . '</main></body></html>';
	}

	private static function sendHeaders( int $status ): void {
		status_header( $status );
		if ( headers_sent() ) {
			return;
		}
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'Cache-Control: no-store, private' );
		header( 'X-Robots-Tag: noindex, nofollow' );
		// The URL holds the address.
		header( 'Referrer-Policy: no-referrer' );
		header( 'Content-Security-Policy: ' . self::POLICY );
	}
}
