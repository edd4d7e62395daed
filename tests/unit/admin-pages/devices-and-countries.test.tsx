import { screen } from '@testing-library/react';
import { openEditor, press } from '../support/editor';
import { printFeatures } from '../support/features';
import {
	openSettings,
	sent,
	settingCard,
	siteWith,
} from '../support/targeting';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the devices of a survey', () => {
	it( '[SET-02~] are three, all checked, and saved in their order; none is an error', async () => {
		const opened = await openSettings();
		const box = ( name: string ) =>
			settingCard( 'Devices' ).getByRole( 'checkbox', { name } );
		[ 'Desktop', 'Tablet', 'Mobile' ].forEach( ( name ) =>
			expect( box( name ) ).toBeChecked()
		);
		await opened.user.click( box( 'Desktop' ) );
		await opened.user.click( box( 'Tablet' ) );
		await opened.user.click( box( 'Desktop' ) );
		await press( opened.user, 'Save' );
		expect( sent( opened )?.targeting?.devices ).toEqual( [
			'desktop',
			'mobile',
		] );
		await opened.user.click( box( 'Desktop' ) );
		await opened.user.click( box( 'Mobile' ) );
		await press( opened.user, 'Next Step: Notifications' );
		expect(
			settingCard( 'Devices' ).getByText( 'Choose at least one device.' )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
	} );

	it( '[SET-02~] [GAT-03~] are locked at all three below their plan; otherwise the stored choice is shown', async () => {
		printFeatures( { devices: 'upgrade' } );
		const opened = await openSettings( { devices: [ 'desktop' ] } );
		settingCard( 'Devices' )
			.getAllByRole( 'checkbox' )
			.forEach( ( box ) => {
				expect( box ).toBeChecked();
				expect( box ).toBeDisabled();
			} );
		await opened.user.click(
			settingCard( 'Devices' ).getByRole( 'button', {
				name: /^The feature devices/,
			} )
		);
		expect(
			screen.getByRole( 'heading', { name: /^Upgrade to/ } )
		).toBeVisible();
	} );

	it( '[SET-02~] show the stored choice while only the add-on is missing', async () => {
		printFeatures( { devices: 'activate-addon' } );
		await openSettings( { devices: [ 'desktop' ] } );
		expect(
			settingCard( 'Devices' )
				.getAllByRole( 'checkbox', { checked: true } )
				.map( ( box ) => box.closest( 'div' )?.textContent )
		).toHaveLength( 1 );
	} );

	it( 'are in the summary before publishing with the pages and countries', async () => {
		await openEditor(
			siteWith(
				{
					devices: [ 'desktop', 'mobile' ],
					pages: 'custom',
					page_rules: [
						{
							type: 'page_url_contains',
							operator: '&&',
							data: '/a',
						},
					],
				},
				{ target: 'select', countries: [ 'DE', 'FR' ] }
			),
			'/edit/7/publish'
		);
		const summary = screen.getByRole( 'group', { name: 'Summary' } );
		expect( summary ).toHaveTextContent( 'DevicesDesktop and Mobile' );
		expect( summary ).toHaveTextContent( 'PagesPages that match 1 rule' );
		expect( summary ).toHaveTextContent( 'CountriesGermany and France' );
	} );
} );

describe( 'the countries of a survey', () => {
	it( '[SET-06~] are all, or those that are found by name or code', async () => {
		const opened = await openSettings();
		const { user } = opened;
		await user.click(
			screen.getByRole( 'radio', { name: 'Only some countries' } )
		);
		await press( user, 'Next Step: Notifications' );
		expect(
			settingCard( 'Countries' ).getByText(
				'Choose at least one country.'
			)
		).toBeVisible();
		const field = screen.getByRole( 'combobox', {
			name: 'Chosen countries',
		} );
		for ( const [ text, name ] of [
			[ 'cote d', 'Côte d’Ivoire' ],
			[ 'DE', 'Germany' ],
			[ 'franc', 'France' ],
		] as const ) {
			await user.type( field, text );
			await user.click( await screen.findByRole( 'option', { name } ) );
		}
		await press( user, 'Remove: France' );
		await press( user, 'Save' );
		expect( sent( opened )?.geo_targeting ).toEqual( {
			target: 'select',
			countries: [ 'CI', 'DE' ],
		} );
	} );

	it( '[SET-06~] [GAT-03~] are locked until their add-on is active, and show the stored choice', async () => {
		printFeatures( { countries: 'activate-addon' } );
		await openSettings( {}, { target: 'select', countries: [ 'DE' ] } );
		expect(
			screen.getByRole( 'radio', { name: 'Only some countries' } )
		).toBeDisabled();
		expect(
			settingCard( 'Countries' ).getByText( 'Germany' )
		).toBeVisible();
		expect(
			screen.getByRole( 'combobox', { name: 'Chosen countries' } )
		).toBeDisabled();
		expect(
			settingCard( 'Countries' ).getByRole( 'button', {
				name: /^The feature countries: activate the add-on/,
			} )
		).toBeVisible();
	} );
} );
