import { depthCsv, elementsCsv } from '@/admin-pages/heatmaps/viewer/csv';
import {
	queryToViewer,
	viewerToQuery,
	viewerToRoute,
} from '@/admin-pages/heatmaps/viewer/query';
import { revisionDays } from '@/admin-pages/heatmaps/viewer/revisions';
import { elementRows } from '@/admin-pages/heatmaps/viewer/rows';
import {
	heatmapsToQuery,
	heatmapsToRoute,
	queryToHeatmaps,
} from '@/admin-pages/heatmaps/list/query';
import {
	formErrors,
	ownAddress,
} from '@/admin-pages/heatmaps/list/record-form';
import { heatmapsPath } from '@/stores/heatmaps-api';
import preloaded from '../../../includes/Admin/preload.json';
import { counted } from '../support/heatmap-site';
import { printAdminData } from '../support/licenses';

const CONTEXT = { hasLonger: true, today: '2026-11-28' };

describe( 'the address of the list', () => {
	it( 'is distrusted, and keeps what is not the default', () => {
		expect(
			queryToHeatmaps( 'status=evil&search=x&orderby=id&paged=-1' )
		).toMatchObject( { status: 'all', search: '', page: 1 } );
		const state = queryToHeatmaps( 'status=done&paged=3' );
		expect( heatmapsToRoute( state ) ).toBe( '/?status=done&paged=3' );
		expect( heatmapsToQuery( state ) ).toEqual( {
			page: 3,
			per_page: 20,
			status: 'done',
		} );
	} );

	it( 'without a query asks for what PHP has preloaded', () => {
		expect(
			`/userfeedback/v1${ heatmapsPath( heatmapsToQuery( queryToHeatmaps( '' ) ) ) }`
		).toBe( preloaded.userfeedback_heatmaps );
	} );
} );

describe( 'the address of the viewer', () => {
	it.each( [
		[ '', '/page/7' ],
		[ 'kind=rage&device=mobile', '/page/7?kind=rage&device=mobile' ],
		[ 'range=last-week', '/page/7?range=last-week' ],
		[
			'range=2026-11-20..2026-11-28&compare=2026-11-01..2026-11-19',
			'/page/7?range=2026-11-20..2026-11-28&compare=2026-11-01..2026-11-19',
		],
		[ 'compare=today', '/page/7?compare=today' ],
		[
			'kind=view&device=watch&range=soon&compare=2027-01-01..2027-02-01',
			'/page/7',
		],
	] )( '%s becomes %s', ( query, route ) => {
		expect(
			viewerToRoute( 7, queryToViewer( query, CONTEXT ), CONTEXT )
		).toBe( route );
	} );

	it( 'asks for all days first, and for the last seven where longer ranges are locked', () => {
		const ask = ( hasLonger: boolean ) => {
			const context = { ...CONTEXT, hasLonger };
			const state = queryToViewer( 'range=last-90-days', context );
			return viewerToQuery( state, state.range, context.today );
		};
		expect( ask( false ) ).toEqual( {
			kind: 'click',
			device: 'desktop',
			from: '2026-11-22',
			to: '2026-11-28',
		} );
		const first = queryToViewer( '', CONTEXT );
		expect( viewerToQuery( first, first.range, CONTEXT.today ) ).toEqual( {
			kind: 'click',
			device: 'desktop',
			all_time: true,
		} );
	} );
} );

describe( 'revisions', () => {
	it( 'divide the days of a heatmap, newest first; those outside of it do not', () => {
		const revision = ( id: number, date: string ) => ( {
			id,
			date,
			author: 'Ada',
		} );
		expect(
			revisionDays(
				{
					revisions: [
						revision( 1, '2026-11-01T10:00:00Z' ),
						revision( 2, '2026-11-20T10:00:00Z' ),
						revision( 3, '2026-11-22T10:00:00Z' ),
						revision( 4, '2026-11-26T10:00:00Z' ),
					],
					days: { first: '2026-11-20', last: '2026-11-27' },
				},
				'2026-11-28'
			).map( ( { id, before, after } ) => [ id, before, after ] )
		).toEqual( [
			[
				4,
				{ from: '2026-11-20', to: '2026-11-25' },
				{ from: '2026-11-26', to: '2026-11-28' },
			],
			[
				3,
				{ from: '2026-11-20', to: '2026-11-21' },
				{ from: '2026-11-22', to: '2026-11-28' },
			],
		] );
	} );
} );

describe( 'rows', () => {
	it( 'of two ranges have both numbers, also where one has none', () => {
		expect(
			elementRows(
				{ elements: [ counted( 'a', 6 ), counted( 'b', 2 ) ] },
				{ elements: [ counted( 'c', 9 ), counted( 'a', 1 ) ] }
			).map( ( { path, n, other } ) => [ path, n, other?.n ] )
		).toEqual( [
			[ 'a', 6, 1 ],
			[ 'b', 2, 0 ],
			[ 'c', 0, 9 ],
		] );
	} );
} );

describe( 'the CSV file', () => {
	it( 'never contains a formula, whatever a page is made of', () => {
		const name = '=HYPERLINK("http://evil.example")';
		const csv = elementsCsv(
			elementRows(
				{
					elements: [
						counted( '#a>a;=1+1', 3, { share: 0.12345, dead: 1 } ),
						counted( ' @b', 2 ),
					],
				},
				undefined
			),
			( { n } ) => ( n === 3 ? name : '-1\n+2' )
		);
		expect( csv.startsWith( '\uFEFFElement,Path,Count,' ) ).toBe( true );
		const [ , first, ...others ] = csv.split( '\r\n' );
		expect( first ).toBe(
			`"'=HYPERLINK(""http://evil.example"")","#a>a;'=1+1",3,12.35,1,0`
		);
		expect( others.join( '\r\n' ) ).toBe( `"'-1\n'+2",' @b,2,20,0,0\r\n` );
	} );

	it( 'has the numbers of both ranges, or of the depths', () => {
		const csv = elementsCsv(
			elementRows(
				{ elements: [ counted( 'a', 5 ) ] },
				{ elements: [ counted( 'a', 1 ) ] }
			),
			() => ''
		);
		expect( csv.split( '\r\n' )[ 1 ] ).toBe( ',a,5,50,0,0,1,10' );
		expect(
			depthCsv( [ { percent: 10, views: 4, share: 0.5 } ] ).split(
				'\r\n'
			)
		).toEqual( [
			'\uFEFFPercent of the page,Views,Share in percent',
			'10,4,50',
			'',
		] );
	} );
} );

describe( 'the fields of a new heatmap', () => {
	beforeEach( () =>
		printAdminData( { site_url: 'https://site.example/blog/' } )
	);
	afterEach( () => {
		delete window.userfeedbackAdmin;
	} );

	it.each( [
		[ '/prices/', 'https://site.example/prices/' ],
		[ 'https://site.example/a?b=c', 'https://site.example/a?b=c' ],
		[ 'https://elsewhere.example/', undefined ],
		[ 'javascript:alert(1)', undefined ],
		[ 'http://', undefined ],
	] )( 'take %s as the address %s', ( typed, address ) => {
		expect( ownAddress( typed ) ).toBe( address );
	} );

	it( 'are checked before they are sent', () => {
		const form = { page: null, url: '', wanted_views: '99', sample: '0' };
		expect( Object.keys( formErrors( form ) ) ).toEqual( [
			'page',
			'wanted_views',
			'sample',
		] );
		expect(
			formErrors( {
				page: { id: 1, label: 'A' },
				url: '',
				wanted_views: '100000',
				sample: '1',
			} )
		).toEqual( {} );
		expect(
			Object.keys(
				formErrors( { ...form, wanted_views: '1e3', sample: '100' } )
			)
		).toEqual( [ 'page', 'wanted_views' ] );
	} );
} );
