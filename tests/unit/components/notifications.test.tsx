import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'wouter';
import { Page } from '@/components/page';
import { navigate } from '@/hooks/use-hash-route';
import { store as notificationsStore } from '@/stores/notifications';
import { fakeServer, refusal } from '../support/fake-server';
import type { SeenRequest } from '../support/fake-server';
import {
	inboxServer,
	notification,
	openDrawer,
	openScreen,
	toggle,
} from '../support/inbox';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

const ITEMS = [
	notification( 'one' ),
	notification( 'two' ),
	notification( 'three' ),
];

const open = (
	handler: Parameters< typeof openScreen >[ 0 ],
	count = ITEMS.length
) => openScreen( handler, count );

const expectClosed = () =>
	waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
const titles = () =>
	screen
		.queryAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );
const dismissButton = ( id: string ) =>
	screen.findByRole( 'button', { name: `Dismiss: Title of ${ id }` } );
const sent = ( requests: SeenRequest[] ) =>
	requests.map( ( { method, path } ) => `${ method } ${ path }` );

const LIST = 'GET /userfeedback/v1/notifications';

afterEach( () => window.history.replaceState( null, '', '/' ) );

it( '[DRW-01~] the button counts the active ones without a request, and the drawer gives the focus back to it', async () => {
	const { requests } = open( inboxServer( ITEMS ), 3 );
	expect( toggle() ).toHaveAccessibleName( 'Notifications (3 active)' );
	expect( toggle() ).toHaveTextContent( '3' );
	expect( requests ).toEqual( [] );
	const drawer = await openDrawer();
	await waitFor( () =>
		expect( titles() ).toEqual( [
			'Title of one',
			'Title of two',
			'Title of three',
		] )
	);
	expect( sent( requests ) ).toEqual( [ LIST ] );
	expect( drawer ).toContainElement(
		document.activeElement as HTMLElement | null
	);
	await userEvent.keyboard( '{Escape}' );
	await expectClosed();
	expect( toggle() ).toHaveFocus();
} );

it( '[DRW-01~] no badge without notifications, and "No notifications" in the drawer', async () => {
	open( inboxServer( [] ), 0 );
	expect( toggle() ).toHaveAccessibleName( 'Notifications' );
	expect( toggle() ).toHaveTextContent( '' );
	await openDrawer();
	expect( await screen.findByText( 'No notifications' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: 'Dismiss All' } )
	).toBeNull();
} );

it( '[DRW-01~] the address opens the drawer, once: closing it takes that out of the address', async () => {
	window.history.replaceState(
		null,
		'',
		'/?page=userfeedback_surveys&open=userfeedback_notifications#/'
	);
	open( inboxServer( ITEMS ) );
	await screen.findByRole( 'dialog', { name: 'Inbox' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	await expectClosed();
	expect( window.location.search ).toBe( '?page=userfeedback_surveys' );
	expect( window.location.hash ).toBe( '#/' );
} );

it( '[DRW-01~] other values of the parameter open nothing', () => {
	window.history.replaceState( null, '', '/?open=%22%3E%3Cscript%3E' );
	open( inboxServer( ITEMS ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );

it( '[DRW-01~] [DRW-02~] dismissing removes an item at once, moves the focus to its neighbor, then loads the list again', async () => {
	const { requests } = open( inboxServer( ITEMS ) );
	await openDrawer();
	await userEvent.click( await dismissButton( 'two' ) );
	expect( titles() ).toEqual( [ 'Title of one', 'Title of three' ] );
	expect( document.activeElement ).toHaveTextContent( 'Title of three' );
	expect( toggle() ).toHaveTextContent( '2' );
	await waitFor( () =>
		expect( sent( requests ) ).toEqual( [
			LIST,
			'POST /userfeedback/v1/notifications/two/dismiss',
			LIST,
		] )
	);

	await userEvent.click(
		screen.getByRole( 'button', { name: 'View Dismissed' } )
	);
	expect( screen.getByRole( 'dialog', { name: 'Dismissed' } ) ).toBeVisible();
	expect( titles() ).toEqual( [ 'Title of two' ] );
	expect( screen.queryByRole( 'button', { name: /Dismiss/ } ) ).toBeNull();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Back to Inbox' } )
	);
	expect( titles() ).toEqual( [ 'Title of one', 'Title of three' ] );
} );

it( '[DRW-01~] "Dismiss All" dismisses what the user sees', async () => {
	const { requests } = open( inboxServer( ITEMS ) );
	await openDrawer();
	await dismissButton( 'one' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Dismiss All' } )
	);
	expect( screen.getByText( 'No notifications' ) ).toBeVisible();
	expect(
		screen.getByRole( 'button', { name: 'View Dismissed' } )
	).toHaveFocus();
	expect( toggle() ).toHaveAccessibleName( 'Notifications' );
	expect( requests[ 1 ] ).toMatchObject( {
		path: '/userfeedback/v1/notifications/all/dismiss',
		body: { ids: [ 'one', 'two', 'three' ] },
	} );
	await waitFor( () => expect( requests ).toHaveLength( 3 ) );
} );

it( '[DRW-02~] an item that could not be dismissed is back, with the reason', async () => {
	const server = inboxServer( ITEMS );
	open( ( request ) =>
		request.method === 'POST'
			? refusal( 503, 'busy', 'The database is busy. Try again.' )
			: server( request )
	);
	await openDrawer();
	await userEvent.click( await dismissButton( 'one' ) );
	expect(
		(
			await screen.findAllByText(
				'The notification was not dismissed. The database is busy. Try again.'
			)
		)[ 0 ]
	).toBeInTheDocument();
	expect( titles() ).toHaveLength( 3 );
	expect( toggle() ).toHaveTextContent( '3' );
} );

it( 'says that the list could not be loaded, and loads it again', async () => {
	let isDown = true;
	const server = inboxServer( ITEMS );
	open( ( request ) => ( isDown ? null : server( request ) ) );
	await openDrawer();
	expect(
		await screen.findByText( 'The notifications could not be loaded' )
	).toBeVisible();
	isDown = false;
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	await dismissButton( 'one' );
} );

it( 'shows what has come meanwhile when it is opened again', async () => {
	const items = [ notification( 'one' ) ];
	open( inboxServer( items ), 1 );
	await openDrawer();
	await dismissButton( 'one' );
	await userEvent.keyboard( '{Escape}' );
	await expectClosed();
	items.unshift( notification( 'new' ) );
	await openDrawer();
	await dismissButton( 'new' );
	expect( toggle() ).toHaveTextContent( '2' );
} );

it( 'the store has the addresses of the drawer and of its page', async () => {
	const { registry } = open( inboxServer( ITEMS ) );
	await openDrawer();
	await dismissButton( 'one' );
	const { getViewUrl, getSidebarUrl } = registry.select( notificationsStore );
	expect( getSidebarUrl() ).toBe(
		`${ getViewUrl() }&open=userfeedback_notifications`
	);
} );

it( 'two dismissals at once both stay', async () => {
	const { registry } = open( inboxServer( ITEMS ) );
	await openDrawer();
	await dismissButton( 'one' );
	const { dismiss } = registry.dispatch( notificationsStore );
	await act( async () => {
		await Promise.all( [ dismiss( 'one' ), dismiss( 'three' ) ] );
	} );
	expect( titles() ).toEqual( [ 'Title of two' ] );
} );

function Screens() {
	const [ location ] = useLocation();
	return (
		<Page key={ location } title={ `Screen ${ location }` }>
			…
		</Page>
	);
}

it( 'a screen that comes later leaves the focus in the open drawer', async () => {
	fakeServer( inboxServer( ITEMS ) );
	printAdminData( { notification_count: 3 } );
	renderAt( '/', <Screens /> );
	const drawer = await openDrawer();
	await dismissButton( 'one' );
	act( () => navigate( '/other' ) );
	await screen.findByRole( 'heading', {
		name: 'Screen /other',
		hidden: true,
	} );
	expect( drawer ).toContainElement(
		document.activeElement as HTMLElement | null
	);
} );
