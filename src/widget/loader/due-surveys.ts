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
	if ( due && Date.parse( due.at ) <= now ) {
		try {
			const response = await window.fetch( due.url, {
				credentials: 'omit',
				signal: AbortSignal.timeout?.( PATIENCE ) ?? null,
			} );
			const { surveys, strings } = ( await response.json() ) as PageData;
			if ( Array.isArray( surveys ) ) {
				// The page's texts are in the language of the page.
				return {
					...data,
					surveys,
					strings: { ...strings, ...data.strings },
				};
			}
		} catch {
			// The REST API may be closed to visitors: the survey then appears only on newly rendered pages.
		}
	}
	return data;
}
