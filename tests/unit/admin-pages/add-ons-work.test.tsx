import { fireEvent, screen } from '@testing-library/react';
import { store as addOnsStore } from '@/stores/add-ons';
import { THREE, card, openAddOns, pass, toasts } from '../support/add-ons';
import {
	actionOf,
	addOn,
	denied,
	granted,
	proLicense,
} from '../support/licenses';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the button of an add-on', () => {
	const button = ( title: string ) => card( title ).getByRole( 'button' );

	it( '[ADD-04~] shows its progress, disables all buttons meanwhile, and resets a second later', async () => {
		const { user, changes } = await openAddOns( proLicense(), THREE );
		await user.click(
			screen.getByRole( 'checkbox', {
				name: 'Activate right after installing',
			} )
		);
		await user.click( button( 'Behavior' ) );
		expect( button( 'Behavior' ) ).toHaveAccessibleName(
			'Installing... Behavior'
		);
		for ( const title of [ 'Behavior', 'Branding', 'Heatmaps' ] ) {
			expect( button( title ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
		}
		await pass( 20 );
		expect( toasts() ).toEqual( [ 'Behavior is installed.' ] );
		expect( card( 'Behavior' ).getByText( 'Not Active' ) ).toBeVisible();
		await pass( 960 );
		expect( button( 'Behavior' ) ).toHaveAccessibleName(
			'Installing... Behavior'
		);
		await pass( 60 );
		expect( button( 'Behavior' ) ).toHaveAccessibleName(
			'Activate Behavior'
		);
		expect( button( 'Behavior' ) ).toHaveFocus();
		expect( changes() ).toEqual( [ 'userfeedback_install_addon' ] );
	} );

	it( '[ADD-04~] activates the add-on after the installation, unless that is turned off', async () => {
		const { user, changes } = await openAddOns( proLicense(), THREE );
		await user.click( button( 'Behavior' ) );
		await pass( 1 );
		expect( button( 'Behavior' ) ).toHaveAccessibleName(
			'Activating... Behavior'
		);
		await pass( 1100 );
		expect( button( 'Behavior' ) ).toHaveAccessibleName(
			'Deactivate Behavior'
		);
		expect( toasts() ).toEqual( [ 'Behavior is active.' ] );
		expect( changes() ).toEqual( [
			'userfeedback_install_addon',
			'userfeedback_activate_addon',
		] );
	} );

	it.each( [
		[ 'Branding', 'Activating...', 'Deactivate', 'Branding is active.' ],
		[
			'Heatmaps',
			'Deactivating...',
			'Activate',
			'Heatmaps is deactivated.',
		],
	] )(
		'[ADD-04~] of %s says "%s", then "%s"',
		async ( title, busy, after, said ) => {
			const { user } = await openAddOns( proLicense(), THREE );
			await user.click( button( title ) );
			expect( button( title ) ).toHaveAccessibleName(
				`${ busy } ${ title }`
			);
			await pass( 1100 );
			expect( button( title ) ).toHaveAccessibleName(
				`${ after } ${ title }`
			);
			expect( toasts() ).toEqual( [ said ] );
		}
	);

	it( '[ADD-05~] shows the server’s message on failure, and can be pressed again', async () => {
		const { user, changes } = await openAddOns( proLicense(), THREE, {
			answer: ( request ) =>
				actionOf( request ) === 'userfeedback_install_addon'
					? denied( 'This is not one of our packages.' )
					: undefined,
		} );
		await user.click( button( 'Behavior' ) );
		await pass( 1100 );
		expect( toasts() ).toEqual( [
			'There was an error installing the addon. This is not one of our packages.',
		] );
		expect( button( 'Behavior' ) ).toHaveAccessibleName(
			'Install Behavior'
		);
		// Nothing is activated that is not there.
		expect( changes() ).toEqual( [ 'userfeedback_install_addon' ] );
	} );
} );

describe( 'a package', () => {
	const upload = () =>
		fireEvent.change(
			document.querySelector( 'input[type=file]' ) as HTMLInputElement,
			{ target: { files: [ new File( [ 'PK' ], 'behavior.zip' ) ] } }
		);

	it( '[ADD-05~] is uploaded, and its add-on is activated', async () => {
		const { registry } = await openAddOns( proLicense(), THREE, {
			answer: ( request ) =>
				actionOf( request ) === 'userfeedback_upload_addon'
					? granted( {
							addon: addOn( { installed: true } ),
						} )
					: undefined,
		} );
		upload();
		expect(
			screen.getByRole( 'button', { name: 'Installing...' } )
		).toBeVisible();
		await pass( 1100 );
		expect( toasts() ).toEqual( [ 'Behavior is active.' ] );
		expect(
			registry.select( addOnsStore ).getAddOns()?.addons[ 0 ]
		).toMatchObject( { active: true } );
		expect(
			screen.getByRole( 'button', { name: 'Upload Addon' } )
		).toBeVisible();
	} );

	it( '[ADD-05~] changes nothing if it is refused', async () => {
		await openAddOns( proLicense(), THREE, {
			answer: ( request ) =>
				actionOf( request ) === 'userfeedback_upload_addon'
					? denied( 'It was changed on the way.' )
					: undefined,
		} );
		upload();
		await pass( 20 );
		expect( toasts() ).toEqual( [
			'There was an error installing the plugin. It was changed on the way.',
		] );
	} );
} );
