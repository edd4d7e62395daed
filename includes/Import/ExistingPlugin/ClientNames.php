<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Client;

/**
 * Our codes of browsers, systems and devices by the names that the existing plugin stores, with or without a version.
 *
 * @since 0.7.0
 */
final class ClientNames {

	/** Part of a name in lower case → code; the first that fits counts. */
	private const BROWSERS = [
		'edge'     => 'edge',
		'opera'    => 'opera',
		'samsung'  => 'samsung',
		'yandex'   => 'yandex',
		'uc '      => 'uc',
		'ucbrowser' => 'uc',
		'firefox'  => 'firefox',
		'chrom'    => 'chrome',
		'safari'   => 'safari',
	];

	private const SYSTEMS = [
		'iphone'   => 'ios',
		'ipad'     => 'ios',
		'ipod'     => 'ios',
		'ios'      => 'ios',
		'android'  => 'android',
		'windows'  => 'windows',
		'chrome os' => 'chromeos',
		'chromeos' => 'chromeos',
		'mac'      => 'macos',
		'os x'     => 'macos',
		'linux'    => 'linux',
		'ubuntu'   => 'linux',
	];

	private const DEVICES = [
		'tablet'   => 'tablet',
		'ipad'     => 'tablet',
		'mobile'   => 'mobile',
		'phone'    => 'mobile',
		'desktop'  => 'desktop',
		'computer' => 'desktop',
	];

	/**
	 * Unknown names become none.
	 */
	public static function client( SourceResponse $response ): Client {
		return Client::fromCodes(
			self::code( $response->browser, self::BROWSERS ),
			self::code( $response->os, self::SYSTEMS ),
			self::code( $response->device, self::DEVICES )
		);
	}

	/**
	 * @param array<string, string> $codes
	 */
	private static function code( string $name, array $codes ): string {
		$lower = strtolower( $name ) . ' ';
		foreach ( $codes as $part => $code ) {
			if ( str_contains( $lower, $part ) ) {
				return $code;
			}
		}
		return '';
	}
}
