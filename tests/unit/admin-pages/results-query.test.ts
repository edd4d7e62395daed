import preload from '../../../includes/Admin/preload.json';
import * as overview from '@/admin-pages/results/overview/query';
import type { OverviewView } from '@/admin-pages/results/overview/query';
import * as responses from '@/admin-pages/results/responses/query';
import {
	stateToQuery,
	stateToRoute,
} from '@/admin-pages/results/responses/query';
import { overviewPath, responsesPath } from '@/stores/api';
import { setDates } from '../support/dates';

/** The site's date. */
const TODAY = '2026-11-21';

// With a plan that holds everything, unless a test says otherwise.
const queryToView = ( raw: string, hasLonger = true ) =>
	overview.queryToView( raw, hasLonger, TODAY );
const viewToRoute = ( view: OverviewView, hasLonger = true ) =>
	overview.viewToRoute( view, hasLonger );
const viewToQuery = ( view: OverviewView, hasLonger = true ) =>
	overview.viewToQuery( view, hasLonger, TODAY );
const queryToState = ( raw: string, hasFilters = true ) =>
	responses.queryToState( raw, hasFilters );

function hashQuery( route: string ): string {
	return route.split( '?' )[ 1 ] ?? '';
}

afterEach( () => setDates() );

describe( 'the overview', () => {
	it( '[OVR-03~] requests the last 30 days and the newest surveys by default', () => {
		expect( viewToQuery( queryToView( '' ) ) ).toEqual( {
			orderby: 'created_at',
			order: 'desc',
			page: 1,
			per_page: 20,
		} );
	} );

	it( 'equals by default the request whose response PHP preloads', () => {
		const path = overviewPath( viewToQuery( queryToView( '' ) ) );
		expect( `/userfeedback/v1${ path }` ).toBe(
			preload.userfeedback_results
		);
	} );

	it( '[OVR-02~] requests today and the 6 or 29 days before', () => {
		expect(
			viewToQuery( queryToView( 'range=last-7-days' ) )
		).toMatchObject( {
			start_date: '2026-11-15',
			end_date: '2026-11-21',
		} );
		expect( viewToQuery( queryToView( 'range=last-30-days' ) ) ).toEqual(
			viewToQuery( queryToView( '' ) )
		);
	} );

	it( '[OVR-06~] requests two days', () => {
		const view = queryToView( 'range=2026-01-01..2026-01-31' );
		expect( viewToQuery( view ) ).toMatchObject( {
			start_date: '2026-01-01',
			end_date: '2026-01-31',
		} );
	} );

	it( 'leads to the results of a survey in the same range', () => {
		const route = ( range: string, hasLonger = true ) =>
			overview.resultsRoute(
				7,
				queryToView( range, hasLonger ).range,
				hasLonger
			);
		expect( route( 'range=last-week' ) ).toBe(
			'/survey/7?range=last-week'
		);
		expect( route( 'range=2026-01-01..2026-01-31' ) ).toBe(
			'/survey/7?range=2026-01-01..2026-01-31'
		);
		expect( route( '' ) ).toBe( '/survey/7' );
		expect( route( 'range=last-7-days', false ) ).toBe( '/survey/7' );
	} );

	it( 'is restored from its own route', () => {
		const view = queryToView(
			'range=last-7-days&survey=12&paged=3&orderby=title&order=asc'
		);
		expect( view ).toMatchObject( {
			range: { preset: 'last-7-days' },
			survey: 12,
			list: { page: 3, orderby: 'title', order: 'asc' },
		} );
		expect( queryToView( hashQuery( viewToRoute( view ) ) ) ).toEqual(
			view
		);
		expect( viewToRoute( queryToView( '' ) ) ).toBe( '/' );
	} );

	it( '[OVR-06~] shows 7 days where longer ranges are locked, and ignores other ranges', () => {
		const view = queryToView( 'range=last-30-days', false );
		expect( view.range ).toEqual( { preset: 'last-7-days' } );
		expect( viewToRoute( view, false ) ).toBe( '/' );
		// Without days, like the request that PHP has answered: the server gives what the plan allows.
		expect( viewToQuery( view, false ) ).not.toHaveProperty( 'start_date' );
	} );

	it.each( [
		'range=30',
		'range=all-time',
		'range=2026-02-01..2026-01-01',
		'survey=0',
		'survey=x',
		'survey=1e3',
		'survey=99999999999999999999',
		'paged=0',
		'paged=1.5',
		'orderby=password',
		'order=sideways',
		'search=x',
		'%E0%A4%A',
	] )( 'uses the defaults for %p', ( raw ) => {
		expect( queryToView( raw ) ).toEqual( queryToView( '' ) );
	} );
} );

describe( 'the list of responses', () => {
	const path = ( raw: string ) =>
		decodeURIComponent(
			responsesPath( 7, stateToQuery( queryToState( raw ) ) )
		);

	it( '[RSP-02~] shows all responses if quick filters are locked', () => {
		expect( queryToState( 'status=trash', false ).status ).toBe( 'all' );
	} );

	it( '[RSP-06~] requests the first 20 by default, newest first', () => {
		expect( path( '' ) ).toBe(
			'/surveys/7/responses?page=1&per_page=20&order=desc&preview=true'
		);
	} );

	it( '[RSP-02~] requests one status', () => {
		expect( path( 'status=trash' ) ).toBe(
			'/surveys/7/responses?page=1&per_page=20&order=desc&preview=true&filter[status]=trash'
		);
	} );

	it( 'is restored from its own route', () => {
		const state = queryToState( 'status=spam&paged=2&order=asc' );
		expect( state ).toMatchObject( {
			status: 'spam',
			page: 2,
			order: 'asc',
		} );
		const route = stateToRoute( 7, state );
		expect( route ).toMatch( /^\/survey\/7\/responses\?/ );
		expect( queryToState( hashQuery( route ) ) ).toEqual( state );
		expect( stateToRoute( 7, queryToState( '' ) ) ).toBe(
			'/survey/7/responses'
		);
	} );

	it.each( [
		'status=draft',
		'status=__proto__',
		'paged=-1',
		'paged=abc',
		'order=up',
		'orderby=ip',
	] )( 'uses the defaults for %p', ( raw ) => {
		expect( queryToState( raw ) ).toEqual( queryToState( '' ) );
	} );
} );
