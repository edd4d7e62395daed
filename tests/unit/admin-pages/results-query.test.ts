import preload from '../../../includes/Admin/preload.json';
import * as overview from '../../../src/admin-pages/results/overview/query';
import type {
	OverviewView,
	Range,
} from '../../../src/admin-pages/results/overview/query';
import * as responses from '../../../src/admin-pages/results/responses/query';
import {
	stateToQuery,
	stateToRoute,
} from '../../../src/admin-pages/results/responses/query';
import { overviewPath, responsesPath } from '../../../src/stores/api';
import { setDates } from '../support/dates';

// With a plan that holds everything, unless a test says otherwise.
const queryToView = ( raw: string, longest: Range = 30 ) =>
	overview.queryToView( raw, longest );
const viewToRoute = ( view: OverviewView, longest: Range = 30 ) =>
	overview.viewToRoute( view, longest );
const viewToQuery = ( view: OverviewView, now: number, longest: Range = 30 ) =>
	overview.viewToQuery( view, now, longest );
const queryToState = ( raw: string, hasFilters = true ) =>
	responses.queryToState( raw, hasFilters );

const NOW = Date.parse( '2026-11-21T23:30:00Z' );

function hashQuery( route: string ): string {
	return route.split( '?' )[ 1 ] ?? '';
}

afterEach( () => setDates() );

describe( 'the overview', () => {
	it( '[OVR-03~] requests the last 30 days and the newest surveys by default', () => {
		expect( viewToQuery( queryToView( '' ), NOW ) ).toEqual( {
			orderby: 'created_at',
			order: 'desc',
			page: 1,
			per_page: 20,
		} );
	} );

	it( 'equals by default the request whose response PHP preloads', () => {
		const path = overviewPath( viewToQuery( queryToView( '' ), NOW ) );
		expect( `/userfeedback/v1${ path }` ).toBe(
			preload.userfeedback_results
		);
	} );

	it( '[OVR-02~] requests today and the 6 days before, by the site’s clock', () => {
		const view = queryToView( 'range=7' );
		setDates( { zone: 'UTC' } );
		expect( viewToQuery( view, NOW ) ).toMatchObject( {
			start_date: '2026-11-15',
			end_date: '2026-11-21',
		} );
		setDates( { zone: 'Asia/Tokyo' } );
		expect( viewToQuery( view, NOW ) ).toMatchObject( {
			start_date: '2026-11-16',
			end_date: '2026-11-22',
		} );
		setDates( { zone: -11 } );
		expect( viewToQuery( view, NOW ) ).toMatchObject( {
			start_date: '2026-11-15',
			end_date: '2026-11-21',
		} );
	} );

	it( 'counts calendar days across a change to daylight saving time', () => {
		setDates( { zone: 'Europe/Berlin' } );
		// Half past midnight, six days after a day of 25 hours.
		const now = Date.parse( '2026-10-30T23:30:00Z' );
		expect( viewToQuery( queryToView( 'range=7' ), now ) ).toMatchObject( {
			start_date: '2026-10-25',
			end_date: '2026-10-31',
		} );
	} );

	it( 'is restored from its own route', () => {
		const view = queryToView(
			'range=7&survey=12&paged=3&orderby=title&order=asc'
		);
		expect( view ).toMatchObject( {
			range: 7,
			survey: 12,
			list: { page: 3, orderby: 'title', order: 'asc' },
		} );
		expect( queryToView( hashQuery( viewToRoute( view ) ) ) ).toEqual(
			view
		);
		expect( viewToRoute( queryToView( '' ) ) ).toBe( '/' );
	} );

	it( '[OVR-06~] shows 7 days where longer ranges are locked, and ignores other ranges', () => {
		const view = queryToView( 'range=30', 7 );
		expect( view.range ).toBe( 7 );
		expect( viewToRoute( view, 7 ) ).toBe( '/' );
		// Without days, like the request that PHP has answered: the server gives what the plan allows.
		expect( viewToQuery( view, NOW, 7 ) ).not.toHaveProperty(
			'start_date'
		);
	} );

	it.each( [
		'range=31',
		'range=-7',
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
			'/surveys/7/responses?page=1&per_page=20&order=desc'
		);
	} );

	it( '[RSP-02~] requests one status', () => {
		expect( path( 'status=trash' ) ).toBe(
			'/surveys/7/responses?page=1&per_page=20&order=desc&filter[status]=trash'
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
		'search=x',
	] )( 'uses the defaults for %p', ( raw ) => {
		expect( queryToState( raw ) ).toEqual( queryToState( '' ) );
	} );
} );
