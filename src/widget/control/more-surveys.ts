import type { PageData } from '../types';

/** Timeout in milliseconds, after which the page's own surveys are used. */
const PATIENCE = 5000;

/**
 * The page's data with other surveys: those that are due now, since a cached page does not contain surveys that start later, or
 * those that follow if none of the page's can be shown to this visitor. Undefined if there are none, or the request fails.
 *
 * @param data The page's data.
 * @param url  The page's `due.url` or `more.url`.
 */
export async function moreSurveys(
	data: PageData,
	url: string
): Promise< PageData | undefined > {
	try {
		const response = await window.fetch( url, {
			credentials: 'omit',
			signal: AbortSignal.timeout?.( PATIENCE ) ?? null,
		} );
		const { surveys, strings, more } =
			( await response.json() ) as PageData;
		return Array.isArray( surveys )
			? {
					...data,
					surveys,
					more,
					// The page's texts are in the language of the page.
					strings: { ...strings, ...data.strings },
				}
			: undefined;
	} catch {
		// The REST API may be closed to visitors: the surveys then appear only on newly rendered pages.
		return undefined;
	}
}
