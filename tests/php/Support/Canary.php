<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * What must never be built from a text that somebody sent, and a shortcode that must never run because of one.
 */
final class Canary {

	/** @var list<string> What happened. */
	public static array $sang = [];

	public static function listen(): void {
		self::$sang = [];
		add_shortcode( 'ufb_canary', [ self::class, 'shortcode' ] );
	}

	public static function shortcode(): string {
		self::$sang[] = 'shortcode';
		return '';
	}

	public function __construct() {
		self::$sang[] = 'constructor';
	}

	public function __wakeup(): void {
		self::$sang[] = 'wakeup';
	}

	public function __destruct() {
		self::$sang[] = 'destructor';
	}
}
