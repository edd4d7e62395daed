import { act, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { useLocation } from 'wouter';
import { Page } from '@/components/page';
import { navigate } from '@/hooks/use-hash-route';
import type { LicenseState } from '@/stores/admin-data';
import { store as licenseStore } from '@/stores/license';
import { printAdminData, proLicense } from '../support/licenses';
import { renderAt } from '../support/render';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

afterEach( () => delete window.userfeedbackAdmin );

/** Two screens of a page. */
function Screens() {
	const [ location ] = useLocation();
	return (
		<Page key={ location } title={ `Screen ${ location }` }>
			Content
		</Page>
	);
}

function show( site: LicenseState, network: LicenseState | null = null ) {
	printAdminData( { license_status: { site, network } } );
	return renderAt( '/', <Screens /> );
}

const texts = (): ( string | null )[] =>
	[ ...document.querySelectorAll( '.components-notice__content' ) ].map(
		( notice ) => notice.textContent
	);

const DISABLED =
	'Your license key for UserFeedback has been disabled. Please use a different key.';

describe( 'the notices about the license', () => {
	it( 'are announced once per page load, not with every screen', async () => {
		show( 'invalid', 'invalid' );
		expect( speak ).toHaveBeenCalledTimes( 2 );
		act( () => navigate( '/other' ) );
		await screen.findByRole( 'heading', { name: 'Screen /other' } );
		expect( texts() ).toHaveLength( 2 );
		expect( speak ).toHaveBeenCalledTimes( 2 );
	} );

	it.each( [
		[
			'expired',
			'Your license key for UserFeedback has expired. Please click here to renew your license key.',
		],
		[ 'disabled', DISABLED ],
		[
			'invalid',
			'Your license key for UserFeedback is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
		],
	] as const )( '[LIC-02~] show that the key is %s', ( state, text ) => {
		show( state );
		expect( texts() ).toEqual( [ text ] );
	} );

	it( '[LIC-02~] link to the account if the key has expired', () => {
		show( 'expired' );
		expect(
			screen.getByRole( 'link', { name: 'click here' } )
		).toHaveAttribute( 'href', 'https://shop.test/account/' );
	} );

	it.each( [ 'none', 'valid' ] as const )(
		'[LIC-02~] show nothing about a key that is %s',
		( state ) => {
			show( state, state );
			expect( texts() ).toEqual( [] );
		}
	);

	it( '[LIC-02~] distinguish the network’s key from the site’s', () => {
		show( 'disabled', 'disabled' );
		expect( texts() ).toEqual( [
			DISABLED,
			`Network license: ${ DISABLED }`,
		] );
	} );

	it( '[LIC-02~] disappear when the key is replaced', () => {
		const { registry } = show( 'disabled' );
		act( () => {
			registry.dispatch( licenseStore ).receiveLicense( proLicense() );
		} );
		expect( texts() ).toEqual( [] );
	} );
} );
