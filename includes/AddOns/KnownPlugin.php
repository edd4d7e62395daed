<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins of other vendors that the screens can install and activate. The value is the slug in the plugin directory of wordpress.org.
 *
 * @since 0.3.0
 */
enum KnownPlugin: string {

	case MonsterInsights = 'google-analytics-for-wordpress';
	case ExactMetrics    = 'google-analytics-dashboard-for-wp';

	/**
	 * The plugin's own name, the same in every language.
	 */
	public function title(): string {
		return match ( $this ) {
			self::MonsterInsights => 'MonsterInsights',
			self::ExactMetrics    => 'ExactMetrics',
		};
	}

	/**
	 * What it is for: analytics.
	 */
	public function purpose(): string {
		return match ( $this ) {
			self::MonsterInsights, self::ExactMetrics => 'analytics',
		};
	}

	/**
	 * Folder and main file.
	 */
	public function basename(): string {
		return match ( $this ) {
			self::MonsterInsights => 'google-analytics-for-wordpress/googleanalytics.php',
			self::ExactMetrics    => 'google-analytics-dashboard-for-wp/gadwp.php',
		};
	}

	/**
	 * The basenames under which it may be installed: its own, and that of its paid edition, which replaces it.
	 *
	 * @return non-empty-list<string>
	 */
	public function basenames(): array {
		return match ( $this ) {
			self::MonsterInsights => [ $this->basename(), 'google-analytics-premium/googleanalytics-premium.php' ],
			self::ExactMetrics    => [ $this->basename(), 'exactmetrics-premium/exactmetrics-premium.php' ],
		};
	}

	/**
	 * The plugin that has a basename, in either edition; null for all others.
	 */
	public static function ofBasename( string $basename ): ?self {
		foreach ( self::cases() as $plugin ) {
			if ( in_array( $basename, $plugin->basenames(), true ) ) {
				return $plugin;
			}
		}
		return null;
	}
}
