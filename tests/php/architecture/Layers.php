<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\architecture;

/**
 * The domains (folders of includes/) in layers, lowest first. A domain depends on layers below its own only, not on its neighbours
 * (docs/architecture.md). A new folder has to be added here.
 */
final class Layers {

	public const ORDER = [
		[ 'Model' ],
		[ 'Support' ],
		[ 'Database' ],
		[ 'Licensing' ],
		// Exports, lists, retention and the privacy guide know stored data by it alone.
		[ 'StoredData' ],
		[ 'Settings' ],
		[ 'Access' ],
		[ 'Surveys' ],
		// Above Surveys for the rule of images; all that send emails are above.
		[ 'Mail' ],
		[ 'Responses' ],
		[ 'Results' ],
		// Defines what others register, in the terms of the domains below; the container hands the lists down.
		[ 'Extensions' ],
		// Below those that export and import ratings.
		[ 'PostRatings', 'Heatmaps' ],
		// Below those that contribute checks, or show them as notices.
		[ 'Health' ],
		// Below those that contribute notifications and notices.
		[ 'Inbox' ],
		[ 'AI', 'Abilities', 'AddOns', 'Admin', 'Exports', 'Import', 'Integrations', 'Notifications', 'Privacy', 'Usage', 'Widget' ],
	];

	/**
	 * The domains that a domain must not depend on.
	 *
	 * @return list<string>
	 */
	public static function forbiddenFor( string $domain ): array {
		foreach ( self::ORDER as $level => $domains ) {
			if ( in_array( $domain, $domains, true ) ) {
				return array_values( array_diff( array_merge( ...array_slice( self::ORDER, $level ) ), [ $domain ] ) );
			}
		}
		return [];
	}
}
