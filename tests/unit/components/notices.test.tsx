import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '@/components/page';
import { navigate } from '@/hooks/use-hash-route';
import type { Notice } from '@/stores/notices';
import { store as noticesStore } from '@/stores/notices';
import { fakeServer } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

function notice( id: string, changes: Partial< Notice > = {} ): Notice {
	return {
		id,
		type: 'info',
		icon: '',
		content: `Content of ${ id }`,
		link: { text: '', url: '' },
		dismissable: true,
		dismissed: false,
		isRemote: true,
		isClosable: true,
		global: true,
		show_on_routes: [],
		hide_on_routes: [],
		...changes,
	};
}

function open( ...notices: Notice[] ) {
	window.history.replaceState( null, '', '/?page=userfeedback_settings' );
	const server = fakeServer( () => ( {
		body: { success: true, data: { dismissed: true } },
	} ) );
	printAdminData( { notices } );
	const result = renderAt( '/general', <Page title="Settings">…</Page> );
	// renderAt() sets the hash only.
	return { ...server, ...result };
}

const shown = () =>
	[ ...document.querySelectorAll( '.userfeedback-notices__text' ) ].map(
		( { textContent } ) => textContent
	);

afterEach( () => {
	jest.useRealTimers();
	window.history.replaceState( null, '', '/' );
} );

it( '[DRW-03~] shows global notices on all routes but those of hide_on_routes, and others on those of show_on_routes', async () => {
	open(
		notice( 'everywhere' ),
		notice( 'hidden', { hide_on_routes: [ 'settings-email' ] } ),
		notice( 'email', {
			global: false,
			show_on_routes: [ 'settings-email', 'settings-misc' ],
		} ),
		notice( 'nowhere', { global: false } ),
		notice( 'dismissed', { dismissed: true } )
	);
	await waitFor( () =>
		expect( shown() ).toEqual( [
			'Content of everywhere',
			'Content of hidden',
		] )
	);
	act( () => navigate( '/email' ) );
	await waitFor( () =>
		expect( shown() ).toEqual( [
			'Content of everywhere',
			'Content of email',
		] )
	);
	act( () => navigate( '/nothing-here' ) );
	await waitFor( () =>
		expect( shown() ).toEqual( [
			'Content of everywhere',
			'Content of hidden',
		] )
	);
} );

it( '[DRW-03~] [DRW-05~] a closed notice is dismissed on the server; 500 ms later it is gone and onClose runs', async () => {
	const onClose = jest.fn();
	const { requests } = open( notice( 'tip', { onClose } ) );
	const close = await screen.findByRole( 'button', { name: 'Close' } );
	jest.useFakeTimers();
	act( () => close.click() );
	expect( requests ).toEqual( [
		{
			method: 'POST',
			path: '/wp-admin/admin-ajax.php',
			body: {
				action: 'userfeedback_ajax_vue_remove_notice',
				nonce: 'nonce-general',
				notice_id: 'tip',
			},
		},
	] );
	await act( () => jest.advanceTimersByTimeAsync( 499 ) );
	expect( shown() ).toEqual( [ 'Content of tip' ] );
	expect( onClose ).not.toHaveBeenCalled();
	await act( () => jest.advanceTimersByTimeAsync( 1 ) );
	expect( shown() ).toEqual( [] );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( '[DRW-03~] one that is not closable has no button, and one that is not remote is closed without a request', async () => {
	const { requests, registry } = open(
		notice( 'fixed', { isClosable: false } )
	);
	await waitFor( () => expect( shown() ).toEqual( [ 'Content of fixed' ] ) );
	expect( screen.queryByRole( 'button', { name: 'Close' } ) ).toBeNull();

	act( () => {
		registry
			.dispatch( noticesStore )
			.addNotice( notice( 'local', { isRemote: false } ) );
	} );
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	await waitFor( () => expect( shown() ).toEqual( [ 'Content of fixed' ] ) );
	expect( requests ).toEqual( [] );
} );

it( 'has the type, the picture and the link that the server named', async () => {
	open(
		notice( 'jobs', {
			type: 'warning',
			icon: 'warning',
			link: { text: 'Look at Site Health', url: '/wp-admin/health' },
		} )
	);
	expect(
		await screen.findByRole( 'link', { name: 'Look at Site Health' } )
	).toHaveAttribute( 'href', '/wp-admin/health' );
	const item = document.querySelector( '.userfeedback-notices' );
	expect( item?.querySelector( '.is-warning' ) ).not.toBeNull();
	expect( item?.querySelector( 'svg' ) ).not.toBeNull();
} );
