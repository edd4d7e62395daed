import type { ExistingPlugin, ExistingPluginRuns } from '../survey-model';
import { request } from './request';

/** Seconds: a step reads and stores some hundred responses, also on a slow server. */
const SECONDS = 120;

const PATH = '/imports/existing-plugin';

/** What the other plugin has stored on this site, and the last runs. */
export function readOverview(): Promise< ExistingPlugin > {
	return request( PATH, { seconds: SECONDS } );
}

/**
 * Does the next step of an import or a preview; resolves with what it has done so far.
 *
 * @param isDryRun Whether it is the preview.
 * @param goesOn   Whether to do it only if it is at work, and never to begin it.
 */
export function step(
	isDryRun: boolean,
	goesOn: boolean
): Promise< ExistingPluginRuns > {
	return request( PATH, {
		method: 'POST',
		data: { dry_run: isDryRun, goes_on: goesOn },
		seconds: SECONDS,
	} );
}

/** Stops what is at work where it is. */
export async function stop(): Promise< void > {
	await request( PATH, { method: 'DELETE' } );
}
