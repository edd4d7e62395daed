import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import { answered, responseSite } from '../support/response-site';

const LIST = '/survey/7/responses';

const ITEMS = [
	answered( 9, 'Yes', 'Slow shop' ),
	answered( 3, null, 'Friendly', { status: 'held', held: 'network' } ),
	answered( 2, null, 'Spam', { status: 'spam' } ),
];

const row = ( id: number ) =>
	screen.findByRole( 'row', { name: new RegExp( `Response #${ id }` ) } );

const filter = ( name: RegExp ) =>
	within(
		screen.getByRole( 'list', { name: 'Filter by status' } )
	).getByRole( 'button', { name } );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'responses that are held back, in a plan without filters and changes', () => {
	it( 'are listed and counted one by one', async () => {
		printFeatures( {
			'quick-filters': 'upgrade',
			'response-changes': 'upgrade',
			'single-response': 'upgrade',
			'bulk-actions': 'upgrade',
		} );
		const { changes } = responseSite( ITEMS );
		renderAt( LIST, <ResultsRoutes /> );
		await row( 9 );
		expect( filter( /^Spam/ ) ).toBeDisabled();
		await userEvent.click( filter( /^Held back/ ) );
		const held = within( await row( 3 ) );
		expect( window.location.hash ).toBe( `#${ LIST }?status=held` );
		await userEvent.click(
			held.getByRole( 'button', { name: 'Count it' } )
		);
		await waitFor( () =>
			expect( changes() ).toEqual( [
				[ '/restore', { response_ids: [ 3 ] } ],
			] )
		);
		expect( await row( 9 ) ).toBeVisible();
		expect(
			within( await row( 3 ) ).queryByRole( 'button', {
				name: /Actions|Count/,
			} )
		).toBeNull();
	} );
} );
