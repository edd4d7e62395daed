<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Settings\CookieDays;
use UserFeedback\StoredData\Kinds;
use UserFeedback\Support\Assets;
use UserFeedback\Surveys\Settings\WidgetSettings;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/**
 * WordPress and other plugins: page caches, caching of our answers, translations, the privacy policy guide.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define( Translations::class, static fn ( Container $c ) => new Translations( $c->get( Assets::class )->directory() ) );
		$container->define(
			PrivacyPolicy::class,
			static fn ( Container $c ) => new PrivacyPolicy(
				CookieDays::get( ... ),
				$c->get( Kinds::class )
			)
		);
	}

	public function register(): void {
		add_action( 'init', [ $this, 'loadTextDomain' ], 0 );
		add_filter( 'load_script_translation_file', [ $this, 'scriptTranslations' ], 10, 3 );
		add_action( 'userfeedback_visible_surveys_changed', [ $this, 'purgePageCaches' ], 20, 0 );
		add_action( 'userfeedback_pages_outdated', [ $this, 'purgePageCaches' ], 10, 0 );
		foreach ( [ 'add_option_', 'update_option_' ] as $hook ) {
			add_action( $hook . LicenseStore::KEPT, [ $this, 'purgePageCaches' ], 10, 0 );
		}
		// Settings::OPTION.
		add_action( 'add_option_userfeedback_settings', [ $this, 'onSettingsAdded' ], 10, 2 );
		add_action( 'update_option_userfeedback_settings', [ $this, 'onSettingsChanged' ], 10, 2 );
		add_filter( 'wp_consent_api_registered_' . plugin_basename( USERFEEDBACK_FILE ), '__return_true' );
		// Pages contain when surveys expire: at the end of a day in the site's time zone.
		add_action( 'update_option_timezone_string', [ $this, 'purgePageCaches' ], 10, 0 );
		add_action( 'update_option_gmt_offset', [ $this, 'purgePageCaches' ], 10, 0 );
		add_action( 'activated_plugin', [ $this, 'onPluginSwitched' ] );
		add_action( 'deactivated_plugin', [ $this, 'onPluginSwitched' ] );
		add_filter( 'rest_pre_dispatch', [ $this, 'checkJsonBody' ], 10, 3 );
		add_filter( 'rest_post_dispatch', [ $this, 'preventCaching' ], 10, 3 );
		// WordPress compares the text on each admin request with the one that the owner has seen, and reports a change.
		add_action( 'admin_init', [ $this, 'suggestPrivacyPolicy' ] );
	}

	/**
	 * Action init.
	 */
	public function loadTextDomain(): void {
		$this->container->get( Translations::class )->loadTextDomain();
	}

	/**
	 * Filter load_script_translation_file.
	 */
	public function scriptTranslations( string|false $file, string $handle, string $domain ): string|false {
		return $this->container->get( Translations::class )->scriptFile( $file, $domain );
	}

	/**
	 * Actions userfeedback_visible_surveys_changed and userfeedback_pages_outdated; add_option_{option} and update_option_{option} of the plan whose
	 * settings visitors see; update_option_{option} of the site's time zone.
	 */
	public function purgePageCaches(): void {
		$this->container->get( PageCaches::class )->purge();
	}

	/**
	 * Action add_option_{option} of the plugin's settings.
	 */
	public function onSettingsAdded( string $option, mixed $value ): void {
		$this->onSettingsChanged( [], $value );
	}

	/**
	 * Action update_option_{option} of the plugin's settings.
	 */
	public function onSettingsChanged( mixed $before, mixed $after ): void {
		if ( WidgetSettings::differ( $before, $after ) ) {
			// Settings are written in a transaction, which may be repeated.
			$this->container->get( Transaction::class )->afterCommit( $this->purgePageCaches( ... ) );
		}
	}

	/**
	 * Actions activated_plugin and deactivated_plugin.
	 *
	 * @param string $basename Of the plugin.
	 */
	public function onPluginSwitched( string $basename ): void {
		$this->container->get( PageCaches::class )->onSwitch( $basename );
	}

	/**
	 * Filter rest_pre_dispatch.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function checkJsonBody( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		return $this->container->get( JsonBodies::class )->check( $result, $request );
	}

	/**
	 * Filter rest_post_dispatch.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function preventCaching( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		return $this->container->get( NoStore::class )->mark( $response, $request );
	}

	/**
	 * Action admin_init.
	 */
	public function suggestPrivacyPolicy(): void {
		// Also fires for visitors, in admin-ajax.php.
		if ( ! wp_doing_ajax() ) {
			$this->container->get( PrivacyPolicy::class )->suggest();
		}
	}
}
