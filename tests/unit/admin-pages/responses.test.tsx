import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import type { ResponseItem } from '@/survey-model';
import { fakeServer, refusal } from '../support/fake-server';
import type { SeenRequest } from '../support/fake-server';
import { renderAt } from '../support/render';
import { overview, responseItem, responseList } from '../support/results';

describe( 'the list of responses', () => {
	/** A site that keeps the status of its responses. */
	function siteWith( items: ResponseItem[] ) {
		const stored = new Map( items.map( ( item ) => [ item.id, item ] ) );
		return fakeServer( ( { method, path, body }: SeenRequest ) => {
			if ( path.includes( '/results-summary' ) ) {
				return { body: overview() };
			}
			if ( method !== 'GET' ) {
				const { response_ids: ids } = body as {
					response_ids: number[];
				};
				ids.forEach( ( id ) => {
					const item = stored.get( id );
					if ( item && path.endsWith( '/trash' ) ) {
						stored.set( id, { ...item, status: 'trash' } );
					} else if ( item && path.endsWith( '/restore' ) ) {
						stored.set( id, { ...item, status: 'publish' } );
					} else {
						stored.delete( id );
					}
				} );
				return { body: { updated: ids } };
			}
			const status = /status%5D=(\w+)/.exec( path )?.[ 1 ] ?? 'publish';
			const counts: Partial<
				Record< ResponseItem[ 'status' ], number >
			> = {};
			stored.forEach( ( item ) => {
				counts[ item.status ] = ( counts[ item.status ] ?? 0 ) + 1;
			} );
			return {
				body: responseList(
					[ ...stored.values() ].filter(
						( item ) => item.status === status
					),
					counts
				),
			};
		} );
	}

	async function choose( name: string, row: RegExp ) {
		const cells = within( await screen.findByRole( 'row', { name: row } ) );
		await userEvent.click(
			cells.getByRole( 'button', { name: 'Actions' } )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name } )
		);
	}

	it( '[RSP-01] has its title and the columns title, page, date and status', async () => {
		siteWith( [
			responseItem(),
			responseItem( {
				id: 3,
				page_submitted: { name: 'A page that is gone', url: '' },
			} ),
		] );
		renderAt( '/survey/7/responses', <ResultsRoutes /> );
		const row = within(
			await screen.findByRole( 'row', { name: /Response #9/ } )
		);
		expect(
			row.getByRole( 'link', { name: 'Response #9' } )
		).toHaveAttribute( 'href', '#/survey/7/responses/9' );
		expect(
			row.getByRole( 'link', { name: 'Hello world!' } )
		).toHaveAttribute( 'href', 'http://site.test/hello-world/' );
		expect( row.getByText( /^Nov 21, 2026, 12:30/ ) ).toBeVisible();
		expect( row.getByText( 'Published' ) ).toBeVisible();
		// The dot of the status has its colour.
		expect(
			row.getByText( 'Published' ).closest( '[class*="publish"]' )
		).not.toBeNull();
		expect(
			screen.getByRole( 'heading', { level: 1, name: 'Responses' } )
		).toBeVisible();
		expect(
			screen
				.getAllByRole( 'columnheader' )
				.map( ( { textContent } ) => textContent )
				.filter( ( text ) => text !== '' )
		).toEqual( [
			'Title',
			'Page Submitted',
			'Date Submitted',
			'Status',
			'Actions',
		] );
		const other = within(
			screen.getByRole( 'row', { name: /Response #3/ } )
		);
		expect( other.getByText( 'A page that is gone' ) ).toBeVisible();
		expect(
			other.queryByRole( 'link', { name: 'A page that is gone' } )
		).toBeNull();
	} );

	it( '[RSP-03~] moves a response to the trash and restores it', async () => {
		siteWith( [ responseItem(), responseItem( { id: 3 } ) ] );
		renderAt( '/survey/7/responses', <ResultsRoutes /> );
		await choose( 'Trash', /Response #9/ );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'Response #9' } )
		).toBeVisible();
		// It fades in.
		await waitFor( () =>
			expect(
				screen.getByText( 'Response #9 restored.', {
					selector: '.userfeedback-snackbars *',
				} )
			).toBeVisible()
		);
	} );

	it( '[RSP-03~] shows all responses when a filter has no results left', async () => {
		siteWith( [
			responseItem( { status: 'trash' } ),
			responseItem( { id: 3 } ),
		] );
		renderAt( '/survey/7/responses?status=trash', <ResultsRoutes /> );
		await choose( 'Delete permanently', /Response #9/ );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect(
			dialog.getByText(
				'Response #9 and its answers will be gone for good.'
			)
		).toBeVisible();
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Delete permanently' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'Response #3' } )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/survey/7/responses' );
	} );

	it( '[PLS-24~] lists partial answers under a filter of their own, from where they go to the trash', async () => {
		siteWith( [
			responseItem(),
			responseItem( { id: 3, status: 'partial' } ),
			responseItem( { id: 4, status: 'partial' } ),
		] );
		renderAt( '/survey/7/responses', <ResultsRoutes /> );
		await screen.findByRole( 'link', { name: 'Response #9' } );
		expect( screen.queryByRole( 'link', { name: /#3/ } ) ).toBeNull();
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Partial.*2/ } )
		);
		expect( window.location.hash ).toBe(
			'#/survey/7/responses?status=partial'
		);
		const row = within(
			await screen.findByRole( 'row', { name: /Response #3/ } )
		);
		expect( row.getByText( 'Partial' ) ).toBeVisible();
		await choose( 'Trash', /Response #3/ );
		await waitFor( () =>
			expect( screen.queryByRole( 'link', { name: /#3/ } ) ).toBeNull()
		);
		expect(
			screen.getByRole( 'link', { name: 'Response #4' } )
		).toBeVisible();
	} );

	it( '[RSP-03~] does not redirect a user who has left it meanwhile', async () => {
		siteWith( [ responseItem( { status: 'trash' } ) ] );
		renderAt( '/survey/7/responses?status=trash', <ResultsRoutes /> );
		await choose( 'Restore', /Response #9/ );
		act( () => {
			window.location.hash = '#/survey/8/responses?status=spam';
		} );
		await screen.findByText( 'Response #9 restored.', {
			selector: '.userfeedback-snackbars *',
		} );
		expect( window.location.hash ).toBe(
			'#/survey/8/responses?status=spam'
		);
	} );

	it( 'keeps the focus when it is loaded again after a failure', async () => {
		let isUp = false;
		fakeServer( () =>
			isUp ? { body: responseList( [ responseItem() ] ) } : null
		);
		renderAt( '/survey/7/responses', <ResultsRoutes /> );
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		isUp = true;
		await userEvent.click( again );
		await screen.findByRole( 'link', { name: 'Response #9' } );
		expect( document.activeElement ).toHaveClass(
			'userfeedback-page__heading'
		);
	} );

	it( 'describes what will appear when it is empty', async () => {
		siteWith( [] );
		renderAt( '/survey/7/responses', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'heading', { name: 'No responses yet' } )
		).toBeVisible();
	} );

	it( 'shows a link back if the survey does not exist', async () => {
		fakeServer( ( { path } ) =>
			path.includes( '/results-summary' )
				? { body: overview() }
				: refusal(
						404,
						'userfeedback_survey_not_found',
						'There is no such survey.'
					)
		);
		renderAt( '/survey/8/responses', <ResultsRoutes /> );
		expect(
			await screen.findByText( 'There is no such survey.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Back to Results' } )
		).toHaveAttribute( 'href', '#/' );
	} );
} );
