import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { mayOnly } from '../support/capabilities';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import { answered, responseSite } from '../support/response-site';

const LIST = '/survey/7/responses';

const published = [
	answered( 9, 'Yes', 'Slow shop' ),
	answered( 5, 'No', 'Loud' ),
	answered( 3, null, 'Friendly' ),
];

const select = async ( id: number ) =>
	userEvent.click(
		await screen.findByRole( 'checkbox', {
			name: `Select Response #${ id }`,
		} )
	);

const press = async ( name: string ) =>
	userEvent.click(
		within(
			screen.getByRole( 'region', { name: 'Bulk actions' } )
		).getByRole( 'button', { name } )
	);

const notice = ( text: string ) =>
	screen.findByText( text, { selector: '.userfeedback-snackbars *' } );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'bulk actions on responses', () => {
	it( '[RSP-02~] [RSP-03~] moves the selected ones to the trash and undoes it', async () => {
		const { changes } = responseSite( published );
		renderAt( LIST, <ResultsRoutes /> );
		await select( 9 );
		await select( 3 );
		await press( 'Trash' );
		await notice( '2 responses moved to the trash.' );
		expect( screen.queryByText( 'Response #9' ) ).toBeNull();
		expect( screen.getByText( 'Response #5' ) ).toBeVisible();
		await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'Response #9' ) ).toBeVisible();
		expect( changes() ).toEqual( [
			[ '/trash', { response_ids: [ 9, 3 ] } ],
			[ '/restore', { response_ids: [ 9, 3 ] } ],
		] );
	} );

	it( '[RSP-02] [RSP-03] restores and deletes in the trash, and shows all responses when its page is empty', async () => {
		const { changes } = responseSite(
			published.map( ( item ) => ( { ...item, status: 'trash' } ) )
		);
		renderAt( `${ LIST }?status=trash&layout=table`, <ResultsRoutes /> );
		await select( 9 );
		// View is hidden for trashed responses.
		const menus = screen.getAllByRole( 'button', { name: 'Actions' } );
		await userEvent.click( menus[ 0 ] as HTMLElement );
		expect(
			( await screen.findAllByRole( 'menuitem' ) ).map(
				( item ) => item.textContent
			)
		).toEqual( [ 'Restore', 'Delete permanently' ] );
		await userEvent.keyboard( '{Escape}' );
		await press( 'Restore' );
		await notice( '1 response restored.' );
		expect( window.location.hash ).toContain( 'status=trash' );
		await userEvent.click(
			await screen.findByRole( 'checkbox', {
				name: 'Select all on this page',
			} )
		);
		await press( 'Delete Permanently' );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect(
			dialog.getByText(
				'2 responses and their answers will be gone for good.'
			)
		).toBeVisible();
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Delete permanently' } )
		);
		expect( await screen.findByText( 'Response #9' ) ).toBeVisible();
		expect( window.location.hash ).toBe( `#${ LIST }?layout=table` );
		expect( changes().at( -1 ) ).toEqual( [
			'',
			{ response_ids: [ 5, 3 ] },
		] );
	} );

	it( '[PLS-17~] lists spam with its count, takes it back and deletes it', async () => {
		responseSite( [
			...published,
			answered( 21, 'Yes', 'Buy now', { status: 'spam' } ),
			answered( 22, 'Yes', 'Cheap', { status: 'spam' } ),
		] );
		renderAt( LIST, <ResultsRoutes /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Spam 2' } )
		);
		await select( 21 );
		await press( 'Not spam' );
		await notice( '1 response restored.' );
		expect(
			await screen.findByRole( 'button', { name: 'Spam 1' } )
		).toBeVisible();
		await select( 22 );
		await press( 'Delete Permanently' );
		await userEvent.click(
			within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await notice( '1 response deleted permanently.' );
		expect( await screen.findByText( 'Response #21' ) ).toBeVisible();
		expect( screen.queryByText( 'Response #22' ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: /^Spam/ } ) ).toBeNull();
		expect( window.location.hash ).toBe( `#${ LIST }` );
	} );

	it( '[RSP-03~] keeps the search when other pages of a quick filter still have responses', async () => {
		responseSite(
			[ answered( 9, 'Yes', 'Slow shop', { status: 'trash' } ) ],
			( query ) =>
				query.get( 'filter[status]' ) === 'trash'
					? {
							pagination: {
								page: 2,
								pages: 2,
								per_page: 20,
								total: 21,
							},
						}
					: {}
		);
		renderAt(
			`${ LIST }?status=trash&search=Slow&paged=2`,
			<ResultsRoutes />
		);
		await select( 9 );
		await press( 'Restore' );
		await notice( '1 response restored.' );
		await waitFor( () =>
			expect( window.location.hash ).toBe( `#${ LIST }?search=Slow` )
		);
	} );

	it.each( [ 'bulk-actions', 'row-selection', 'response-changes' ] as const )(
		'[RSP-02~] has no checkboxes without %s',
		async ( feature ) => {
			printFeatures( { [ feature ]: 'upgrade' } );
			responseSite( published );
			renderAt( LIST, <ResultsRoutes /> );
			await screen.findByText( 'Response #9' );
			expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		}
	);

	it( '[RSP-02~] has no checkboxes for users who may not delete', async () => {
		printFeatures(
			{},
			{ capabilities: mayOnly( 'edit_surveys', 'view_results' ) }
		);
		responseSite( published );
		renderAt( LIST, <ResultsRoutes /> );
		await screen.findByText( 'Response #9' );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );
} );

describe( 'the header of the responses', () => {
	it( '[RSP-04] leads to the responses of another survey, back to the results, and exports what is shown', async () => {
		const { requests } = responseSite( [
			answered( 9, 'Yes', 'Slow', { status: 'spam' } ),
		] );
		renderAt(
			`${ LIST }?status=spam&device=mobile&search=Slow&range=2026-01-01..2026-01-31`,
			<ResultsRoutes />
		);
		await screen.findByText( 'Response #9' );
		expect(
			screen.getByRole( 'link', { name: 'Go Back' } )
		).toHaveAttribute( 'href', '#/survey/7' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Export Results' } )
		);
		const panel = within( await screen.findByRole( 'dialog' ) );
		await userEvent.click( panel.getByRole( 'button', { name: /^CSV/ } ) );
		await panel.findByText( 'Try again later.' );
		expect(
			requests.find(
				( { method, path } ) =>
					method === 'POST' && path.endsWith( '/exports' )
			)?.body
		).toMatchObject( {
			survey_id: 7,
			start: '2026-01-01',
			end: '2026-01-31',
			filter: { status: 'spam', device: 'mobile', search: 'Slow' },
		} );
		await userEvent.keyboard( '{Escape}' );
		await userEvent.click(
			screen.getByRole( 'combobox', { name: 'Survey' } )
		);
		await userEvent.click(
			await screen.findByRole( 'option', { name: 'Other survey' } )
		);
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/survey/8/responses' )
		);
	} );
} );
