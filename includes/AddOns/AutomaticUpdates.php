<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;
use UserFeedback\Settings\SettingFields;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Version;

/**
 * The plugin's setting of automatic updates. WordPress asks before it updates a plugin, and before the Plugins screen says whether it would: both get
 * the same answer for the core and our add-ons, so the screen has no link that would do nothing (decision 0092).
 *
 * Updates are of the whole network, so the setting of the main site counts.
 *
 * @since 0.7.0
 */
final class AutomaticUpdates implements SettingFields {

	public const FIELD = 'automatic_updates';

	private const ALL   = 'all';
	private const MINOR = 'minor';
	private const NONE  = 'none';

	public function __construct( private readonly InstalledAddOns $installed ) {}

	/**
	 * Filter auto_update_plugin.
	 *
	 * @param mixed $update What others say; null when the Plugins screen asks whether somebody decides.
	 * @param mixed $item   The offered update, with the installed version where none is offered.
	 */
	public function decide( mixed $update, mixed $item ): mixed {
		$basename = Cast::string( Cast::at( (array) $item, 'plugin' ) );
		if ( ! $this->isOurs( $basename ) ) {
			return $update;
		}
		if ( ! UpdateObstacle::areUpdatesEnabled() ) {
			return false;
		}
		return match ( self::chosen() ) {
			self::ALL   => true,
			self::MINOR => $this->isMinor( $basename, Cast::string( Cast::at( (array) $item, 'new_version' ) ) ),
			default     => false,
		};
	}

	/**
	 * Filter plugin_auto_update_setting_html: says where the choice is made.
	 *
	 * @param string $html     What the Plugins screen shows.
	 * @param string $basename Of the plugin.
	 */
	public function describe( string $html, string $basename ): string {
		if ( ! $this->isOurs( $basename ) ) {
			return $html;
		}
		$minor = self::chosen() === self::MINOR ? '<br>' . esc_html__( 'Minor versions only.', 'userfeedback' ) : '';
		$link  = sprintf(
			'<a href="%s">%s</a>',
			esc_url( get_admin_url( self::mainSite(), 'admin.php?page=' . AdminPages::SETTINGS . '#/misc' ) ),
			esc_html__( 'Change in the settings of UserFeedback', 'userfeedback' )
		);
		return "$html$minor<br>$link";
	}

	public function schemas(): array {
		return [
			self::FIELD => [
				'type'        => [ 'string', 'null' ],
				'enum'        => [ self::ALL, self::MINOR, self::NONE, null ],
				'description' => 'Which new versions of the core and the add-ons WordPress installs by itself; null until chosen, which is none.',
			],
		];
	}

	public function read( Settings $settings ): array {
		$value = $settings->value( self::FIELD );
		return [ self::FIELD => in_array( $value, [ self::ALL, self::MINOR, self::NONE ], true ) ? $value : null ];
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
	 * Whether a plugin is the core or, by its Update URI, one of our add-ons.
	 */
	private function isOurs( string $basename ): bool {
		$addOn = AddOn::ofBasename( $basename );
		return $basename === plugin_basename( USERFEEDBACK_FILE )
			|| ( $addOn !== null && $this->installed->address( $addOn ) === UpdateOffers::address( $addOn ) );
	}

	/**
	 * Whether the first two numbers stay as they are.
	 */
	private function isMinor( string $basename, string $version ): bool {
		$addOn   = AddOn::ofBasename( $basename );
		$present = $addOn === null ? USERFEEDBACK_VERSION : (string) $this->installed->version( $addOn );
		return $version === '' || Version::branch( $version ) === Version::branch( $present );
	}

	/**
	 * What the main site has chosen, if anything.
	 */
	private static function chosen(): string {
		$stored = is_multisite() ? get_blog_option( self::mainSite(), Settings::OPTION, [] ) : get_option( Settings::OPTION, [] );
		return Cast::string( Cast::at( $stored, self::FIELD ) );
	}

	/**
	 * WordPress updates plugins in the cron of this site only.
	 */
	public static function mainSite(): int {
		return is_multisite() ? get_main_site_id( get_main_network_id() ) : get_current_blog_id();
	}
}
