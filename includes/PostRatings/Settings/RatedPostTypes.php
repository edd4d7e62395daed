<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

use WP_Post_Type;

/**
 * The post types whose posts owners can have rated: those with pages of their own, without attachments.
 *
 * @since 0.6.0
 */
final class RatedPostTypes {

	/**
	 * All of this site.
	 *
	 * @return list<array{name: string, label: string}> Names with their labels in the plural, translated.
	 */
	public static function all(): array {
		$types = array_filter( get_post_types( [], 'objects' ), self::isRateable( ... ) );
		return array_map(
			static fn ( WP_Post_Type $type ) => [
				'name'  => $type->name,
				'label' => $type->label,
			],
			array_values( $types )
		);
	}

	/**
	 * Whether a post type of this site can be rated.
	 */
	public static function has( string $name ): bool {
		$type = get_post_type_object( $name );
		return $type !== null && self::isRateable( $type );
	}

	private static function isRateable( WP_Post_Type $type ): bool {
		return $type->public && $type->name !== 'attachment' && is_post_type_viewable( $type );
	}
}
