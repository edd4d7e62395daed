<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

/**
 * The visitor's browser, operating system and device type, without versions: nothing that tells one visitor from another.
 *
 * @since 0.1.0
 */
final class Client {

	/** The code that is stored → the name that is shown. Proper names, the same in every language. */
	private const NAMES = [
		'chrome'   => 'Chrome',
		'edge'     => 'Edge',
		'firefox'  => 'Firefox',
		'opera'    => 'Opera',
		'safari'   => 'Safari',
		'samsung'  => 'Samsung Internet',
		'uc'       => 'UC Browser',
		'yandex'   => 'Yandex Browser',
		'android'  => 'Android',
		'chromeos' => 'ChromeOS',
		'ios'      => 'iOS',
		'linux'    => 'Linux',
		'macos'    => 'macOS',
		'windows'  => 'Windows',
	];

	/**
	 * Pattern in a user agent → code. The first match counts: most browsers also claim to be Safari, and many to be Chrome.
	 * Facts from developer.mozilla.org, "Browser detection using the user agent string".
	 */
	private const BROWSERS = [
		'/\bEdg(?:e|A|iOS)?\//'     => 'edge',
		'/\bOPR\/|\bOPT\/|\bOPiOS\/|\bOpera\b/' => 'opera',
		'/\bSamsungBrowser\//'      => 'samsung',
		'/\bYaBrowser\//'           => 'yandex',
		'/\bUCBrowser\//'           => 'uc',
		'/\bFirefox\/|\bFxiOS\//'   => 'firefox',
		'/\bChrom(?:e|ium)\/|\bCriOS\//' => 'chrome',
		'/\bSafari\//'              => 'safari',
	];

	private const SYSTEMS = [
		'/\biPhone\b|\biPad\b|\biPod\b/' => 'ios',
		'/\bAndroid\b/'                  => 'android',
		'/\bWindows\b/'                  => 'windows',
		'/\bCrOS\b/'                     => 'chromeos',
		'/\bMac OS X\b|\bMacintosh\b/'   => 'macos',
		'/\bLinux\b|\bX11\b/'            => 'linux',
	];

	private const DEVICES = [
		'/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/' => 'tablet',
		'/Mobi|\biPhone\b|\biPod\b/'                        => 'mobile',
		'/\bWindows NT\b|\bCrOS\b|\bMacintosh\b|\bX11\b/'   => 'desktop',
	];

	/**
	 * @param string $browser Code of a browser, '' when unknown.
	 * @param string $os      Code of an operating system, '' when unknown.
	 * @param string $device  desktop, tablet, mobile, or '' when unknown.
	 */
	public function __construct(
		public readonly string $browser = '',
		public readonly string $os = '',
		public readonly string $device = ''
	) {}

	/**
	 * Reads the User-Agent header of a request.
	 */
	public static function fromUserAgent( string $header ): self {
		return new self(
			self::firstMatch( self::BROWSERS, $header ),
			self::firstMatch( self::SYSTEMS, $header ),
			self::firstMatch( self::DEVICES, $header )
		);
	}

	/**
	 * From codes of any origin; those that this class does not know become ''.
	 */
	public static function fromCodes( string $browser, string $os, string $device ): self {
		$known = static fn ( string $code, array $codes ): string => in_array( $code, $codes, true ) ? $code : '';
		return new self( $known( $browser, self::BROWSERS ), $known( $os, self::SYSTEMS ), $known( $device, self::DEVICES ) );
	}

	/**
	 * The name of a browser or an operating system for people; '' when unknown.
	 */
	public static function name( string $code ): string {
		return self::NAMES[ $code ] ?? '';
	}

	/**
	 * @param array<string, string> $patterns Pattern → code.
	 */
	private static function firstMatch( array $patterns, string $header ): string {
		foreach ( $patterns as $pattern => $code ) {
			if ( preg_match( $pattern, $header ) === 1 ) {
				return $code;
			}
		}
		return '';
	}
}
