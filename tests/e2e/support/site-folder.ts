import { resolve } from 'node:path';

/** The name of the site that this run is about: runs side by side have one each. */
export const SITE = process.env[ 'E2E_SITE' ] ?? 'e2e';

/** A path in the folder of the site. */
export const inSite = ( ...path: readonly string[] ): string =>
	resolve( __dirname, '../../../.cache/sites', SITE, ...path );
