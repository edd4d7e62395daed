import type { RangeChoice } from '@/components/date-range/ranges';
import {
	daysOf,
	isSameRange,
	rangeFromParams,
	rangeToParams,
	setRange,
} from '@/components/date-range/ranges';
import { HEATMAP, withQuery } from '@/routes';
import type {
	HeatmapCountsQuery,
	HeatmapDevice,
	HeatmapKind,
} from '@/stores/heatmaps-api';

export const KINDS: readonly HeatmapKind[] = [
	'click',
	'dead',
	'rage',
	'move',
	'scroll',
];

export const DEVICES: readonly HeatmapDevice[] = [
	'desktop',
	'tablet',
	'mobile',
];

/** What the viewer shows; all of it is in the address. */
export interface ViewerState {
	kind: HeatmapKind;
	device: HeatmapDevice;
	range: RangeChoice;
	/** The days that are compared with `range`; null for none. */
	compare: RangeChoice | null;
}

/** What the screen knows beside the address. */
export interface ViewerContext {
	/** Whether the plan includes ranges of more than 7 days. */
	hasLonger: boolean;
	/** The site's date. */
	today: string;
}

/** A heatmap ends by itself, so all of it is shown first. */
const WHOLE: RangeChoice = { preset: 'all-time' };
const SHORT: RangeChoice = { preset: 'last-7-days' };

const COMPARE_PARAM = 'compare';

function firstRange( { hasLonger }: ViewerContext ): RangeChoice {
	return hasLonger ? WHOLE : SHORT;
}

/** The state for a route such as `#/page/7?kind=rage&device=mobile&range=last-week`. The query is untrusted. */
export function queryToViewer(
	hashQuery: string,
	context: ViewerContext
): ViewerState {
	const params = new URLSearchParams( hashQuery );
	const { hasLonger, today } = context;
	const read = ( of: URLSearchParams, fallback: RangeChoice ) =>
		rangeFromParams( of, hasLonger, { today, fallback } );
	const none: RangeChoice = { preset: 'today' };
	const compare = read(
		new URLSearchParams( { range: params.get( COMPARE_PARAM ) ?? '' } ),
		none
	);
	return {
		kind:
			KINDS.find( ( kind ) => kind === params.get( 'kind' ) ) ?? 'click',
		device:
			DEVICES.find( ( device ) => device === params.get( 'device' ) ) ??
			'desktop',
		range: read( params, firstRange( context ) ),
		compare: compare === none ? null : compare,
	};
}

/** The route of a heatmap in a state; it omits default values. */
export function viewerToRoute(
	id: number,
	{ kind, device, range, compare }: ViewerState,
	context: ViewerContext
): string {
	const params = new URLSearchParams();
	if ( kind !== 'click' ) {
		params.set( 'kind', kind );
	}
	if ( device !== 'desktop' ) {
		params.set( 'device', device );
	}
	setRange( params, range, firstRange( context ) );
	if ( compare ) {
		params.set( COMPARE_PARAM, rangeToParams( compare ) );
	}
	return withQuery( HEATMAP.build( { id } ), params.toString() );
}

/** The request for what was counted in some days. */
export function viewerToQuery(
	{ kind, device }: Pick< ViewerState, 'kind' | 'device' >,
	range: RangeChoice,
	today: string
): HeatmapCountsQuery {
	const days = daysOf( range, today );
	return { kind, device, ...( days === 'all' ? { all_time: true } : days ) };
}

/** Whether two states compare the same days. */
export function hasSameDays(
	a: Pick< ViewerState, 'range' | 'compare' >,
	b: Pick< ViewerState, 'range' | 'compare' >
): boolean {
	return (
		isSameRange( a.range, b.range ) &&
		( a.compare === null || b.compare === null
			? a.compare === b.compare
			: isSameRange( a.compare, b.compare ) )
	);
}
