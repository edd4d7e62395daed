/** What PHP prints on a recorded page (Heatmaps\PageHeatmap). */
export interface HeatmapData {
	v: 1;
	/** Id of the heatmap. */
	heatmap: number;
	/** Marks requests of this page. */
	token: string;
	/** Share of the views that are recorded, in percent. */
	sample: number;
	/** Where to send what happens. */
	url: string;
}

/** Other elements with this id are content of contributors, who cannot write scripts. */
const DATA = 'script#userfeedback-heatmap-data';

/**
 * The page's data; undefined if this page is not recorded. The element goes, because an optimiser may print
 * the recorder twice.
 */
export function takeHeatmapData(): HeatmapData | undefined {
	const element = document.querySelector( DATA );
	element?.remove();
	// In a frame is a preview, the heatmap viewer, or a page of another site.
	if ( ! element || window.self !== window.top ) {
		return undefined;
	}
	return JSON.parse( element.textContent ) as HeatmapData;
}

/** Resolves when the visitor sees the page: it may be prerendered, or opened in a tab in the background. */
export async function seen(): Promise< void > {
	if ( document.visibilityState === 'hidden' ) {
		await new Promise( ( resolve ) =>
			document.addEventListener( 'visibilitychange', resolve, {
				once: true,
			} )
		);
	}
}

/** Pixels in percent of the page's height. */
const percent = ( pixels: number ) =>
	Math.min(
		100,
		Math.round( ( 100 * pixels ) / document.documentElement.scrollHeight )
	);

/** Height of the visible part, in percent of the page. */
export const fold = () => percent( innerHeight );

/** How far down the visitor sees, in percent of the page. */
export const depth = () => percent( scrollY + innerHeight );

/** Reports an error to the site's developers. */
export function warn( error: unknown ): void {
	// eslint-disable-next-line no-console -- The only way to report an error of a visitor's page.
	console.warn( 'UserFeedback: heatmap failed.', error );
}
