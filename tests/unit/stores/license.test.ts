import { store as addOnsStore } from '@/stores/add-ons';
import { store as licenseStore } from '@/stores/license';
import { fakeServer } from '../support/fake-server';
import {
	actionOf,
	addOn,
	addOnList,
	changed,
	denied,
	granted,
	noLicense,
	printAdminData,
	proLicense,
} from '../support/licenses';
import { freshRegistry } from '../support/render';

const LOCKED = {
	decision: 'upgrade',
	plan: 'pro',
	plans: [ 'pro', 'elite' ],
	addon: null,
	title: 'Webhooks',
} as const;

beforeEach( () =>
	printAdminData( {
		license_status: { site: 'none', network: null },
		features: { webhooks: LOCKED },
	} )
);
afterEach( () => delete window.userfeedbackAdmin );

describe( 'the license', () => {
	it( '[API-04~] is known from the page, without a request', () => {
		const { requests } = fakeServer( () => null );
		printAdminData( {
			is_pro: true,
			is_licensed: true,
			license_type: 'plus',
			license_status: { site: 'valid', network: 'expired' },
			features: { webhooks: LOCKED },
		} );
		const license = freshRegistry().select( licenseStore );
		expect( license.isPro() ).toBe( true );
		expect( license.isLicensed() ).toBe( true );
		expect( license.getPlan() ).toBe( 'plus' );
		expect( license.getLicenseStatus() ).toEqual( {
			site: 'valid',
			network: 'expired',
		} );
		expect( license.getFeature( 'webhooks' ) ).toEqual( LOCKED );
		// What the page does not name may not be used.
		expect( license.getFeature( 'nps' ).decision ).toBe( 'unknown' );
		expect( requests ).toEqual( [] );
	} );

	it( '[LIC-01~] unlocks its features as soon as it is verified', async () => {
		const { requests } = fakeServer( () =>
			changed(
				proLicense( {
					features: { webhooks: { ...LOCKED, decision: 'allowed' } },
				} ),
				'Your license key is valid.'
			)
		);
		const registry = freshRegistry();
		const said = await registry
			.dispatch( licenseStore )
			.verifyLicense( 'UF1.good.key' );
		expect( said ).toBe( 'Your license key is valid.' );
		expect( requests[ 0 ]?.body ).toEqual( {
			action: 'userfeedback_verify_license',
			nonce: 'nonce-general',
			license: 'UF1.good.key',
			scope: 'site',
		} );
		const license = registry.select( licenseStore );
		expect( license.isLicensed() ).toBe( true );
		expect( license.getFeature( 'webhooks' ).decision ).toBe( 'allowed' );
	} );

	it.each( [
		[ 'verifyLicense', 'userfeedback_verify_license' ],
		[ 'refreshLicense', 'userfeedback_validate_license' ],
		[ 'deactivateLicense', 'userfeedback_deactivate_license' ],
	] as const )(
		'[LIC-01~] and the add-ons are fetched again after %s',
		async ( change, action ) => {
			const { requests } = fakeServer( ( request ) => {
				switch ( actionOf( request ) ) {
					case 'userfeedback_vue_get_license':
						return granted( proLicense() );
					case 'userfeedback_get_addons':
						return granted( addOnList( [ addOn() ] ) );
					default:
						return changed( proLicense() );
				}
			} );
			const registry = freshRegistry();
			const look = async (): Promise< void > => {
				await registry.resolveSelect( licenseStore ).getLicense();
				await registry.resolveSelect( addOnsStore ).getAddOns();
			};
			await look();
			await registry
				.dispatch( licenseStore )
				[ change ]( 'UF1', 'network' );
			await look();
			expect( requests.map( actionOf ) ).toEqual( [
				'userfeedback_vue_get_license',
				'userfeedback_get_addons',
				action,
				'userfeedback_vue_get_license',
				'userfeedback_get_addons',
			] );
			expect( requests[ 2 ]?.body ).toMatchObject( { scope: 'network' } );
		}
	);

	it( '[LIC-01~] is fetched again when refreshing it failed: it may have been disabled', async () => {
		fakeServer( ( request ) =>
			actionOf( request ) === 'userfeedback_vue_get_license'
				? granted(
						proLicense( {
							is_disabled: true,
							is_licensed: false,
							license_status: { site: 'disabled', network: null },
						} )
					)
				: denied( 'This key has been disabled.' )
		);
		const registry = freshRegistry();
		registry.dispatch( licenseStore ).receiveLicense( proLicense() );
		await expect(
			registry.dispatch( licenseStore ).refreshLicense( 'UF1.good.key' )
		).rejects.toMatchObject( { message: 'This key has been disabled.' } );
		await registry.resolveSelect( licenseStore ).getLicense();
		expect( registry.select( licenseStore ).getLicenseStatus().site ).toBe(
			'disabled'
		);
	} );

	it( 'is stale if it was requested before a change', async () => {
		let answers = 0;
		fakeServer( ( request ) =>
			actionOf( request ) === 'userfeedback_vue_get_license'
				? granted( answers++ === 0 ? noLicense() : proLicense() )
				: changed( proLicense() )
		);
		const registry = freshRegistry();
		const early = registry.resolveSelect( licenseStore ).getLicense();
		await registry.dispatch( licenseStore ).verifyLicense( 'UF1.good.key' );
		await early.catch( () => undefined );
		expect( registry.select( licenseStore ).isLicensed() ).toBe( true );
	} );

	it( '[LIC-04~] resolves with the URL to open when it connects', async () => {
		const { requests } = fakeServer( () =>
			granted( { url: '/addons', reload: false, message: 'Welcome.' } )
		);
		expect(
			await freshRegistry().dispatch( licenseStore ).connect( 'UF1' )
		).toEqual( { url: '/addons', reload: false, message: 'Welcome.' } );
		expect( requests[ 0 ]?.body ).toMatchObject( {
			action: 'userfeedback_connect_url',
			key: 'UF1',
		} );
	} );
} );
