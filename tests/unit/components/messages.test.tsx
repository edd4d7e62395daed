import { act, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { store as toastsStore } from '@wordpress/notices';
import { Banner } from '@/components/banner';
import { Page } from '@/components/page';
import { useSnackbar } from '@/components/snackbars';
import type { Notice } from '@/stores/notices';
import { fakeServer } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

/** A screen with a banner that stays, and a button whose work is told by a banner of its own and by a toast. */
function Screen() {
	const [ isSaved, setSaved ] = useState( false );
	const toast = useSnackbar();
	return (
		<Page title="Settings">
			<Banner onClose={ () => undefined }>Read this.</Banner>
			{ isSaved && (
				<Banner
					status="success"
					seconds={ 5 }
					isExclusive
					onClose={ () => setSaved( false ) }
				>
					Settings saved.
				</Banner>
			) }
			<button
				onClick={ () => {
					setSaved( true );
					toast( 'Copied to Clipboard', { about: 'copy' } );
				} }
			>
				Save
			</button>
		</Page>
	);
}

it( '[DRW-03] a screen has the notices of its route, the last exclusive banner, and toasts, each gone at its time', async () => {
	window.history.replaceState( null, '', '/?page=userfeedback_settings' );
	fakeServer( () => ( { body: { success: true, data: {} } } ) );
	const onClose = jest.fn();
	const notice: Omit< Notice, 'id' | 'content' > = {
		type: 'info',
		icon: '',
		link: { text: '', url: '' },
		dismissable: true,
		dismissed: false,
		isRemote: true,
		isClosable: true,
		global: false,
		show_on_routes: [ 'settings-email' ],
		hide_on_routes: [],
		onClose,
	};
	printAdminData( {
		notices: [
			{ ...notice, id: 'here', content: 'Of this tab.' },
			{
				...notice,
				id: 'elsewhere',
				content: 'Of all but this tab.',
				global: true,
				show_on_routes: [],
				hide_on_routes: [ 'settings-email' ],
			},
		],
	} );
	const { registry } = renderAt( '/email', <Screen /> );
	await screen.findByText( 'Of this tab.' );
	expect( screen.queryByText( 'Of all but this tab.' ) ).toBeNull();

	jest.useFakeTimers();
	const wait = ( milliseconds: number ) =>
		act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
	const texts = ( selector: string ) =>
		[ ...document.querySelectorAll( selector ) ].map(
			( { textContent } ) => textContent
		);
	const banners = () =>
		texts( '.userfeedback-banner .components-notice__content' );
	const toasts = () =>
		registry
			.select( toastsStore )
			.getNotices( 'userfeedback' )
			.map( ( { content } ) => content );

	// Without a time of its own, a banner stays.
	await wait( 3_600_000 );
	expect( banners() ).toEqual( [ 'Read this.' ] );

	act( () => screen.getByText( 'Save' ).click() );
	expect( banners() ).toEqual( [ 'Settings saved.' ] );
	await wait( 2999 );
	expect( toasts() ).toEqual( [ 'Copied to Clipboard' ] );
	await wait( 1 );
	expect( toasts() ).toEqual( [] );
	await wait( 1999 );
	expect( banners() ).toEqual( [ 'Settings saved.' ] );
	await wait( 1 );
	expect( banners() ).toEqual( [] );

	act( () => screen.getByRole( 'button', { name: 'Close' } ).click() );
	await wait( 499 );
	expect( onClose ).not.toHaveBeenCalled();
	await wait( 1 );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	expect( screen.queryByText( 'Of this tab.' ) ).toBeNull();
	jest.useRealTimers();
	window.history.replaceState( null, '', '/' );
} );
