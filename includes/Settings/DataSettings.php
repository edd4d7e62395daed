<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;

/**
 * What becomes of the site's data when the plugin is deleted, and where a new site of a network gets its settings from. Every plan has both.
 *
 * @since 0.7.0
 */
final class DataSettings implements SettingFields {

	public const DELETE = 'delete_data';

	/** Of the main site of a network. */
	public const NEW_SITES = 'defaults_for_new_sites';

	/** In wp-config.php: true or false for all sites, whatever they have chosen. */
	private const CONSTANT = 'USERFEEDBACK_REMOVE_DATA';

	/**
	 * What a new site gets: how surveys look and behave, who may do what, and which updates are installed. Left out is what belongs to one site:
	 * addresses, images of its media library, proxies, and what an owner has to decide, such as sending data and deleting it.
	 */
	private const COPIED = [
		Settings::CREATE_EDIT_SURVEYS,
		Settings::VIEW_RESULTS,
		Settings::DELETE_SURVEYS,
		'automatic_updates',
		'cookie_days_minimized',
		'cookie_days_submitted',
		'cooldown_days',
		'next_text',
		'skip_text',
		'summaries_disabled',
		'summaries_html_template',
		'widget_button_color',
		'widget_color',
		'widget_font',
		'widget_position',
		'widget_show_logo',
		'widget_start_minimized',
		'widget_text_color',
		'widget_theme',
		'widget_toggle_color',
		'widget_toggle_icon',
		'widget_toggle_text',
	];

	/**
	 * Whether everything of the current site goes when the plugin is deleted. Only true and false of the constant count, as nothing else is a choice.
	 */
	public static function areDeleted(): bool {
		$constant = defined( self::CONSTANT ) ? constant( self::CONSTANT ) : null;
		return is_bool( $constant ) ? $constant : Settings::stored()->value( self::DELETE ) === true;
	}

	/**
	 * Gives a new site of a network the settings of its main site, if the network's administrators have chosen that.
	 */
	public static function copyToNewSite(): void {
		if ( ! is_multisite() || is_main_site() || get_option( Settings::OPTION ) !== false ) {
			return;
		}
		$stored = get_blog_option( get_main_site_id(), Settings::OPTION, [] );
		$values = is_array( $stored ) ? $stored : [];
		if ( ( $values[ self::NEW_SITES ] ?? null ) === true ) {
			update_option( Settings::OPTION, array_intersect_key( $values, array_flip( self::COPIED ) ), true );
		}
	}

	public function schemas(): array {
		return [
			self::DELETE    => JsonSchema::described( JsonSchema::YES_NO, 'Whether all data goes when the plugin is deleted.' ),
			self::NEW_SITES => JsonSchema::described(
				JsonSchema::YES_NO,
				'Whether new sites of the network begin with these settings. Only on the main site, by administrators of the network.'
			),
		];
	}

	public function read( Settings $settings ): array {
		return [
			// The option may have been changed by hand: nothing but true deletes.
			self::DELETE    => $settings->value( self::DELETE ) === true,
			self::NEW_SITES => $settings->value( self::NEW_SITES ) === true,
		];
	}

	public function normalize( array $sent ): array {
		return $sent;
	}

	public function errors( array $before, array $after ): array {
		$isAllowed = is_multisite() && is_main_site() && current_user_can( 'manage_network_options' );
		if ( $isAllowed || $before[ self::NEW_SITES ] === $after[ self::NEW_SITES ] ) {
			return [];
		}
		$text = __( 'Only administrators of the network can change this, on its main site.', 'userfeedback' );
		return [ new FieldError( self::NEW_SITES, 'not_network_admin', $text ) ];
	}

	public function used( array $before, array $after ): array {
		return [];
	}
}
