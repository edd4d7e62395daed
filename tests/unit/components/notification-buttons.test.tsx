import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '@/lib/go-to';
import { reloadPage } from '@/lib/reload-page';
import { refusal } from '../support/fake-server';
import {
	button,
	inboxServer,
	notification,
	openDrawer,
	openScreen,
} from '../support/inbox';

jest.mock( '@/lib/go-to' );
jest.mock( '@/lib/reload-page' );

afterEach( () => jest.clearAllMocks() );

const withButtons = ( ...buttons: ReturnType< typeof button >[] ) =>
	inboxServer( [ notification( 'one', { buttons } ) ] );
const RETRY = button( {
	type: 'action',
	text: 'Try again',
	class: 'works',
	action: 'retry-7',
} );

it.each( [
	[ 'reloads', { reload: true } ],
	[ 'navigates', { redirect_to: '/wp-admin/admin.php?page=x' } ],
] )(
	'[DRW-02~] an action that the server has done %s',
	async ( _, outcome ) => {
		const server = withButtons( RETRY );
		const { requests } = openScreen(
			( request ) =>
				request.path.endsWith( '/action' )
					? { body: outcome }
					: server( request ),
			1
		);
		await openDrawer();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () =>
			expect(
				jest.mocked( reloadPage ).mock.calls.length +
					jest.mocked( goTo ).mock.calls.length
			).toBe( 1 )
		);
		expect( requests.at( -1 ) ).toMatchObject( {
			method: 'POST',
			path: '/userfeedback/v1/notifications/action',
			body: { class: 'works', action: 'retry-7' },
		} );
		expect( jest.mocked( goTo ).mock.calls ).toEqual(
			'redirect_to' in outcome ? [ [ outcome.redirect_to ] ] : []
		);
	}
);

it( '[DRW-02~] an action that failed says why, and nothing reloads', async () => {
	const server = withButtons( RETRY );
	openScreen(
		( request ) =>
			request.path.endsWith( '/action' )
				? refusal( 409, 'nothing', 'It runs already.' )
				: server( request ),
		1
	);
	await openDrawer();
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Try again' } )
	);
	expect(
		(
			await screen.findAllByText(
				'This could not be done. It runs already.'
			)
		)[ 0 ]
	).toBeInTheDocument();
	expect( reloadPage ).not.toHaveBeenCalled();
} );

it( '[DRW-04~] links open here, external ones in a new tab', async () => {
	openScreen(
		withButtons(
			button( { text: 'Results', url: '/wp-admin/?page=r#/' } ),
			button( {
				text: 'Renew',
				url: 'https://shop.test/',
				is_external: true,
			} )
		),
		1
	);
	const drawer = await openDrawer();
	const inner = await within( drawer ).findByRole( 'link', {
		name: 'Results',
	} );
	expect( inner ).toHaveAttribute( 'href', '/wp-admin/?page=r#/' );
	expect( inner ).not.toHaveAttribute( 'target' );
	const outer = within( drawer ).getByRole( 'link', {
		name: 'Renew (opens in a new tab)',
	} );
	expect( outer ).toHaveAttribute( 'target', '_blank' );
	expect( outer ).toHaveAttribute( 'rel', 'noopener noreferrer' );
} );
