import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import { navigate } from '@/hooks/use-hash-route';
import { mayOnly } from '../support/capabilities';
import type { Answer } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';
import { summary, survey, surveyList } from '../support/surveys';

const fadedIn = ( message: HTMLElement ) =>
	waitFor( () => expect( message ).toBeVisible() );

describe( 'a row action', () => {
	/** A site with one survey that can be moved to the trash and back, unless it refuses. */
	function site( refused?: Answer ) {
		let isTrash = false;
		return fakeServer( ( { method, path } ) => {
			if ( method === 'GET' ) {
				const inTrash = path.includes( 'trash' );
				return {
					body: surveyList(
						isTrash === inTrash ? [ summary() ] : []
					),
				};
			}
			if ( refused !== undefined ) {
				return refused;
			}
			isTrash = path.endsWith( '/trash' );
			return {
				body: {
					updated: [ 7 ],
					message: isTrash ? '' : '1 survey was restored as a draft.',
				},
			};
		} );
	}

	async function choose( action: string ) {
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Actions' } )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: action } )
		);
	}

	it( '[LST-06~] moves to the trash immediately and restores on Undo', async () => {
		const { requests } = site();
		renderAt( '/', <SurveysRoutes /> );
		await choose( 'Trash' );
		expect( screen.queryByRole( 'link', { name: 'Lunch' } ) ).toBeNull();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'Lunch' } )
		).toBeVisible();
		await fadedIn(
			screen.getByText(
				/“Lunch” restored\. 1 survey was restored as a draft\./
			)
		);
		const posts = requests.filter( ( { method } ) => method === 'POST' );
		expect( posts ).toMatchObject( [
			{
				path: '/userfeedback/v1/surveys/trash',
				body: { survey_ids: [ 7 ] },
			},
			{ path: '/userfeedback/v1/surveys/restore' },
		] );
	} );

	it.each( [
		[ 'that is out of reach', null, /could not be reached/ ],
		[
			'that refuses',
			refusal( 403, 'rest_forbidden', 'You may not delete surveys.' ),
			/You may not delete surveys\./,
		],
	] )(
		'restores the row when it fails at a site %s, and shows why',
		async ( _, refused, reason ) => {
			site( refused );
			renderAt( '/', <SurveysRoutes /> );
			await choose( 'Trash' );
			const message = await screen.findByText(
				/“Lunch” could not be moved to the trash\./
			);
			expect( message ).toHaveTextContent( reason );
			expect(
				await screen.findByRole( 'link', { name: 'Lunch' } )
			).toBeVisible();
		}
	);

	it( '[LST-06~] asks before it deletes, and names what will be lost', async () => {
		const { requests } = fakeServer( ( { method } ) => ( {
			body:
				method === 'GET'
					? surveyList( [
							summary( {
								status: 'trash',
								responses_count: 1234,
							} ),
						] )
					: { deleted: [ 7 ] },
		} ) );
		renderAt( '/?status=trash', <SurveysRoutes /> );
		await choose( 'Delete permanently' );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect(
			dialog.getByText(
				'“Lunch” will be deleted with its 1,234 responses. This cannot be undone.'
			)
		).toBeVisible();
		expect( requests.every( ( { method } ) => method === 'GET' ) ).toBe(
			true
		);
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Delete permanently' } )
		);
		await waitFor( () =>
			expect( requests ).toContainEqual(
				expect.objectContaining( { body: { survey_ids: [ 7 ] } } )
			)
		);
	} );

	it( '[LST-12~] that duplicates stays in the list when it fails', async () => {
		fakeServer( ( { method } ) =>
			method === 'GET' ? { body: surveyList( [ summary() ] ) } : null
		);
		renderAt( '/', <SurveysRoutes /> );
		await choose( 'Duplicate' );
		const message = await screen.findByText(
			/“Lunch” could not be duplicated\./
		);
		await fadedIn( message );
		expect( window.location.hash ).toBe( '#/' );
	} );

	it( 'does not redirect a user who has left the screen before it is done', async () => {
		fakeServer( ( { method, path } ) => {
			if ( method === 'POST' ) {
				act( () => navigate( '/edit/8/questions' ) );
				return { body: { updated: [ 7 ] } };
			}
			return {
				body: path.endsWith( '/8' )
					? survey( { id: 8 } )
					: surveyList( [ summary() ], 2 ),
			};
		} );
		renderAt( '/?paged=2', <SurveysRoutes /> );
		await choose( 'Trash' );
		await screen.findByText( '“Lunch” moved to the trash.' );
		expect( window.location.hash ).toBe( '#/edit/8/questions' );
	} );

	it( '[LST-12~] that duplicates makes one copy, however often it is chosen meanwhile', async () => {
		const { requests } = fakeServer( ( { method, path } ) => {
			if ( method === 'POST' ) {
				return { body: survey( { id: 8, title: 'Lunch (copy)' } ) };
			}
			return {
				body: path.endsWith( '/8' )
					? survey( { id: 8, title: 'Lunch (copy)' } )
					: surveyList( [ summary() ] ),
			};
		} );
		renderAt( '/', <SurveysRoutes /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Actions' } )
		);
		const item = await screen.findByRole( 'menuitem', {
			name: 'Duplicate',
		} );
		act( () => {
			item.click();
			item.click();
		} );
		await fadedIn( screen.getByText( '“Lunch” is being copied.' ) );
		await screen.findByText( 'You are editing the copy, “Lunch (copy)”.' );
		expect( window.location.hash ).toBe( '#/edit/8/questions' );
		expect( screen.queryByText( '“Lunch” is being copied.' ) ).toBeNull();
		expect(
			requests.filter( ( { method } ) => method === 'POST' )
		).toHaveLength( 1 );
	} );

	it( '[LST-12~] that duplicates shows a link to the copy to a user who has left meanwhile', async () => {
		fakeServer( ( { method } ) => {
			if ( method === 'POST' ) {
				act( () => navigate( '/?status=draft' ) );
				return { body: survey( { id: 8, title: 'Lunch (copy)' } ) };
			}
			return { body: surveyList( [ summary() ] ) };
		} );
		renderAt( '/', <SurveysRoutes /> );
		await choose( 'Duplicate' );
		await screen.findByText( 'The copy is called “Lunch (copy)”.' );
		expect( window.location.hash ).toBe( '#/?status=draft' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		expect( window.location.hash ).toBe( '#/edit/8/questions' );
	} );

	it( 'does not move surveys into or out of the trash for users who may not delete', async () => {
		printAdminData( {
			capabilities: mayOnly( 'edit_surveys' ),
		} );
		fakeServer( () => ( { body: surveyList( [ summary() ] ) } ) );
		renderAt( '/', <SurveysRoutes /> );
		const row = within(
			await screen.findByRole( 'row', { name: /Lunch/ } )
		);
		await userEvent.click( row.getByRole( 'button', { name: 'Actions' } ) );
		const items = await screen.findAllByRole( 'menuitem' );
		expect( items.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Edit',
			'Publish',
			'Duplicate',
			'Export',
		] );
		delete window.userfeedbackAdmin;
	} );
} );
