import preload from '../../../includes/Admin/preload.json';
import {
	queryToView,
	viewToQuery,
	viewToRoute,
} from '@/admin-pages/surveys/query';
import { listWithout } from '@/components/list-view/list-state';
import { surveysPath } from '@/stores/api';

const FIRST = queryToView( '' );

describe( 'the query of the surveys list', () => {
	it( 'equals by default the request whose response PHP preloads', () => {
		expect(
			`/userfeedback/v1${ surveysPath( viewToQuery( FIRST ) ) }`
		).toBe( preload.userfeedback_surveys );
	} );

	it( '[LST-02~] requests the newest surveys first by default', () => {
		expect( viewToQuery( FIRST ) ).toMatchObject( {
			page: 1,
			orderby: 'id',
			order: 'desc',
		} );
	} );

	it( 'is restored from its own route', () => {
		const view = {
			...FIRST,
			page: 3,
			search: 'קפה & cake? #1 100%',
			status: 'draft',
			orderby: 'title',
			order: 'asc' as const,
		};
		const route = viewToRoute( view );
		expect( queryToView( route.split( '?' )[ 1 ] ?? '' ) ).toEqual( view );
		expect( viewToRoute( FIRST ) ).toBe( '/' );
	} );

	it.each( [
		'paged=0',
		'paged=-2',
		'paged=1.5',
		'paged=x',
		'paged=1e400',
		'paged=99999999999999999999',
		'orderby=password&order=desc',
		'order=sideways',
		'status=deleted',
		'status=',
		'search=',
		'search=%20%20',
		'other=3',
		'%',
		'',
	] )( 'uses the defaults for the address %p', ( hashQuery ) => {
		expect( queryToView( hashQuery ) ).toEqual( FIRST );
	} );

	it( 'truncates a search that is longer than any title', () => {
		expect(
			queryToView( `search=${ 'x'.repeat( 9000 ) }` ).search
		).toHaveLength( 500 );
	} );

	it( 'uses the names of the API', () => {
		const view = queryToView(
			'status=scheduled&search=cake&orderby=title'
		);
		expect( surveysPath( viewToQuery( view ) ) ).toBe(
			'/surveys?page=1&per_page=20&orderby=title&order=desc&filter%5Bstatus%5D=scheduled&search=cake'
		);
	} );
} );

describe( 'a list after rows were removed', () => {
	it.each( [
		[ 'stays where rows are left', 3, 45, 1, { page: 3 } ],
		[
			'goes to its last page when its own is empty',
			3,
			41,
			1,
			{ page: 2 },
		],
		[
			'goes to its last page from one that was not there',
			9,
			41,
			1,
			{ page: 2 },
		],
	] )( '%s', ( _, page, total, removed, expected ) => {
		expect( listWithout( { ...FIRST, page }, total, removed ) ).toEqual(
			expected
		);
	} );

	it( 'shows all rows when the search or filter has no results left', () => {
		expect(
			listWithout( { ...FIRST, status: 'trash', search: 'a' }, 1, 1 )
		).toEqual( { page: 1, status: 'all', search: '' } );
	} );
} );
