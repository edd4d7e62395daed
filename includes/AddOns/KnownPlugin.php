<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins of other vendors that the screens can install, activate and deactivate. The value is the slug in the plugin directory of wordpress.org.
 *
 * @since 0.3.0
 */
enum KnownPlugin: string {

	case MonsterInsights  = 'google-analytics-for-wordpress';
	case ExactMetrics     = 'google-analytics-dashboard-for-wp';
	case UncannyAutomator = 'uncanny-automator';

	case AllInOneSeo  = 'all-in-one-seo-pack';
	case Redirection  = 'redirection';
	case WpSuperCache = 'wp-super-cache';

	case WpForms    = 'wpforms-lite';
	case MailPoet   = 'mailpoet';
	case PopupMaker = 'popup-maker';

	case WooCommerce          = 'woocommerce';
	case EasyDigitalDownloads = 'easy-digital-downloads';
	case SenseiLms            = 'sensei-lms';
	case GiveWp               = 'give';

	/**
	 * The plugin's own name, the same in every language.
	 */
	public function title(): string {
		return match ( $this ) {
			self::MonsterInsights      => 'MonsterInsights',
			self::ExactMetrics         => 'ExactMetrics',
			self::UncannyAutomator     => 'Uncanny Automator',
			self::AllInOneSeo          => 'All in One SEO',
			self::Redirection          => 'Redirection',
			self::WpSuperCache         => 'WP Super Cache',
			self::WpForms              => 'WPForms',
			self::MailPoet             => 'MailPoet',
			self::PopupMaker           => 'Popup Maker',
			self::WooCommerce          => 'WooCommerce',
			self::EasyDigitalDownloads => 'Easy Digital Downloads',
			self::SenseiLms            => 'Sensei LMS',
			self::GiveWp               => 'GiveWP',
		};
	}

	/**
	 * What surveys use it for: analytics or automation; growth for those that surveys do not use (GrowthTools).
	 */
	public function purpose(): string {
		return match ( $this ) {
			self::MonsterInsights, self::ExactMetrics => 'analytics',
			self::UncannyAutomator => 'automation',
			default => 'growth',
		};
	}

	/**
	 * Folder and main file.
	 */
	public function basename(): string {
		return $this->value . '/' . match ( $this ) {
			self::MonsterInsights => 'googleanalytics.php',
			self::ExactMetrics    => 'gadwp.php',
			self::AllInOneSeo     => 'all_in_one_seo_pack.php',
			self::WpSuperCache    => 'wp-cache.php',
			self::WpForms         => 'wpforms.php',
			default               => "$this->value.php",
		};
	}

	/**
	 * The basenames under which it may be installed: its own, and that of a paid edition that replaces it.
	 *
	 * @return non-empty-list<string>
	 */
	public function basenames(): array {
		return match ( $this ) {
			self::MonsterInsights => [ $this->basename(), 'google-analytics-premium/googleanalytics-premium.php' ],
			self::ExactMetrics    => [ $this->basename(), 'exactmetrics-premium/exactmetrics-premium.php' ],
			self::AllInOneSeo     => [ $this->basename(), 'all-in-one-seo-pack-pro/all_in_one_seo_pack.php' ],
			self::WpForms         => [ $this->basename(), 'wpforms/wpforms.php' ],
			self::EasyDigitalDownloads => [ $this->basename(), 'easy-digital-downloads-pro/easy-digital-downloads.php' ],
			// Paid editions of the others extend them.
			default               => [ $this->basename() ],
		};
	}

	/**
	 * Those that surveys use, for the survey builder and the settings.
	 *
	 * @since 0.7.0
	 *
	 * @return list<self>
	 */
	public static function forSurveys(): array {
		return [ self::MonsterInsights, self::ExactMetrics, self::UncannyAutomator ];
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
