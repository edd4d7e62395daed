<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Notifications in the REST API, and notices in the data of a page. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class InboxSchema {

	/** Most characters of an id. */
	public const MAX_ID = 100;

	/** What ids consist of, as in the path of a route. */
	public const ID = '[a-z0-9][a-z0-9-]{0,99}';

	/** In place of an id: all that the user has seen. */
	public const ALL = 'all';

	/** Icons of notices, which the screens have, beside those of Category. */
	private const NO_ICON = '';

	/**
	 * A notification.
	 *
	 * @return ObjectSchema
	 */
	public static function notification(): array {
		return JsonSchema::object(
			[
				'id'          => JsonSchema::TEXT,
				'category'    => JsonSchema::word( array_column( Category::cases(), 'value' ) ),
				'icon'        => JsonSchema::word( self::icons() ),
				'title'       => JsonSchema::described( JsonSchema::TEXT, 'Plain text.' ),
				'content'     => JsonSchema::described( JsonSchema::TEXT, 'Plain text.' ),
				'active_from' => JsonSchema::MOMENT,
				'buttons'     => JsonSchema::listOf(
					JsonSchema::object(
						[
							'type'        => JsonSchema::word( [ Button::ACTION, Button::LINK ] ),
							'text'        => JsonSchema::TEXT,
							'url'         => JsonSchema::described( JsonSchema::TEXT, 'Of a link; "" otherwise.' ),
							'is_external' => JsonSchema::described( JsonSchema::YES_NO, 'Whether it opens in a new tab.' ),
							'class'       => JsonSchema::described( JsonSchema::TEXT, 'For POST notifications/action; "" of a link.' ),
							'action'      => JsonSchema::described( JsonSchema::TEXT, 'For POST notifications/action; "" of a link.' ),
						]
					)
				),
			]
		);
	}

	/**
	 * The notifications of the current user.
	 *
	 * @return ObjectSchema
	 */
	public static function list(): array {
		return JsonSchema::object(
			[
				'notifications' => JsonSchema::described( JsonSchema::listOf( self::notification() ), 'Not dismissed, the newest first.' ),
				'dismissed'     => JsonSchema::listOf( self::notification() ),
				'view_url'      => JsonSchema::described( JsonSchema::TEXT, 'The first page of ours that the user may open.' ),
				'sidebar_url'   => JsonSchema::described( JsonSchema::TEXT, 'The same page with the drawer open.' ),
			]
		);
	}

	/**
	 * What an action answers.
	 *
	 * @return ObjectSchema
	 */
	public static function outcome(): array {
		return JsonSchema::object(
			[
				'reload'      => JsonSchema::described( JsonSchema::YES_NO, 'The page reloads.' ),
				'redirect_to' => JsonSchema::described( JsonSchema::TEXT, 'A page of ours, to which the user is led.' ),
			],
			[]
		);
	}

	/**
	 * A notice at the top of screens.
	 *
	 * @return ObjectSchema
	 */
	public static function notice(): array {
		$routes = JsonSchema::listOf( JsonSchema::TEXT );
		return JsonSchema::object(
			[
				'id'             => JsonSchema::TEXT,
				'type'           => JsonSchema::word( [ 'info', 'success', 'warning', 'error' ] ),
				'icon'           => JsonSchema::described( JsonSchema::word( [ self::NO_ICON, ...self::icons() ] ), '"" for none.' ),
				'content'        => JsonSchema::described( JsonSchema::TEXT, 'Plain text.' ),
				'link'           => JsonSchema::object(
					[
						'text' => JsonSchema::described( JsonSchema::TEXT, '"" for none.' ),
						'url'  => JsonSchema::TEXT,
					]
				),
				'dismissable'    => JsonSchema::described( JsonSchema::YES_NO, 'Whether it stays away when the user closes it.' ),
				'dismissed'      => JsonSchema::YES_NO,
				'isRemote'       => JsonSchema::described( JsonSchema::YES_NO, 'Whether the site stores that it was dismissed.' ),
				'isClosable'     => JsonSchema::described( JsonSchema::YES_NO, 'Whether it has a close button.' ),
				'global'         => JsonSchema::described( JsonSchema::YES_NO, 'Whether it is for all routes but hide_on_routes.' ),
				'show_on_routes' => JsonSchema::described( $routes, 'Names of the routes of one that is not global.' ),
				'hide_on_routes' => JsonSchema::described( $routes, 'Names of routes.' ),
			]
		);
	}

	/**
	 * @return list<string>
	 */
	private static function icons(): array {
		return array_map( static fn ( Category $category ) => $category->icon(), Category::cases() );
	}
}
