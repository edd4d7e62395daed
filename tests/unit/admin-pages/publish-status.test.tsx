import { screen } from '@testing-library/react';
import type { Survey } from '@/survey-model';
import { card, openEditor, press, sentSurvey, site } from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { survey } from '../support/surveys';

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( '2026-11-22T12:00:00Z' ) } );
} );
afterEach( () => {
	jest.useRealTimers();
} );

function withSurvey( stored: Partial< Survey > ) {
	return ( request: SeenRequest ) => {
		if ( request.path.endsWith( '/reach' ) ) {
			return {
				body: {
					view_url: 'http://site.test/',
					overlaps: [],
					overlaps_count: 0,
				},
			};
		}
		return request.method === 'GET' && request.path.endsWith( '/7' )
			? { body: survey( stored ) }
			: site( request );
	};
}

const button = ( name: string ) => screen.queryByRole( 'button', { name } );

describe( 'the status in the builder’s header', () => {
	it( '[PLS-26~] marks unsaved changes until they are saved', async () => {
		const { user } = await openEditor();
		expect( screen.getByText( 'Draft' ) ).toBeVisible();
		expect( screen.queryByText( 'Unsaved changes' ) ).toBeNull();
		await user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		expect( screen.getByText( 'Unsaved changes' ) ).toBeVisible();
		await press( user, 'Save' );
		expect( screen.queryByText( 'Unsaved changes' ) ).toBeNull();
	} );

	it( '[PLS-26] publishes with the unsaved changes, and shows where on the list', async () => {
		const { user, saves } = await openEditor( withSurvey( {} ) );
		await user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		await press( user, 'Publish' );
		expect( sentSurvey( saves()[ 0 ]! ) ).toMatchObject( {
			status: 'publish',
			questions: [ {}, { title: 'Why?!' } ],
		} );
		expect( window.location.hash ).toBe( '#/' );
		expect(
			await screen.findByText( '“Lunch” is published.' )
		).toBeVisible();
		expect(
			await screen.findByRole( 'link', { name: /^View on your site/ } )
		).toHaveAttribute( 'href', 'http://site.test/' );
	} );

	it.each( [
		[ 'Published', null, { status: 'draft' } ],
		[
			'Scheduled',
			'2026-11-23T12:00:00Z',
			{ status: 'draft', publish_at: null },
		],
	] )(
		'[PLS-26~] unpublishes what is %s, and stays in the builder',
		async ( name, publishAt, expected ) => {
			const { user, saves } = await openEditor(
				withSurvey( { status: 'publish', publish_at: publishAt } )
			);
			expect( screen.getByText( name ) ).toBeVisible();
			await press( user, 'Unpublish' );
			expect( sentSurvey( saves()[ 0 ]! ) ).toEqual( expected );
			expect( window.location.hash ).toBe( '#/edit/7/questions' );
			expect( screen.getByText( 'Draft' ) ).toBeVisible();
			expect( button( 'Publish' ) ).toBeVisible();
		}
	);

	it( 'has no button on the first step of a new survey, nor a second one on the last step', async () => {
		await openEditor( site, '/edit/7/publish' );
		expect( button( 'Publish' ) ).toBeNull();
		expect( button( 'Save and Publish' ) ).toBeVisible();
	} );
} );
