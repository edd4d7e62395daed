import { screen } from '@testing-library/react';
import { mayOnly } from '../support/capabilities';
import { refusal } from '../support/fake-server';
import {
	JSON_TEXT,
	openSettings as open,
	pass,
} from '../support/settings-site';

beforeEach( () => {
	jest.useFakeTimers();
	window.scrollTo = jest.fn();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );
const choice = ( name: string ) => screen.getByRole( 'radio', { name } );

describe( 'the tab Misc', () => {
	it( '[STG-05~] has usage tracking off until it is turned on, and shows to the letter what would be sent', async () => {
		const { user, saves, gets } = await open( '/misc' );
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Allow usage tracking',
		} );
		expect( toggle ).not.toBeChecked();
		expect( gets( '/settings/usage' ) ).toBe( 0 );
		const show = screen.getByRole( 'button', {
			name: 'Show what would be sent',
		} );
		expect( show ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( show );
		await pass( 20 );
		expect(
			screen.getByRole( 'region', { name: 'What would be sent' } )
				.textContent
		).toBe( JSON_TEXT );
		expect( screen.getByText( /^Nothing is sent/ ) ).toBeVisible();
		await user.click( toggle );
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [
			{ settings: { allow_usage_tracking: true } },
		] );
	} );

	it( '[STG-05~] names the address to which it is sent', async () => {
		const { user } = await open( '/misc', ( { path } ) =>
			path.endsWith( '/settings/usage' )
				? { body: { address: 'https://u.test/x', json: JSON_TEXT } }
				: undefined
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Show what would be sent' } )
		);
		await pass( 20 );
		expect( screen.getByText( /https:\/\/u\.test\/x/ ) ).toBeVisible();
	} );

	it( '[STG-05~] says so when what would be sent cannot be loaded', async () => {
		const { user } = await open( '/misc', ( { path } ) =>
			path.endsWith( '/settings/usage' )
				? refusal( 500, 'x', 'It broke.' )
				: undefined
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Show what would be sent' } )
		);
		await pass( 20 );
		expect( screen.getByText( 'It broke.' ) ).toBeVisible();
	} );

	it( '[STG-05~] becomes none after 300 ms while automatic updates are unset, which is no change to save', async () => {
		await open( '/misc' );
		await pass( 260 );
		expect( choice( 'All (recommended)' ) ).not.toBeChecked();
		expect( choice( 'None' ) ).not.toBeChecked();
		await pass( 60 );
		expect( choice( 'None' ) ).toBeChecked();
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( '[STG-05~] stores which updates are automatic', async () => {
		const { user, saves } = await open( '/misc' );
		await user.click( choice( 'All (recommended)' ) );
		await user.click( save() );
		await pass( 320 );
		expect( saves() ).toEqual( [
			{ settings: { automatic_updates: 'all' } },
		] );
		expect( choice( 'All (recommended)' ) ).toBeChecked();
		await user.click( choice( 'Minor' ) );
		expect( choice( 'Minor' ) ).toBeChecked();
	} );

	it( '[STG-05~] says why this site is not updated automatically', async () => {
		await open( '/misc', undefined, {
			update_obstacle: 'Files are locked.',
		} );
		expect(
			screen.getByText( 'Files are locked.', {
				selector: '.components-notice *',
			} )
		).toBeVisible();
	} );

	it( 'names the connections to other servers, and reads them again after a save', async () => {
		const { user, gets } = await open( '/misc' );
		const state = ( title: string ) =>
			screen.getByRole( 'heading', { name: title, level: 3 } )
				.parentElement?.nextElementSibling?.textContent;
		await pass( 50 );
		expect( state( 'Web fonts' ) ).toBe( 'Off' );
		expect( state( 'Usage tracking' ) ).toBe( 'Off' );
		expect( gets( '/settings/connections' ) ).toBe( 1 );
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Allow usage tracking' } )
		);
		await user.click( save() );
		await pass( 50 );
		expect( state( 'Usage tracking' ) ).toBe( 'On' );
	} );

	it( '[NOT-06~] turns the weekly summaries off', async () => {
		const { user, saves } = await open( '/misc' );
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Send weekly summaries',
		} );
		expect( toggle ).toBeChecked();
		await user.click( toggle );
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [
			{ settings: { summaries_disabled: true } },
		] );
	} );

	it( '[OPS-03~] keeps all data when the plugin is deleted until that is chosen; only the main site of a network has defaults for new sites', async () => {
		const { user, saves } = await open( '/misc' );
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Delete all data when the plugin is deleted',
		} );
		expect( toggle ).not.toBeChecked();
		expect( screen.queryByText( 'Use these settings for new sites' ) ).toBe(
			null
		);
		await user.click( toggle );
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [ { settings: { delete_data: true } } ] );
	} );

	it( '[OPS-03~] lets administrators of a network choose that new sites begin with these settings', async () => {
		const { user, saves } = await open( '/misc', undefined, {
			capabilities: mayOnly( 'manage', 'manage_network' ),
		} );
		await user.click(
			screen.getByRole( 'checkbox', {
				name: 'Use these settings for new sites',
			} )
		);
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [
			{ settings: { defaults_for_new_sites: true } },
		] );
	} );
} );
