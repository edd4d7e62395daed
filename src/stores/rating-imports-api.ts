import type {
	ImportPreview,
	ImportSource,
	ImportSourceList,
	ImportStep,
} from '../survey-model';
import { request } from './request';

/** Seconds: a step of a thousand ratings on a slow server. */
const SECONDS = 120;

function step< T >(
	source: string,
	data: { dry_run: boolean; cursor?: string; goes_on?: boolean }
): Promise< T > {
	return request( `/post-ratings/imports/${ source }`, {
		method: 'POST',
		data,
		seconds: SECONDS,
	} );
}

/** The plugins whose ratings were found on this site. */
export async function listSources(): Promise< ImportSource[] > {
	return (
		await request< ImportSourceList >( '/post-ratings/imports', {
			seconds: SECONDS,
		} )
	).items;
}

/** A step of the preview, which stores nothing. `cursor` is '' for the first one. */
export function previewStep(
	source: string,
	cursor: string
): Promise< ImportPreview > {
	return step( source, { dry_run: true, cursor } );
}

/**
 * Does the next step of an import; resolves with what it has done so far.
 *
 * @param source
 * @param goesOn Whether to do it only if the import is at work, and never to begin it.
 */
export function importStep(
	source: string,
	goesOn: boolean
): Promise< ImportStep > {
	return step( source, { dry_run: false, goes_on: goesOn } );
}

/** Stops an import where it is. */
export async function stopImport( source: string ): Promise< void > {
	await request( `/post-ratings/imports/${ source }`, { method: 'DELETE' } );
}
