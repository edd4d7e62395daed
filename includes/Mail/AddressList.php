<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;
use UserFeedback\Support\Text;
use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/**
 * Email addresses as owners enter them: separated by commas. An entry is an address and nothing else: no name, no line break.
 *
 * @since 0.7.0
 */
final class AddressList {

	/** As long as WordPress' column for the addresses of users, and longer than mail servers accept. */
	public const MAX_ADDRESS = 320;

	/**
	 * The entries, without empty ones.
	 *
	 * @return list<string>
	 */
	public static function split( string $list ): array {
		return array_values( array_filter( array_map( trim( ... ), explode( ',', $list ) ), static fn ( string $entry ) => $entry !== '' ) );
	}

	/**
	 * The addresses of a stored list, each once, without what is none.
	 *
	 * @return list<string>
	 */
	public static function addresses( string $list ): array {
		return array_values( array_unique( array_filter( self::split( $list ), self::isAddress( ... ) ) ) );
	}

	/**
	 * Whether an email can be sent to it.
	 */
	public static function isAddress( string $entry ): bool {
		// is_email() accepts a line break before the @.
		return preg_match( '/[\x00-\x20\x7F]/', $entry ) !== 1 && strlen( $entry ) <= self::MAX_ADDRESS && is_email( $entry ) === $entry;
	}

	/**
	 * An error for each entry that is no address. Line breaks are errors also between addresses.
	 *
	 * @param string $field Path of the list.
	 * @return list<FieldError>
	 */
	public static function errors( string $list, string $field ): array {
		$entries = array_map( static fn ( string $entry ) => trim( $entry, ' ' ), explode( ',', $list ) );
		$invalid = array_filter( $entries, static fn ( string $entry ) => $entry !== '' && ! self::isAddress( $entry ) );
		return array_map( static fn ( string $entry ) => self::error( $entry, $field ), array_values( $invalid ) );
	}

	private static function error( string $entry, string $field ): FieldError {
		$shown = Text::line( mb_strimwidth( mb_scrub( $entry, 'UTF-8' ), 0, 100, '…', 'UTF-8' ) );
		$ascii = self::ascii( $entry );
		if ( $ascii !== null ) {
			/* translators: 1: an email address, 2: the same address without special letters. */
			$text = __( '“%1$s” has letters that not every mail server accepts. Enter it as %2$s.', 'userfeedback' );
			return new FieldError( $field, 'invalid_email', sprintf( $text, $shown, $ascii ) );
		}
		/* translators: %s: what was entered as an email address. */
		$text = __( '“%s” is not an email address. Correct or remove it.', 'userfeedback' );
		return new FieldError( $field, 'invalid_email', sprintf( $text, $shown ) );
	}

	/**
	 * An address with a domain in other letters than those of ASCII, as mail servers know it; null if it is no such address.
	 */
	private static function ascii( string $entry ): ?string {
		if ( preg_match( '/^([\x21-\x3F\x41-\x7E]+)@([^\s@]+)$/uD', $entry, $found ) !== 1 || preg_match( '/[^\x00-\x7F]/', $found[2] ) !== 1 ) {
			return null;
		}
		try {
			$address = $found[1] . '@' . IdnaEncoder::encode( mb_strtolower( $found[2], 'UTF-8' ) );
		} catch ( Exception ) {
			return null;
		}
		return self::isAddress( $address ) ? $address : null;
	}
}
