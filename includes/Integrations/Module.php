<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\Transaction;
use UserFeedback\Support\Clock;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\Settings\WidgetSettings;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/**
 * WordPress and other plugins: page caches, caching of our answers, translations.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define( FreshReads::class, static fn ( Container $c ) => new FreshReads( $c->get( Connection::class )->scope ) );
		$container->define(
			LaterPurge::class,
			static fn ( Container $c ) => new LaterPurge(
				$c->get( PageCaches::class ),
				$c->get( Outbox::class ),
				$c->get( OptionUpdate::class ),
				$c->get( Connection::class )->scope->hasReplicas( ... ),
				$c->get( Migrator::class ),
				$c->get( Clock::class )
			)
		);
	}

	public function jobHandlers(): array {
		return [ LaterPurge::class ];
	}

	/**
	 * Filter load_script_translation_file: the translations that come with the plugin, where WordPress' own languages folder has no language pack.
	 */
	public static function scriptTranslations( string|false $file, string $handle, string $domain ): string|false {
		return $domain !== 'userfeedback' || $file === false || is_readable( $file )
			? $file
			: plugin_dir_path( USERFEEDBACK_FILE ) . 'languages/' . basename( $file );
	}

	/**
	 * Actions userfeedback_visible_surveys_changed and userfeedback_pages_outdated; add_option_{option} and update_option_{option} of the plan whose
	 * settings visitors see; update_option_{option} of the site's time zone.
	 */
	public static function purgePageCaches(): void {
		self::service( PageCaches::class )->purge();
		self::service( LaterPurge::class )->plan();
	}

	/**
	 * Action add_option_{option} of the plugin's settings.
	 */
	public static function onSettingsAdded( string $option, mixed $value ): void {
		self::onSettingsChanged( [], $value );
	}

	/**
	 * Action update_option_{option} of the plugin's settings.
	 */
	public static function onSettingsChanged( mixed $before, mixed $after ): void {
		if ( WidgetSettings::differ( $before, $after ) ) {
			// Settings are written in a transaction, which may be repeated.
			self::service( Transaction::class )->afterCommit( self::purgePageCaches( ... ) );
		}
	}

	/**
	 * Actions activated_plugin and deactivated_plugin.
	 *
	 * @param string $basename Of the plugin.
	 */
	public static function onPluginSwitched( string $basename ): void {
		self::service( PageCaches::class )->onSwitch( $basename );
	}

	/**
	 * Filter rest_pre_dispatch.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function beginOwnRequest( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( ! RestController::isOurs( $request ) ) {
			return $result;
		}
		if ( self::service( Connection::class )->scope->hasReplicas() ) {
			self::service( FreshReads::class )->begin( $request->get_method() );
		}
		return $result ?? ApiTraffic::refusal( $request );
	}

	/**
	 * Filter rest_post_dispatch.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function preventCaching( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		return RestController::isOurs( $request ) ? ApiTraffic::uncached( $response ) : $response;
	}
}
