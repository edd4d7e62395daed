import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { fakeServer, refusal } from '../support/fake-server';
import { renderAt } from '../support/render';
import { responseItem, responseList } from '../support/results';

const row = ( name: RegExp ) => screen.findByRole( 'row', { name } );

async function choose( name: string, of: RegExp ) {
	await userEvent.click(
		within( await row( of ) ).getByRole( 'button', { name: 'Actions' } )
	);
	await userEvent.click( await screen.findByRole( 'menuitem', { name } ) );
}

it( '[PLS-07~] a response in the list is marked as a test, stays there, and is unmarked by undo', async () => {
	const { requests } = fakeServer( ( { method } ) => ( {
		body:
			method === 'POST'
				? { updated: [ 9 ] }
				: responseList( [ responseItem() ], { publish: 1 } ),
	} ) );
	renderAt( '/survey/7/responses', <ResultsRoutes /> );
	await choose( 'Mark as test', /Response #9/ );
	expect( await row( /Response #9.*Published\s*Test/ ) ).toBeVisible();
	expect(
		screen.getByText( 'Response #9 marked as a test.', {
			selector: '.userfeedback-snackbars *',
		} )
	).toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () =>
		expect( screen.queryByText( 'Test', { exact: true } ) ).toBeNull()
	);
	expect( await row( /Response #9/ ) ).toBeVisible();
	expect(
		requests
			.filter( ( { method } ) => method === 'POST' )
			.map( ( { path, body } ) => [ path, body ] )
	).toEqual(
		[ true, false ].map( ( isTest ) => [
			'/userfeedback/v1/surveys/7/responses/test',
			{ response_ids: [ 9 ], is_test: isTest },
		] )
	);
} );

it.each( [
	[ 'none', {}, [ 'View', 'Mark as test', 'Trash' ] ],
	[ 'a test', { is_test: true }, [ 'View', 'Not a test', 'Trash' ] ],
	[
		'a test in spam',
		{ is_test: true, status: 'spam' },
		[ 'Not spam', 'View', 'Delete permanently' ],
	],
] as const )(
	'[PLS-07~] offers the mark that a response does not have, and none in spam: %s',
	async ( _, changes, actions ) => {
		fakeServer( () => ( {
			body: responseList( [ responseItem( changes ) ], { publish: 1 } ),
		} ) );
		renderAt( '/survey/7/responses', <ResultsRoutes /> );
		await userEvent.click(
			within( await row( /Response #9/ ) ).getByRole( 'button', {
				name: 'Actions',
			} )
		);
		await screen.findAllByRole( 'menuitem' );
		expect(
			screen
				.getAllByRole( 'menuitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( actions );
	}
);

it( '[PLS-07~] a mark that the server refuses is not shown', async () => {
	fakeServer( ( { method } ) =>
		method === 'POST'
			? refusal( 403, 'userfeedback_access_denied', 'Not allowed.' )
			: { body: responseList( [ responseItem() ], { publish: 1 } ) }
	);
	renderAt( '/survey/7/responses', <ResultsRoutes /> );
	await choose( 'Mark as test', /Response #9/ );
	expect(
		await screen.findByText( 'Not allowed.', {
			selector: '.userfeedback-snackbars *',
		} )
	).toBeInTheDocument();
	expect( screen.queryByText( 'Test', { exact: true } ) ).toBeNull();
} );
