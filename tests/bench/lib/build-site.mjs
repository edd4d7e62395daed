import { resolve } from 'node:path';
import { CACHE } from '../../../tools/lib/paths.mjs';
import { freePort, siteUrl } from '../../../tools/lib/server.mjs';
import { startGzipProxy } from './gzip-proxy.mjs';

/**
 * A site of one build, which may be of an earlier commit, behind a server that compresses.
 *
 * @param {string}   name Of its folder.
 * @param {string}   root The folder of the build; its own tools make the site.
 * @param {Object[]} how  What its makeSite() takes after the address.
 * @return {Promise<{ url: string, stop: () => Promise<void> }>} The running site.
 */
export async function startSiteOf( name, root, ...how ) {
	const { makeSite } = await import( `${ root }/tools/lib/site.mjs` );
	const { serve } = await import( `${ root }/tools/lib/server.mjs` );
	const folder = resolve( CACHE, 'bench', name );
	const [ port, behind ] = [ await freePort(), await freePort() ];
	const url = siteUrl( port );
	await makeSite( folder, url, ...how );
	const server = await serve( folder, behind );
	const stopProxy = await startGzipProxy( port, behind );
	return {
		url,
		stop: async () => {
			await stopProxy();
			await server.stop();
		},
	};
}
