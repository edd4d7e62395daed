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

	case MonsterInsights  = 'google-analytics-for-wordpress';
	case ExactMetrics     = 'google-analytics-dashboard-for-wp';
	case UncannyAutomator = 'uncanny-automator';

	/**
	 * The plugin's own name, the same in every language.
	 */
	public function title(): string {
		return match ( $this ) {
			self::MonsterInsights  => 'MonsterInsights',
			self::ExactMetrics     => 'ExactMetrics',
			self::UncannyAutomator => 'Uncanny Automator',
		};
	}

	/**
	 * What it is for: analytics or automation.
	 */
	public function purpose(): string {
		return match ( $this ) {
			self::MonsterInsights, self::ExactMetrics => 'analytics',
			self::UncannyAutomator => 'automation',
		};
	}

	/**
	 * Folder and main file.
	 */
	public function basename(): string {
		return match ( $this ) {
			self::MonsterInsights  => 'google-analytics-for-wordpress/googleanalytics.php',
			self::ExactMetrics     => 'google-analytics-dashboard-for-wp/gadwp.php',
			self::UncannyAutomator => 'uncanny-automator/uncanny-automator.php',
		};
	}

	/**
	 * The basenames under which it may be installed: its own, and that of a paid edition that replaces it.
	 *
	 * @return non-empty-list<string>
	 */
	public function basenames(): array {
		return match ( $this ) {
			self::MonsterInsights  => [ $this->basename(), 'google-analytics-premium/googleanalytics-premium.php' ],
			self::ExactMetrics     => [ $this->basename(), 'exactmetrics-premium/exactmetrics-premium.php' ],
			// Its paid edition extends it.
			self::UncannyAutomator => [ $this->basename() ],
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
