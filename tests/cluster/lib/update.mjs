import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the next version of the plugin adds to a table. */
const MIGRATION = `<?php

declare( strict_types=1 );

namespace UserFeedback\\Database\\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\\Database\\Connection;
use UserFeedback\\Database\\TableChanges;

final class AddClusterColumn implements Migration {

	public function version(): int {
		return VERSION;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [ static fn () => $changes->addColumn( 'responses', 'cluster_probe', 'TINYINT UNSIGNED NOT NULL DEFAULT 0' ) ];
	}
}
`;

function replaceIn( file, from, to ) {
	const text = readFileSync( file, 'utf8' );
	const changed = text.replace( from, to );
	if ( changed === text ) {
		throw new Error( `${ file } is not as tests/cluster knows it.` );
	}
	writeFileSync( file, changed );
}

/**
 * Makes the next version of the plugin out of this one: with one more migration, which adds a column to a table that visitors write to.
 *
 * @param {string} plugin The folder of the copy.
 * @return {number} The version of its tables.
 */
export function makeNextVersion( plugin ) {
	const schema = resolve( plugin, 'includes/Database/Schema.php' );
	const [ , version ] =
		/VERSION = (\d+);/.exec( readFileSync( schema, 'utf8' ) ) ?? [];
	const next = Number( version ) + 1;
	replaceIn( schema, /VERSION = \d+;/, `VERSION = ${ next };` );
	writeFileSync(
		resolve( plugin, 'includes/Database/Migrations/AddClusterColumn.php' ),
		MIGRATION.replace( 'VERSION', String( next ) )
	);
	replaceIn(
		resolve( plugin, 'includes/Database/Module.php' ),
		/(\s+)new AddTimeToListing\(\),((?:\s+new \w+\(\),)*)/,
		'$1new AddTimeToListing(),$2$1new Migrations\\AddClusterColumn(),'
	);
	replaceIn(
		resolve( plugin, 'userfeedback.php' ),
		/USERFEEDBACK_VERSION = '[^']*'/,
		"USERFEEDBACK_VERSION = '99.0.0'"
	);
	return next;
}
