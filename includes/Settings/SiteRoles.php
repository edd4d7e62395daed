<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * The roles of this site, as WordPress and other plugins define them.
 *
 * @since 0.1.0
 */
final class SiteRoles {

	/**
	 * All of them, in WordPress' order. A forced one manages options, and so may do everything here whatever the settings say.
	 *
	 * @return list<array{key: string, name: string, forced: bool}> The name is translated.
	 */
	public static function all(): array {
		$roles = [];
		foreach ( wp_roles()->roles as $key => $role ) {
			$roles[] = [
				'key'    => (string) $key,
				'name'   => translate_user_role( Cast::string( Cast::at( $role, 'name' ) ) ),
				// Anything but nothing, as WordPress takes it: other plugins write 1, too.
				'forced' => (bool) Cast::at( $role, 'capabilities', 'manage_options' ),
			];
		}
		return $roles;
	}

	/**
	 * The keys of the forced ones.
	 *
	 * @return list<string>
	 */
	public static function forced(): array {
		return array_column( array_filter( self::all(), static fn ( array $role ) => $role['forced'] ), 'key' );
	}
}
