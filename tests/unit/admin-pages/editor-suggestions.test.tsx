import { act, screen, within } from '@testing-library/react';
import { card, openEditor, press, site } from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { survey, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	window.localStorage.clear();
} );

const TWO = /This seems to ask two things/;
const title = ( number: number ) =>
	card( number ).getByRole( 'textbox', { name: 'Title' } );
const pause = () => act( () => jest.advanceTimersByTimeAsync( 700 ) );

/** A site whose survey has a question that asks two things. */
const unclear = ( request: SeenRequest ) =>
	request.method === 'GET' && request.path.endsWith( '/7' )
		? {
				body: survey( {
					questions: [
						textQuestion( { id: 'a', title: 'Why?' } ),
						textQuestion( {
							id: 'b',
							title: 'Was it quick and easy?',
						} ),
					],
				} ),
			}
		: site( request );

describe( 'suggestions', () => {
	it( '[PLS-03~] appear at the foot of the card when the user pauses, and block nothing', async () => {
		const { user } = await openEditor();
		await user.clear( title( 2 ) );
		await user.type( title( 2 ), 'Was it quick and easy?' );
		expect( screen.queryByText( TWO ) ).toBeNull();
		await pause();
		expect( card( 2 ).getByText( TWO ) ).toBeVisible();
		expect( card( 1 ).queryByText( TWO ) ).toBeNull();
		await press( user, 'Next Step: Settings' );
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
	} );

	it( '[PLS-03~] disappear when the reason is gone', async () => {
		const { user } = await openEditor( unclear );
		await pause();
		expect( card( 2 ).getByText( TWO ) ).toBeVisible();
		await user.clear( title( 2 ) );
		await user.type( title( 2 ), 'Was it quick?' );
		await pause();
		expect( screen.queryByText( TWO ) ).toBeNull();
	} );

	it( '[PLS-03~] are listed on the last step with a link to the field', async () => {
		const { user } = await openEditor( unclear, '/edit/7/publish' );
		await pause();
		const summary = within(
			screen.getByRole( 'group', { name: '1 suggestion' } )
		);
		expect( summary.getByText( TWO ) ).toBeVisible();
		await user.click(
			summary.getByRole( 'button', { name: 'Question 2' } )
		);
		await pause();
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		expect( title( 2 ) ).toHaveFocus();
	} );

	it( '[PLS-03~] are dismissed for this survey, also when it is opened again', async () => {
		const { user, unmount } = await openEditor( unclear );
		await pause();
		await user.click(
			card( 2 ).getByRole( 'button', { name: /^Dismiss/ } )
		);
		expect( screen.queryByText( TWO ) ).toBeNull();
		expect(
			screen.getByRole( 'group', { name: 'Question 2' } )
		).toHaveFocus();
		unmount();
		await openEditor( unclear );
		await pause();
		expect( screen.queryByText( TWO ) ).toBeNull();
	} );

	it( 'do not fail on what another script has stored in their place', async () => {
		window.localStorage.setItem(
			'userfeedback-dismissed-suggestions',
			'{"7": true'
		);
		await openEditor( unclear );
		await pause();
		expect( card( 2 ).getByText( TWO ) ).toBeVisible();
	} );
} );
