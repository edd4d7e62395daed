import { createRegistry } from '@wordpress/data';
import type { SurveyQuery } from '@/stores/api';
import { store } from '@/stores/surveys';
import type { SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { summary, surveyList } from '../support/surveys';

const QUERY: SurveyQuery = {
	page: 1,
	per_page: 20,
	orderby: 'id',
	order: 'desc',
};
const TRASH: SurveyQuery = { ...QUERY, status: 'trash' };

/** A site with two surveys that go to the trash and back. */
function open() {
	const trash = new Set< number >();
	const surveys = [ summary( { id: 8 } ), summary( { id: 7 } ) ];
	const site = fakeServer( ( { method, path, body }: SeenRequest ) => {
		if ( method === 'GET' ) {
			const inTrash = path.includes( 'trash' );
			return {
				body: surveyList(
					surveys.filter( ( { id } ) => trash.has( id ) === inTrash )
				),
			};
		}
		const { survey_ids: ids } = body as { survey_ids: number[] };
		ids.forEach( ( id ) =>
			path.endsWith( '/trash' ) ? trash.add( id ) : trash.delete( id )
		);
		return { body: { updated: ids } };
	} );
	const registry = createRegistry();
	registry.register( store );
	const { getSurveyList } = registry.select( store );
	const ids = ( query = QUERY ) =>
		getSurveyList( query )?.items.map( ( { id } ) => id );
	return { ...site, ids, registry };
}

/** Lets the requests that are on their way be answered. */
const answers = () => jest.advanceTimersByTimeAsync( 200 );

beforeEach( () => jest.useFakeTimers( { advanceTimers: true } ) );
afterEach( () => jest.useRealTimers() );

describe( 'the lists of surveys', () => {
	it( 'hide a survey during a change, and are requested again afterwards', async () => {
		const { ids, registry, requests } = open();
		await registry.resolveSelect( store ).getSurveyList( QUERY );
		await registry.resolveSelect( store ).getSurveyList( TRASH );
		expect( ids() ).toEqual( [ 8, 7 ] );
		expect( ids( TRASH ) ).toEqual( [] );

		const change = registry
			.dispatch( store )
			.changeSurveys( 'trash', [ 7 ] );
		expect( ids() ).toEqual( [ 8 ] );
		const total = () =>
			registry.select( store ).getSurveyList( QUERY )?.pagination.total;
		// It is only on its way.
		expect( total() ).toBe( 2 );
		await change;
		expect( total() ).toBe( 1 );
		// The list that it left shows what is left until the answer comes; the one it went to is not shown as it was.
		expect( ids() ).toEqual( [ 8 ] );
		expect( ids( TRASH ) ).toBeUndefined();
		await answers();
		expect( ids() ).toEqual( [ 8 ] );
		expect( ids( TRASH ) ).toEqual( [ 7 ] );
		expect( requests.map( ( { method } ) => method ) ).toEqual( [
			'GET',
			'GET',
			'POST',
			'GET',
			'GET',
		] );
	} );

	it( 'ignore a response that was sent before a change', async () => {
		const { ids, registry } = open();
		// Asked for now, answered when the survey is in the trash.
		ids();
		await jest.advanceTimersByTimeAsync( 0 );
		await registry.dispatch( store ).changeSurveys( 'trash', [ 7 ] );
		expect( ids() ).not.toContain( 7 );
		await answers();
		expect( ids() ).toEqual( [ 8 ] );
	} );

	it( 'are requested again if another change happens during the request', async () => {
		jest.useFakeTimers();
		const { ids, registry, requests } = open();
		const { changeSurveys } = registry.dispatch( store );
		changeSurveys( 'trash', [ 7 ] );
		ids( TRASH );
		// The list is asked for, and the change is done before its answer is there.
		await jest.advanceTimersByTimeAsync( 0 );
		expect( requests.map( ( { method } ) => method ) ).toEqual( [
			'POST',
			'GET',
		] );
		await jest.advanceTimersByTimeAsync( 10 );
		jest.useRealTimers();
		expect( ids( TRASH ) ).toEqual( [ 7 ] );
		expect( requests ).toHaveLength( 3 );
		expect(
			registry
				.select( store )
				.hasFinishedResolution( 'getSurveyList', [ TRASH ] )
		).toBe( true );
	} );

	it( 'show the survey again when the change fails', async () => {
		const { ids, registry } = open();
		await registry.resolveSelect( store ).getSurveyList( QUERY );
		fakeServer( () => null );
		await expect(
			registry.dispatch( store ).changeSurveys( 'trash', [ 7 ] )
		).rejects.toMatchObject( { isNetwork: true } );
		expect( ids() ).toEqual( [ 8, 7 ] );
		// Nothing is known that the list does not show.
		expect( registry.select( store ).getListVersion() ).toBe( 0 );
	} );

	it( 'are requested again when the server refuses a change: they may be outdated', async () => {
		const { registry } = open();
		fakeServer( () => refusal( 404, 'x', 'There is no such survey.' ) );
		await expect(
			registry.dispatch( store ).changeSurveys( 'trash', [ 7 ] )
		).rejects.toMatchObject( { status: 404 } );
		expect( registry.select( store ).getListVersion() ).toBe( 1 );
	} );

	it( 'are the same object while nothing changes', async () => {
		const { registry } = open();
		await registry.resolveSelect( store ).getSurveyList( QUERY );
		const { getSurveyList } = registry.select( store );
		expect( getSurveyList( QUERY ) ).toBe( getSurveyList( { ...QUERY } ) );
	} );
} );
