import { waitFor } from '@testing-library/react';
import type { ResponseQuery } from '@/stores/api';
import { store as responsesStore } from '@/stores/responses';
import { fakeServer, refusal } from '../support/fake-server';
import type { Answer, SeenRequest } from '../support/fake-server';
import { freshRegistry } from '../support/render';
import { responseDetail, responseItem, responseList } from '../support/results';

const QUERY: ResponseQuery = {
	page: 1,
	per_page: 20,
	order: 'desc',
	status: 'all',
};

function site( { method, path }: SeenRequest ): Answer {
	if ( method !== 'GET' ) {
		return { body: { updated: [ 9 ] } };
	}
	return {
		body: path.endsWith( '/responses/9' )
			? responseDetail()
			: responseList( [ responseItem() ], { publish: 1 } ),
	};
}

/** Method and path of what was asked. */
function asked( requests: SeenRequest[] ): string[] {
	return requests.map( ( { method, path } ) =>
		[ method, path.replace( '/userfeedback/v1', '' ) ].join( ' ' )
	);
}

const LIST = 'GET /surveys/7/responses?page=1&per_page=20&order=desc';
const DETAIL = 'GET /surveys/7/responses/9';

describe( 'responses', () => {
	it( 'are requested once per page and once per response', async () => {
		const { requests } = fakeServer( site );
		const { getResponse, getResponseList } =
			freshRegistry().resolveSelect( responsesStore );
		await getResponseList( 7, QUERY );
		await getResponseList( 7, { ...QUERY } );
		await getResponse( 7, 9 );
		await getResponse( 7, 9 );
		expect( asked( requests ) ).toEqual( [ LIST, DETAIL ] );
	} );

	it.each( [
		[ 'trash', 'POST /surveys/7/responses/trash' ],
		[ 'restore', 'POST /surveys/7/responses/restore' ],
		[ 'spam', 'POST /surveys/7/responses/spam' ],
		// DELETE, which api-fetch sends as POST with a header, for servers that know no other methods.
		[ 'delete', 'POST /surveys/7/responses' ],
	] as const )(
		'[RSP-03~] are nowhere as they were after %s',
		async ( change, request ) => {
			const { requests } = fakeServer( site );
			const registry = freshRegistry();
			const resolve = registry.resolveSelect( responsesStore );
			const select = registry.select( responsesStore );
			await resolve.getResponseList( 7, QUERY );
			await resolve.getResponse( 7, 9 );
			await registry
				.dispatch( responsesStore )
				.changeResponses( 7, change, [ 9 ] );
			expect( select.getResponseList( 7, QUERY )?.items ).toEqual( [] );
			expect( select.getResponse( 7, 9 ) ).toBeUndefined();
			await resolve.getResponseList( 7, QUERY );
			await resolve.getResponse( 7, 9 );
			expect( asked( requests ) ).toEqual( [
				LIST,
				DETAIL,
				expect.stringContaining( request ),
				LIST,
				DETAIL,
			] );
			expect( requests[ 2 ]?.body ).toEqual( { response_ids: [ 9 ] } );
		}
	);

	it( 'are requested again if a change was made during the request', async () => {
		let isTrashed = false;
		const { requests } = fakeServer( ( request ) => {
			if ( request.method === 'POST' ) {
				isTrashed = true;
				return { body: { updated: [ 9 ] } };
			}
			return {
				body: responseList( isTrashed ? [] : [ responseItem() ] ),
			};
		} );
		const registry = freshRegistry();
		const [ list ] = await Promise.all( [
			registry
				.resolveSelect( responsesStore )
				.getResponseList( 7, QUERY ),
			registry
				.dispatch( responsesStore )
				.changeResponses( 7, 'trash', [ 9 ] ),
		] );
		const shown = registry
			.select( responsesStore )
			.getResponseList( 7, QUERY );
		expect( ( shown ?? list )?.items ).toEqual( [] );
		expect( requests ).toHaveLength( 3 );
	} );

	it( 'do not change when a change is refused', async () => {
		fakeServer( ( request ) =>
			request.method === 'GET'
				? site( request )
				: refusal( 409, 'userfeedback_response_not_in_trash', 'No.' )
		);
		const registry = freshRegistry();
		await registry
			.resolveSelect( responsesStore )
			.getResponseList( 7, QUERY );
		await expect(
			registry
				.dispatch( responsesStore )
				.changeResponses( 7, 'delete', [ 9 ] )
		).rejects.toMatchObject( { status: 409, message: 'No.' } );
		expect(
			registry.select( responsesStore ).getResponseList( 7, QUERY )?.items
		).toHaveLength( 1 );
	} );

	it( 'of another survey are not mixed with those of this one', async () => {
		fakeServer( site );
		const registry = freshRegistry();
		await registry.resolveSelect( responsesStore ).getResponse( 7, 9 );
		expect(
			registry.select( responsesStore ).getResponse( 8, 9 )
		).toBeUndefined();
	} );

	it( '[RSP-03~] of other surveys than the changed one stay', async () => {
		fakeServer( ( { method, path } ) => {
			if ( method !== 'GET' ) {
				return { body: { updated: [ 9 ] } };
			}
			const survey = { id: path.includes( '/8/' ) ? 8 : 7, title: '' };
			return {
				body: path.includes( '?' )
					? { ...responseList( [ responseItem() ] ), survey }
					: responseDetail( { id: survey.id * 10, survey } ),
			};
		} );
		const registry = freshRegistry();
		const resolve = registry.resolveSelect( responsesStore );
		const select = registry.select( responsesStore );
		for ( const id of [ 7, 8 ] ) {
			await resolve.getResponseList( id, QUERY );
			await resolve.getResponse( id, id * 10 );
		}
		await registry
			.dispatch( responsesStore )
			.changeResponses( 7, 'restore', [ 70 ] );
		expect( select.getResponseList( 7, QUERY ) ).toBeUndefined();
		expect( select.getResponse( 7, 70 ) ).toBeUndefined();
		expect( select.getResponseList( 8, QUERY ) ).toBeDefined();
		expect( select.getResponse( 8, 80 ) ).toBeDefined();
	} );

	it( 'are stale if they arrive after the screen was left', async () => {
		const { requests } = fakeServer( site );
		const registry = freshRegistry();
		const resolve = registry.resolveSelect( responsesStore );
		// Of a survey that no other test asked about: what those began may still be under way.
		const ofSurvey = () =>
			requests.filter( ( { path } ) => path.includes( '/5/' ) );
		const asking = resolve.getResponseList( 5, QUERY );
		// The request leaves a moment after the selector was called.
		await waitFor( () => expect( ofSurvey() ).toHaveLength( 1 ) );
		registry.dispatch( responsesStore ).invalidateResponses( 5 );
		await asking;
		await waitFor( async () => {
			await resolve.getResponseList( 5, QUERY );
			expect( ofSurvey() ).toHaveLength( 2 );
		} );
	} );
} );
