import { screen } from '@testing-library/react';
import { THREE, card, openAddOns, titles } from '../support/add-ons';
import { addOn, noLicense, proLicense } from '../support/licenses';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the add-ons screen', () => {
	it( '[ADD-02~] shows the purpose, status and next step of each add-on', async () => {
		await openAddOns( proLicense(), [
			...THREE,
			addOn( {
				slug: 'geo',
				title: 'Geo',
				type: 'elite',
				icon: 'javascript:alert(1)',
			} ),
		] );
		expect(
			screen.getByRole( 'heading', {
				level: 1,
				name: 'UserFeedback Addons',
			} )
		).toBeVisible();
		const expected = [
			[ 'Behavior', 'Not Installed', 'Install Behavior' ],
			[ 'Branding', 'Not Active', 'Activate Branding' ],
			[ 'Heatmaps', 'Active', 'Deactivate Heatmaps' ],
		] as const;
		for ( const [ title, status, action ] of expected ) {
			expect( card( title ).getByText( status ) ).toBeVisible();
			expect(
				card( title ).getByText( 'Decide when a survey starts.' )
			).toBeVisible();
			expect(
				card( title ).getByRole( 'button', { name: action } )
			).toBeVisible();
		}
		expect( card( 'Geo' ).getByText( 'Not Installed' ) ).toBeVisible();
		expect( card( 'Geo' ).queryByRole( 'img' ) ).toBeNull();
		expect( document.querySelector( '[src^=javascript]' ) ).toBeNull();
	} );

	it( '[ADD-07~] [ADD-04~] offers an upgrade for add-ons above the plan', async () => {
		await openAddOns( proLicense(), [
			addOn( { slug: 'geo', title: 'Geo', type: 'elite' } ),
			addOn( {
				slug: 'old',
				title: 'Old',
				type: 'elite',
				installed: true,
			} ),
		] );
		for ( const title of [ 'Geo', 'Old' ] ) {
			expect(
				card( title ).getByRole( 'link', { name: /^Upgrade Now/ } )
			).toHaveAttribute(
				'href',
				expect.stringMatching(
					/^https:\/\/shop\.test\/pricing\/\?utm_source=/
				)
			);
		}
	} );

	it( '[ADD-07~] links to the settings for installed add-ons without a license', async () => {
		await openAddOns(
			noLicense( { is_pro: true, source: 'proplugin' } ),
			THREE.map( ( one ) => ( { ...one, type: 'plus' } ) )
		);
		expect(
			card( 'Branding' ).getByRole( 'link', {
				name: /^Activate License/,
			} )
		).toHaveAttribute(
			'href',
			'admin.php?page=userfeedback_settings#/general'
		);
		expect(
			card( 'Behavior' ).getByRole( 'link', { name: /^Upgrade Now/ } )
		).toBeVisible();
		expect(
			card( 'Heatmaps' ).getByRole( 'button', { name: /^Deactivate/ } )
		).toBeVisible();
	} );

	it.each( [
		[ 'is not installed', {}, 'Not Installed' ],
		[ 'is installed', { installed: true }, 'Not Active' ],
		[ 'is active', { installed: true, active: true }, 'Active' ],
		[ 'is above the plan', { type: 'elite' }, 'Not Installed' ],
	] )(
		'[ADD-04~] links to where the add-on is available, when it %s',
		async ( _how, how, status ) => {
			await openAddOns( proLicense(), [
				addOn( { redirect: 'https://shop.test/behavior/', ...how } ),
			] );
			expect(
				card( 'Behavior' ).getByRole( 'link', { name: /^Open/ } )
			).toHaveAttribute( 'href', 'https://shop.test/behavior/' );
			expect( card( 'Behavior' ).queryByRole( 'button' ) ).toBeNull();
			expect( card( 'Behavior' ).getByText( status ) ).toBeVisible();
		}
	);

	it( '[ADD-03~] says on Lite that add-ons require an upgrade', async () => {
		await openAddOns(
			noLicense(),
			THREE.slice( 0, 1 ).map( ( one ) => ( { ...one, type: 'plus' } ) )
		);
		expect(
			screen.getByRole( 'heading', {
				name: 'UserFeedback Addons are a PRO feature',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Upgrade to Pro/ } )
		).toHaveAttribute( 'href', expect.stringMatching( /^https:\/\/shop/ ) );
		expect(
			card( 'Behavior' ).getByText( 'Upgrade Required' )
		).toBeVisible();
	} );

	it.each( [ false, true ] )(
		'[ADD-03~] warns if there is no key, with a link to its field (Pro: %s)',
		async ( is_pro ) => {
			await openAddOns( noLicense( { is_pro } ), THREE );
			expect(
				screen.getByText(
					/^Please enter a valid license key to install and activate addons\./,
					{ selector: '.userfeedback-add-ons__notices *' }
				)
			).toBeVisible();
			// One notice, whatever it says.
			expect(
				document.querySelector( '.userfeedback-add-ons__notices' )
					?.children
			).toHaveLength( 1 );
			expect(
				screen.getByRole( 'link', { name: 'Go to the settings' } )
			).toHaveAttribute(
				'href',
				'admin.php?page=userfeedback_settings#/general'
			);
			expect( screen.queryAllByText( /PRO feature/ ) ).toHaveLength(
				is_pro ? 0 : 1
			);
		}
	);

	it.each( [
		[ 'a key that does not count', { site: 'expired', network: null } ],
		[ 'the key of the network', { site: 'none', network: 'valid' } ],
	] as const )(
		'[ADD-03~] does not ask for a key if there is %s',
		async ( _which, license_status ) => {
			await openAddOns(
				proLicense( {
					is_licensed: license_status.network === 'valid',
					license_status,
				} ),
				THREE
			);
			expect(
				screen.queryByText( /^Please enter a valid license key/ )
			).toBeNull();
		}
	);

	it( '[ADD-02~] searches the titles, ignoring case', async () => {
		const { user } = await openAddOns( proLicense(), THREE );
		const field = screen.getByRole( 'searchbox', {
			name: 'Search addons',
		} );
		await user.type( field, 'bRAND' );
		expect( titles() ).toEqual( [ 'Branding' ] );
		expect( screen.getByText( '1 addon found' ) ).toBeInTheDocument();
		await user.type( field, 'xyz' );
		expect( titles() ).toEqual( [ 'No results found' ] );
		await user.click(
			screen.getByRole( 'button', { name: 'Clear search' } )
		);
		expect( titles() ).toHaveLength( 3 );
	} );

	it( 'shows an available update with a link to WordPress’ updates', async () => {
		await openAddOns( proLicense(), [
			addOn( { installed: true, active: true, update: '2.0.0' } ),
		] );
		expect(
			card( 'Behavior' ).getByText( /Version 2\.0\.0 is available\./ )
		).toBeVisible();
		expect(
			card( 'Behavior' ).getByRole( 'link', { name: 'See the updates' } )
		).toHaveAttribute( 'href', '/wp-admin/update-core.php' );
	} );

	it( 'has no buttons for users who may not install or activate', async () => {
		await openAddOns( proLicense(), THREE, {
			can_install: false,
			can_activate: false,
			can_upload: false,
		} );
		expect( screen.queryByRole( 'button', { name: /Upload/ } ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: /nstall/ } ) ).toBeNull();
		expect(
			card( 'Branding' ).getByText( 'Ask whoever manages the plugins.' )
		).toBeVisible();
	} );

	it( 'shows the catalogue’s error together with the installed add-ons', async () => {
		await openAddOns( proLicense(), THREE, {
			error: 'The add-ons cannot be reached at the moment.',
		} );
		expect(
			screen.getByText( 'The add-ons cannot be reached at the moment.', {
				selector: '.components-notice *',
			} )
		).toBeVisible();
		expect( card( 'Heatmaps' ).getByText( 'Active' ) ).toBeVisible();
	} );
} );
