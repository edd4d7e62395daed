/** Heatmaps that the site of the walk does not have. */

const HEATMAP = {
	id: 7,
	title: 'A page that is recorded',
	url: '/about/',
	edit_url: '',
	post_id: null,
	state: 'recording',
	views: 1234,
	wanted_views: 5000,
	sample: 50,
	created_at: '2026-11-20T09:00:00Z',
	clicks: 98765,
};

const LONG_TITLE = `${ 'A title with much to say '.repeat( 8 ) }${ 'Donaudampfschifffahrt'.repeat( 8 ) }`;

const listOf = ( items: readonly object[] ) => () => ( {
	items,
	pagination: {
		page: 1,
		pages: items.length > 0 ? 2 : 0,
		per_page: 20,
		total: items.length > 0 ? 23 : 0,
	},
	status_filters: [
		{ status: 'all', count: items.length },
		{ status: 'recording', count: items.length },
		{ status: 'paused', count: 0 },
		{ status: 'done', count: 0 },
	],
} );

export const noHeatmaps = listOf( [] );

/** A first page: a long title and address, every state, a title right to left. */
export const someHeatmaps = listOf( [
	HEATMAP,
	{
		...HEATMAP,
		id: 8,
		title: LONG_TITLE,
		url: `/${ 'donaudampfschifffahrt/'.repeat( 8 ) }`,
		state: 'paused',
	},
	{ ...HEATMAP, id: 9, title: 'أخبار', state: 'done', views: 5000 },
	{ ...HEATMAP, id: 10, views: 0, clicks: 0 },
] );

const element = ( path: string, n: number, more: object = {} ) => ( {
	path,
	n,
	share: n / 100,
	dead: 0,
	rage: 0,
	cells: Array.from( { length: 60 }, ( _, at ) => [ 100 + at, n ] ),
	...more,
} );

/** Elements of the site's front page, which every theme has, and some that it has not. */
const ELEMENTS = [
	element( 'main', 60, { dead: 4, rage: 3 } ),
	element( 'header', 20 ),
	element( 'footer', 10, { dead: 1 } ),
	element( `main>a.${ 'donaudampfschifffahrt-'.repeat( 8 ) }`, 7 ),
	element( 'main>button.gone', 3 ),
];

// The site of the walk has no heatmap, so there is no answer that could be changed.
const counted = ( changes: object ) => ( {
	status: 200,
	body: {
		heatmap: HEATMAP,
		frame_url: '/',
		range: null,
		views: 1234,
		elements: [],
		scroll: [],
		fold: 31.5,
		revisions: [
			{ id: 5, date: '2026-11-23T09:00:00Z', author: 'Ada Lovelace' },
		],
		days: { first: '2026-11-20', last: '2026-11-27' },
		...changes,
	},
} );

export const heatmapCounts = counted( { elements: ELEMENTS } );

export const scrollCounts = counted( {
	scroll: Array.from( { length: 101 }, ( _, percent ) => ( {
		percent,
		views: 1234 - percent * 10,
		share: 1 - percent / 110,
	} ) ),
} );
