<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * How long visitors' browsers remember a survey, in days; 0 is until the browser is closed.
 *
 * @since 0.1.0
 */
final class CookieDays {

	private const DEFAULTS = [
		'submitted' => 365,
		'minimized' => 0,
	];

	/** Browsers keep no cookie longer. */
	private const MOST = 400;

	/**
	 * The days of each mark.
	 *
	 * @return array{submitted: int, minimized: int}
	 */
	public static function get(): array {
		/**
		 * Filters how many days the visitor's cookies live.
		 *
		 * @since 0.1.0
		 *
		 * @param array{submitted: int, minimized: int} $days That a survey was answered; that its popup was minimized. 0 is a session cookie.
		 */
		$days = apply_filters( 'userfeedback_cookie_days', self::DEFAULTS );
		$days = is_array( $days ) ? $days + self::DEFAULTS : self::DEFAULTS;
		return [
			'submitted' => self::bounded( $days['submitted'] ),
			'minimized' => self::bounded( $days['minimized'] ),
		];
	}

	private static function bounded( mixed $days ): int {
		return is_numeric( $days ) ? max( 0, min( self::MOST, (int) $days ) ) : 0;
	}
}
