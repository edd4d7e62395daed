import { card, pass, toasts } from '../support/add-ons';
import { openGrowthTools as open, serveTools } from '../support/growth';
import { denied } from '../support/licenses';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const button = ( title: string ) => card( title ).getByRole( 'button' );

describe( 'the button of a plugin', () => {
	it( '[ABT-02~] [ABT-03~] installs and activates it, blocks all buttons meanwhile, and is free a second later', async () => {
		const { user, changes } = await open();
		expect( card( 'MailPoet' ).getByText( 'Not Installed' ) ).toBeVisible();
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Install Addon MailPoet'
		);
		await user.click( button( 'MailPoet' ) );
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Installing... MailPoet'
		);
		for ( const title of [ 'MailPoet', 'Redirection', 'GiveWP' ] ) {
			expect( button( title ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
		}
		await pass( 1 );
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Activating... MailPoet'
		);
		await pass( 20 );
		expect( toasts() ).toEqual( [ 'Success' ] );
		expect( card( 'MailPoet' ).getByText( 'Active' ) ).toBeVisible();
		await pass( 950 );
		expect( button( 'GiveWP' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await pass( 60 );
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Deactivate MailPoet'
		);
		expect( button( 'MailPoet' ) ).toHaveFocus();
		expect( button( 'GiveWP' ) ).not.toHaveAttribute( 'aria-disabled' );
		expect( changes() ).toEqual( [
			[ 'install_plugin', 'mailpoet', 'nonce-install' ],
			[ 'activate_plugin', 'mailpoet/mailpoet.php', 'nonce-activate' ],
		] );
	} );

	it.each( [
		[
			'Redirection',
			'Not Active',
			'Activate',
			'Activating...',
			[ 'activate_plugin', 'nonce-activate', 'Deactivate' ],
		],
		[
			'GiveWP',
			'Active',
			'Deactivate',
			'Deactivating...',
			[ 'deactivate_plugin', 'nonce-deactivate', 'Activate' ],
		],
	] )(
		'[ABT-02~] of %s (%s) says %s, then %s',
		async ( title, status, label, busy, [ action, nonce, after ] ) => {
			const { user, changes } = await open();
			expect( card( title ).getByText( status ) ).toBeVisible();
			expect( button( title ) ).toHaveAccessibleName(
				`${ label } ${ title }`
			);
			await user.click( button( title ) );
			expect( button( title ) ).toHaveAccessibleName(
				`${ busy } ${ title }`
			);
			await pass( 1100 );
			expect( button( title ) ).toHaveAccessibleName(
				`${ after } ${ title }`
			);
			expect( toasts() ).toEqual( [ 'Success' ] );
			expect( changes() ).toEqual( [
				[
					action,
					expect.stringMatching( /^(redirection|give)\// ),
					nonce,
				],
			] );
		}
	);

	it( '[ABT-02~] reports why the plugin was not installed, and activates nothing', async () => {
		const { user, changes } = await open(
			{},
			serveTools( {}, ( { body } ) =>
				( body as { action: string } ).action.includes( 'install' )
					? denied( 'The directory is down.' )
					: undefined
			)
		);
		await user.click( button( 'MailPoet' ) );
		await pass( 1100 );
		expect( toasts() ).toEqual( [
			'There was an error installing the plugin. The directory is down.',
		] );
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Install Addon MailPoet'
		);
		expect( changes() ).toHaveLength( 1 );
	} );

	it( '[ABT-02~] is a text for those who may not do that', async () => {
		await open(
			{},
			serveTools( { can_install: false, can_activate: false } )
		);
		for ( const title of [ 'MailPoet', 'Redirection' ] ) {
			expect(
				card( title ).getByText( 'Ask whoever manages the plugins.' )
			).toBeVisible();
			expect( card( title ).queryByRole( 'button' ) ).toBeNull();
		}
	} );

	it( '[ABT-02~] is a text about the server where files are locked', async () => {
		await open(
			{},
			serveTools( { can_install: false, files_locked: true } )
		);
		expect(
			card( 'MailPoet' ).getByText(
				'This site does not allow plugins to be installed. Ask whoever runs the server.'
			)
		).toBeVisible();
		expect( button( 'Redirection' ) ).toBeEnabled();
	} );

	it( 'only installs where activating is not allowed', async () => {
		const { user, changes } = await open(
			{},
			serveTools( { can_activate: false } )
		);
		await user.click( button( 'MailPoet' ) );
		await pass( 1100 );
		expect( changes() ).toHaveLength( 1 );
		expect( toasts() ).toEqual( [ 'Success' ] );
	} );
} );
