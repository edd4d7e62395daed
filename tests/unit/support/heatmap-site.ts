import type {
	Heatmap,
	HeatmapCounts,
	HeatmapElement,
} from '@/stores/heatmaps-api';
import type { SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';

export function heatmap( changes: Partial< Heatmap > = {} ): Heatmap {
	return {
		id: 7,
		title: 'Prices',
		url: 'http://site.test/prices/',
		edit_url: '',
		post_id: 12,
		state: 'recording',
		views: 250,
		wanted_views: 1000,
		sample: 100,
		created_at: '2026-11-20T09:00:00Z',
		clicks: 1234,
		...changes,
	};
}

export function counted(
	path: string,
	n: number,
	changes: Partial< HeatmapElement > = {}
): HeatmapElement {
	return {
		path,
		n,
		share: n / 10,
		dead: 0,
		rage: 0,
		cells: [ [ 136, n ] ],
		...changes,
	};
}

export function counts(
	changes: Partial< HeatmapCounts > = {}
): HeatmapCounts {
	return {
		heatmap: heatmap(),
		frame_url: 'http://site.test/prices/?userfeedback_heatmap=7&_wpnonce=a',
		range: null,
		views: 250,
		elements: [],
		scroll: [],
		fold: null,
		revisions: [],
		days: { first: '2026-11-20', last: '2026-11-27' },
		...changes,
	};
}

/** The query of a request. */
export function queryOf( { path }: SeenRequest ): URLSearchParams {
	return new URL( path, 'http://site.test' ).searchParams;
}

/** A site that keeps the state of its heatmaps, and answers what was counted. */
export function heatmapSite(
	heatmaps: readonly Heatmap[],
	countsFor: ( query: URLSearchParams ) => HeatmapCounts = () => counts()
) {
	const stored = new Map( heatmaps.map( ( item ) => [ item.id, item ] ) );
	return fakeServer( ( request ) => {
		const { method, path, body } = request;
		const [ , id ] = /\/pages\/(\d+)/.exec( path ) ?? [];
		// A deletion is sent as POST, and is the only one without content.
		if ( method === 'POST' && body === undefined ) {
			stored.delete( Number( id ) );
			return { body: { deleted: true } };
		}
		if ( path.includes( '/posts/' ) ) {
			return { body: { items: [], unchecked: 0, ratings: null } };
		}
		if ( path.includes( '/search?' ) ) {
			return { body: [ { id: 12, title: 'Prices' } ] };
		}
		if ( method === 'POST' ) {
			const made = heatmap( {
				...( stored.get( Number( id ) ) ?? {
					id: 8,
					views: 0,
					clicks: 0,
				} ),
				...( body as Partial< Heatmap > ),
			} );
			stored.set( made.id, made );
			return { body: made };
		}
		if ( id !== undefined ) {
			return { body: countsFor( queryOf( request ) ) };
		}
		const status = queryOf( request ).get( 'filter[status]' );
		const all = [ ...stored.values() ];
		const items = all.filter(
			( { state } ) => status === null || state === status
		);
		return {
			body: {
				items,
				pagination: {
					page: 1,
					pages: 1,
					per_page: 20,
					total: items.length,
				},
				status_filters: [
					{ status: 'all', count: all.length },
					...[ 'recording', 'paused', 'done' ].map( ( state ) => ( {
						status: state,
						count: all.filter( ( item ) => item.state === state )
							.length,
					} ) ),
				],
			},
		};
	} );
}
