<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\ClientIp;

/**
 * The plugin's setting with the header in which the site's CDN names the visitor's country. It is read from trusted proxies alone: anybody can send
 * it.
 *
 * @since 0.7.0
 */
final class CountryHeader implements SettingFields {

	public const FIELD = 'country_header';

	/** The name of a header, or nothing. */
	private const PATTERN = '^([A-Za-z][A-Za-z0-9-]{0,63})?$(?!\n)';

	/**
	 * What the header says in a request that a trusted proxy forwards, in upper case; '' if no header is named, or the request lacks it.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 */
	public static function valueIn( array $server ): string {
		$name = self::usable( Settings::loaded()->value( self::FIELD ) );
		return $name === '' ? '' : strtoupper( trim( ClientIp::header( $server, $name ) ) );
	}

	public function schemas(): array {
		return [
			self::FIELD => [
				'type'        => 'string',
				'pattern'     => self::PATTERN,
				'description' => 'Header in which trusted proxies name the country of the visitor, such as CF-IPCountry; empty for none.',
			],
		];
	}

	public function read( Settings $settings ): array {
		return [ self::FIELD => self::usable( $settings->value( self::FIELD ) ) ];
	}

	/**
	 * Without spaces around the name.
	 */
	public function normalize( array $sent ): array {
		$name = $sent[ self::FIELD ] ?? null;
		return is_string( $name ) ? array_replace( $sent, [ self::FIELD => trim( $name ) ] ) : $sent;
	}

	public function errors( array $before, array $after ): array {
		return [];
	}

	public function used( array $before, array $after ): array {
		return [];
	}

	/**
	 * The option may have been changed by hand.
	 */
	private static function usable( mixed $name ): string {
		return is_string( $name ) && preg_match( '/' . self::PATTERN . '/D', $name ) === 1 ? $name : '';
	}
}
