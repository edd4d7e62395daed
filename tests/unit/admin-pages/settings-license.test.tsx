import { screen } from '@testing-library/react';
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
	noLicense,
	proLicense,
} from '../support/licenses';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the license key', () => {
	it( '[LIC-01~] is verified half a second after the last keystroke, and its state is shown', async () => {
		const site = await openGeneral( noLicense(), () => {
			site.become( proLicense() );
			return changed( proLicense(), 'Your license key is valid.' );
		} );
		await site.user.type( field(), ' UF1.good.ke' );
		await pass( 400 );
		await site.user.type( field(), 'y' );
		await pass( 450 );
		expect( site.sent() ).toEqual( [] );
		await pass( 60 );
		expect( site.sent() ).toEqual( [
			expect.objectContaining( {
				body: {
					action: 'userfeedback_verify_license',
					nonce: 'nonce-general',
					license: 'UF1.good.key',
					scope: 'site',
				},
			} ),
		] );
		await pass( 20 );
		expect( toasts() ).toEqual( [ 'Your license key is valid.' ] );
		expect(
			screen.getByText( 'UserFeedback Pro. It expires on Nov 20, 2027.' )
		).toBeVisible();
		expect( field().closest( '.is-valid' ) ).not.toBeNull();
	} );

	it( '[LIC-01~] shows that it is being verified', async () => {
		const { user } = await openGeneral( noLicense() );
		await user.type( field(), 'UF1' );
		await pass( 520 );
		expect( goingOn() ).toBe( 'Verifying license...' );
	} );

	it( '[LIC-01~] is neither verified nor connected when it is empty', async () => {
		const { user, sent } = await openGeneral( noLicense() );
		await user.type( field(), 'U{Backspace} ' );
		await pass( 1000 );
		expect( sent() ).toEqual( [] );
		expect( button( 'Connect' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( '[LIC-01~] is marked as invalid with the server’s message, there and in a snackbar, when it is refused', async () => {
		const { user } = await openGeneral( noLicense(), () =>
			denied( 'This is not a license key.' )
		);
		await user.type( field(), 'nonsense' );
		await pass( 540 );
		expect( toasts() ).toEqual( [ 'This is not a license key.' ] );
		expect( field() ).toBeInvalid();
		expect( field() ).toHaveAccessibleDescription(
			'This is not a license key.'
		);
		await user.type( field(), '!' );
		expect( field() ).toBeValid();
	} );

	it( '[LIC-01~] can be refreshed, deactivated and entered again', async () => {
		const { user, sent, become } = await openGeneral(
			proLicense(),
			( request ) => {
				if (
					actionOf( request ) === 'userfeedback_deactivate_license'
				) {
					become( noLicense() );
					return changed( noLicense(), 'The key was removed.' );
				}
				become( proLicense() );
				return changed( proLicense(), 'All is well.' );
			}
		);
		expect( field() ).toHaveValue( 'UF1.good.key' );
		expect( button( 'Connect' ) ).toBeNull();
		await user.click( button( 'Refresh' ) as HTMLElement );
		expect( goingOn() ).toBe( 'Refreshing license...' );
		expect( button( 'Deactivate' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await pass( 20 );
		expect( toasts() ).toEqual( [ 'All is well.' ] );
		await user.click( button( 'Deactivate' ) as HTMLElement );
		expect( goingOn() ).toBe( 'Please wait...' );
		await pass( 20 );
		expect( field() ).toHaveValue( '' );
		expect( button( 'Refresh' ) ).toBeNull();
		await user.click( button( 'Undo' ) as HTMLElement );
		await pass( 20 );
		expect( field() ).toHaveValue( 'UF1.good.key' );
		expect( sent().map( actionOf ) ).toEqual( [
			'userfeedback_validate_license',
			'userfeedback_deactivate_license',
			'userfeedback_verify_license',
		] );
	} );

	it( '[LIC-01~] has the style of an invalid one when it is missing or invalid, and otherwise that of a valid one', async () => {
		const style = (): ( string | undefined )[] =>
			[ 'is-valid', 'is-invalid', 'has-no-type' ].filter( ( name ) =>
				field().closest( `.${ name }` )
			);
		await openGeneral( noLicense() );
		expect( style() ).toEqual( [ 'has-no-type' ] );
		// Nobody has made a mistake yet.
		expect( field() ).toBeValid();
		document.body.innerHTML = '';
		await openGeneral(
			noLicense( {
				key: 'nonsense',
				is_invalid: true,
				is_pro: true,
				license_status: { site: 'invalid', network: null },
			} )
		);
		expect( style() ).toEqual( [ 'is-invalid', 'has-no-type' ] );
		document.body.innerHTML = '';
		await openGeneral( proLicense() );
		expect( style() ).toEqual( [ 'is-valid' ] );
	} );

	it( '[LIC-01~] shows the server’s message when it could not be refreshed', async () => {
		const { user } = await openGeneral( proLicense(), () =>
			denied( 'The list cannot be fetched.', 424 )
		);
		await user.click( button( 'Refresh' ) as HTMLElement );
		await pass( 20 );
		expect( toasts() ).toEqual( [
			'There was an error refreshing your license. The list cannot be fetched.',
		] );
	} );

	it( '[LIC-01~] is shown as invalid when it has expired', async () => {
		await openGeneral(
			proLicense( {
				is_expired: true,
				expires: '2026-01-02T00:00:00Z',
				license_status: { site: 'expired', network: null },
			} )
		);
		expect( field() ).toBeInvalid();
		expect(
			screen.getByText( 'UserFeedback Pro. It expired on Jan 2, 2026.' )
		).toBeVisible();
	} );

	it( '[LIC-01~] is restored when the focus leaves the empty field', async () => {
		const { user, sent } = await openGeneral( proLicense() );
		await user.clear( field() );
		await user.tab();
		await pass( 600 );
		expect( field() ).toHaveValue( 'UF1.good.key' );
		expect( sent() ).toEqual( [] );
	} );

	it( '[LIC-01~] of the network is shown to users who manage the network', async () => {
		const network = {
			...proLicense(),
			license_status: { site: 'valid', network: 'none' } as const,
			network: {
				key: '',
				type: '',
				is_expired: false,
				is_disabled: false,
				is_invalid: false,
				expires: null,
			},
		};
		const capabilities = {
			edit_surveys: true,
			view_results: true,
			delete_surveys: true,
			manage: true,
			install_plugins: true,
			activate_plugins: true,
			upload_plugins: true,
			manage_network: true,
		};
		const { user, sent } = await openGeneral( network, () => 'silence', {
			capabilities,
		} );
		await user.type( field( 'Network license key' ), 'UF1.net' );
		await pass( 520 );
		expect( sent()[ 0 ]?.body ).toMatchObject( {
			license: 'UF1.net',
			scope: 'network',
		} );
	} );

	it( '[LIC-01~] of the network is hidden from all other users', async () => {
		await openGeneral(
			proLicense( {
				license_status: { site: 'valid', network: 'valid' },
				network: null,
			} )
		);
		expect( screen.getAllByRole( 'textbox' ) ).toHaveLength( 1 );
	} );
} );
