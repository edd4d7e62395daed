import { screen } from '@testing-library/react';
import { openSettings as open, pass } from '../support/settings-site';

beforeEach( () => {
	jest.useFakeTimers();
	window.scrollTo = jest.fn();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );
const days = ( name: string ) => screen.getByRole( 'spinbutton', { name } );

describe( 'privacy on the tab Misc', () => {
	it( '[OPS-02~] stores for how many days each kind of data is kept', async () => {
		const { user, saves } = await open( '/misc' );
		expect( days( 'Days for responses' ) ).toHaveValue( 0 );
		expect( days( 'Days for spam' ) ).toHaveValue( 30 );
		expect( days( 'Days for what is held back' ) ).toHaveAttribute(
			'max',
			'365'
		);
		expect( days( 'Days for unfinished answers' ) ).toHaveAttribute(
			'min',
			'1'
		);
		await user.clear( days( 'Days for responses' ) );
		await user.type( days( 'Days for responses' ), '730' );
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [
			{ settings: { retention_responses: 730 } },
		] );
	} );

	it( '[SEL-05~] stores the header in which a CDN names the country', async () => {
		const { user, saves } = await open( '/misc' );
		const field = screen.getByRole( 'textbox', {
			name: 'Header with the country',
		} );
		expect( field ).toHaveValue( '' );
		await user.type( field, 'CF-IPCountry' );
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [
			{ settings: { country_header: 'CF-IPCountry' } },
		] );
	} );

	it( '[PLS-18~] offers visitors to delete their answers only if the owner wants it', async () => {
		const { user, saves } = await open( '/misc' );
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Offer visitors to delete their answers',
		} );
		expect( toggle ).not.toBeChecked();
		await user.click( toggle );
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [
			{ settings: { visitor_deletion: true } },
		] );
	} );
} );
