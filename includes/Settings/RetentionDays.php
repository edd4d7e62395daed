<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's settings for how long stored data is kept, in days; 0 is for ever. Every plan has them.
 * Partial answers and what is held back are never kept for ever.
 *
 * Fixed are 7 days of exports that were prepared in the background, because they are copies, 30 days of jobs that are done, and two days of the
 * hashes that count requests.
 *
 * @since 0.7.0
 */
final class RetentionDays implements SettingFields {

	/** Responses that count, and those in the trash. */
	public const RESPONSES = 'retention_responses';

	public const PARTIAL  = 'retention_partial';
	public const SPAM     = 'retention_spam';
	public const HELD     = 'retention_held';
	public const RATINGS  = 'retention_ratings';
	public const WEBHOOKS = 'retention_webhooks';
	public const HEATMAPS = 'retention_heatmaps';

	public const MAX_DAYS = 3650;

	/** What is held back waits for the owner, a year at most. */
	public const MAX_HELD = 365;

	private const DEFAULTS = [
		self::RESPONSES => 0,
		self::PARTIAL   => 30,
		self::SPAM      => 30,
		self::HELD      => 365,
		self::RATINGS   => 0,
		self::WEBHOOKS  => 30,
		self::HEATMAPS  => 365,
	];

	private const DESCRIPTIONS = [
		self::RESPONSES => 'For how long responses are kept that count, or are in the trash',
		self::PARTIAL   => 'For how long answers of visitors who did not finish are kept',
		self::SPAM      => 'For how long responses and ratings that look like spam are kept',
		self::HELD      => 'For how long responses and ratings that are held back are kept',
		self::RATINGS   => 'For how long ratings of posts are kept',
		self::WEBHOOKS  => 'For how long the log of webhooks is kept',
		self::HEATMAPS  => 'For how long what heatmaps counted on a day is kept',
	];

	/**
	 * For how many days something is kept; 0 for ever.
	 *
	 * @param key-of<self::DEFAULTS> $name One of the constants.
	 */
	public static function get( string $name ): int {
		return self::usable( Settings::loaded()->value( $name ), $name );
	}

	public function schemas(): array {
		$schemas = [];
		foreach ( self::DESCRIPTIONS as $name => $description ) {
			$schemas[ $name ] = [
				'type'        => 'integer',
				'minimum'     => self::least( $name ),
				'maximum'     => self::most( $name ),
				'description' => "$description, in days" . ( self::least( $name ) === 0 ? '; 0 is for ever.' : '.' ),
			];
		}
		return $schemas;
	}

	public function read( Settings $settings ): array {
		$values = [];
		foreach ( array_keys( self::DEFAULTS ) as $name ) {
			$values[ $name ] = self::usable( $settings->value( $name ), $name );
		}
		return $values;
	}

	public function normalize( array $sent ): array {
		return $sent;
	}

	public function errors( array $before, array $after ): array {
		return [];
	}

	public function used( array $before, array $after ): array {
		return [];
	}

	/**
	 * The option may have been changed by hand.
	 *
	 * @param key-of<self::DEFAULTS> $name
	 */
	private static function usable( mixed $days, string $name ): int {
		return is_int( $days ) && $days >= self::least( $name ) && $days <= self::most( $name ) ? $days : self::DEFAULTS[ $name ];
	}

	private static function least( string $name ): int {
		return in_array( $name, [ self::PARTIAL, self::HELD ], true ) ? 1 : 0;
	}

	private static function most( string $name ): int {
		return $name === self::HELD ? self::MAX_HELD : self::MAX_DAYS;
	}
}
