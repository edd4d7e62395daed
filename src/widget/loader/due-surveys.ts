import type { PageData } from '../types';

/** Milliseconds after which the page's own surveys are shown instead. */
const PATIENCE = 5000;

/**
 * The page's data with the surveys of now. What is due later is not on a page; a page that was kept from before then asks
 * for it. Where that fails the page's own surveys remain.
 *
 * @param data The page's data.
 * @param now  Milliseconds since 1970, the loader's clock.
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
				// The page's texts are in the page's language.
				return {
					...data,
					surveys,
					strings: { ...strings, ...data.strings },
				};
			}
		} catch {
			// The REST API may be closed to visitors: the survey shows on pages that are printed from now on.
		}
	}
	return data;
}
