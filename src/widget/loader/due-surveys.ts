import type { PageData } from '../types';

/** Timeout in milliseconds, after which the page's own surveys are used. */
const PATIENCE = 5000;

/**
 * Updates the page's data with the surveys that are due now. A page does not contain surveys that start later, so a
 * cached page requests them. If the request fails, the page's own surveys are used.
 *
 * @param data The page's data.
 * @param now  Milliseconds since 1970, from the loader's clock.
 */
export async function withDueSurveys(
	data: PageData,
	now: number
): Promise< PageData > {
	const { due } = data;
	return due && Date.parse( due.at ) <= now
		? ( ( await withSurveysOf( due.url, data ) ) ?? data )
		: data;
}

/**
 * The page's data with the surveys that follow those of which none can be shown to this visitor; undefined if there are
 * none.
 *
 * @param data The page's data.
 */
export async function withNextSurveys(
	data: PageData
): Promise< PageData | undefined > {
	return data.more && withSurveysOf( data.more.url, data );
}

/** The page's data with other surveys; undefined if the request fails. */
async function withSurveysOf(
	url: string,
	data: PageData
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
