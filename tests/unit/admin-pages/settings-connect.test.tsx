import { screen, within } from '@testing-library/react';
import { goTo } from '@/lib/go-to';
import { reloadPage } from '@/lib/reload-page';
import type { Answer } from '../support/fake-server';
import {
	button,
	field,
	goingOn,
	openGeneral,
	pass,
	toasts,
} from '../support/license-card';
import {
	actionOf,
	changed,
	denied,
	granted,
	noLicense,
	proLicense,
} from '../support/licenses';

jest.mock( '@/lib/go-to' );
jest.mock( '@/lib/reload-page' );

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'connecting a Lite site', () => {
	async function connect( answer: Answer ) {
		const { user } = await openGeneral( noLicense(), ( request ) =>
			actionOf( request ) === 'userfeedback_connect_url'
				? answer
				: 'silence'
		);
		await user.type( field(), 'UF1' );
		await user.click( button( 'Connect' ) as HTMLElement );
		expect( goingOn() ).toBe( 'Please wait...' );
		await pass( 20 );
		return user;
	}

	const dialog = () =>
		within( screen.getByRole( 'dialog', { name: 'Error' } ) );

	it( '[LIC-04~] opens the URL in the response', async () => {
		await connect(
			granted( { url: '/addons', reload: false, message: 'Welcome.' } )
		);
		expect( goTo ).toHaveBeenCalledWith( '/addons' );
		expect( reloadPage ).not.toHaveBeenCalled();
		expect( toasts() ).toEqual( [ 'Welcome.' ] );
	} );

	it( '[LIC-04~] opens the URL even if the key was verified before', async () => {
		const site = await openGeneral( noLicense(), ( request ) => {
			if ( actionOf( request ) === 'userfeedback_verify_license' ) {
				site.become( proLicense() );
				return changed( proLicense(), 'Your license key is valid.' );
			}
			return granted( { url: '/addons', reload: false, message: '' } );
		} );
		await site.user.type( field(), 'UF1.good.key' );
		await pass( 600 );
		expect( screen.getByText( 'Active' ) ).toBeVisible();
		await site.user.click( button( 'Connect' ) as HTMLElement );
		await pass( 20 );
		expect( goTo ).toHaveBeenCalledWith( '/addons' );
		expect( site.sent().map( actionOf ) ).toEqual( [
			'userfeedback_verify_license',
			'userfeedback_connect_url',
		] );
	} );

	it( '[LIC-04~] reloads the page if the response says so', async () => {
		await connect(
			granted( { url: '/addons', reload: true, message: '' } )
		);
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
		expect( goTo ).not.toHaveBeenCalled();
	} );

	it( '[LIC-04~] shows the server’s message on failure', async () => {
		const user = await connect( denied( 'This key is for another site.' ) );
		expect(
			dialog().getByText( 'This key is for another site.' )
		).toBeVisible();
		await user.click( dialog().getByRole( 'button', { name: 'Ok' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( reloadPage ).not.toHaveBeenCalled();
	} );

	it( '[LIC-04~] shows what to do on failure without a message, and reloads the page on request', async () => {
		const user = await connect( {
			status: 500,
			body: { success: false, data: { reload: true } },
		} );
		expect(
			dialog().getByText(
				'There was an error unlocking UserFeedback PRO please try again or install manually.'
			)
		).toBeVisible();
		expect( reloadPage ).not.toHaveBeenCalled();
		await user.click( dialog().getByRole( 'button', { name: 'Ok' } ) );
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'the upgrade blurb', () => {
	const title = 'Get more out of every answer';

	it( '[STG-08~] is shown on Lite, and stays hidden after it was closed', async () => {
		const { user, sent } = await openGeneral( noLicense(), () =>
			granted( {} )
		);
		expect( screen.getByRole( 'heading', { name: title } ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', {
				name: 'Upgrade to Pro (opens in a new tab)',
			} )
		).toHaveAttribute(
			'href',
			expect.stringMatching(
				/^https:\/\/shop\.test\/pricing\/\?utm_source=liteplugin&/
			)
		);
		await user.click( button( 'Dismiss' ) as HTMLElement );
		expect( screen.queryByText( title ) ).toBeNull();
		expect( document.activeElement ).toHaveTextContent( 'Settings' );
		expect( sent().map( actionOf ) ).toEqual( [
			'userfeedback_dismiss_settings_blurb',
		] );
	} );

	it( '[STG-08~] is not shown on Pro, nor to users who have closed it', async () => {
		await openGeneral( proLicense() );
		expect( screen.queryByText( title ) ).toBeNull();
		document.body.innerHTML = '';
		await openGeneral( noLicense(), () => 'silence', {
			blurb_dismissed: true,
		} );
		expect( screen.queryByText( title ) ).toBeNull();
	} );
} );
