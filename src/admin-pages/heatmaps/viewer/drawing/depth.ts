import type { HeatmapDepth } from '@/stores/heatmaps-api';
import type { Color } from './ramp';
import { colorAt } from './ramp';

/** A strip across the page whose bottom was reached by a share of the visitors. */
export interface Band {
	top: number;
	bottom: number;
	/** 0 to 1. */
	share: number;
}

/**
 * The share of the visitors that came at least so far down a page.
 *
 * @param scroll  As the server sends it, in any order.
 * @param percent Of the height of the page.
 */
export function shareAt(
	scroll: readonly HeatmapDepth[],
	percent: number
): number {
	// Who reached a place further down also reached this one.
	return scroll.reduce(
		( most, { percent: reached, share } ) =>
			reached >= percent ? Math.max( most, share ) : most,
		0
	);
}

/** The bands of a page, one for each percent of its height; neighbours with the same share are one. */
export function bandsOf(
	scroll: readonly HeatmapDepth[],
	height: number
): Band[] {
	const bands: Band[] = [];
	for ( let percent = 1; percent <= 100; percent++ ) {
		const share = shareAt( scroll, percent );
		const bottom = ( percent / 100 ) * height;
		const last = bands.at( -1 );
		if ( last?.share === share ) {
			last.bottom = bottom;
		} else {
			bands.push( { top: last?.bottom ?? 0, bottom, share } );
		}
	}
	return bands;
}

/** How strong a band is: the page must stay readable below it. */
const OPACITY = 95;

/** The colour of a band. */
export function bandColor( share: number ): Color {
	const [ red, green, blue ] = colorAt( share );
	return [ red, green, blue, OPACITY ];
}

/** Places of a page that are marked with the share of visitors who came so far: the last ones that three quarters, a half and a quarter of them reached. */
export function depthMarks(
	scroll: readonly HeatmapDepth[]
): { percent: number; share: number }[] {
	const lasts = [ 0.75, 0.5, 0.25 ].map( ( wanted ) => {
		for ( let percent = 100; percent > 0; percent-- ) {
			if ( shareAt( scroll, percent ) >= wanted ) {
				return percent;
			}
		}
		return 0;
	} );
	return [ ...new Set( lasts ) ]
		.filter( ( percent ) => percent > 0 && percent < 100 )
		.map( ( percent ) => ( {
			percent,
			share: shareAt( scroll, percent ),
		} ) );
}
