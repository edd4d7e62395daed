import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FontChoice } from '@/components/font-picker';
import { FontPicker } from '@/components/font-picker';
import {
	findFamilies,
	weightFor,
	weightsOf,
} from '@/components/font-picker/fonts';
import { renderAt } from '../support/render';

const FONTS = { Abel: '4', 'Open Sans': '345678', Sansita: '4789' };

async function show( value: FontChoice ) {
	const chosen: FontChoice[] = [];
	function Field() {
		const [ font, setFont ] = useState( value );
		return (
			<FontPicker
				value={ font }
				onChange={ ( next ) => {
					chosen.push( next );
					setFont( next );
				} }
			/>
		);
	}
	renderAt( '/', <Field /> );
	return { chosen, user: userEvent.setup() };
}

describe( 'the font picker', () => {
	it( '[UIX-03~] uses the font of the theme, or a family that is searched and one of its upright weights', async () => {
		const { chosen, user } = await show( { family: '', weight: 400 } );
		expect(
			screen.getByRole( 'radio', { name: 'Use Theme' } )
		).toBeChecked();
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		await user.click(
			screen.getByRole( 'radio', { name: 'Use Custom Font' } )
		);
		await user.type(
			await screen.findByRole( 'combobox', { name: 'Font family' } ),
			'alegreya sans sc'
		);
		await user.click(
			await screen.findByRole( 'option', { name: 'Alegreya Sans SC' } )
		);
		expect( chosen ).toEqual( [
			{ family: 'Alegreya Sans SC', weight: 400 },
		] );
		const weight = screen.getByRole( 'combobox', { name: 'Font weight' } );
		expect(
			[ ...( weight as HTMLSelectElement ).options ].map(
				( { text } ) => text
			)
		).toEqual( [
			'Thin (100)',
			'Light (300)',
			'Regular (400)',
			'Medium (500)',
			'Bold (700)',
			'Extra bold (800)',
			'Black (900)',
		] );
		await user.selectOptions( weight, 'Bold (700)' );
		await user.click( screen.getByRole( 'radio', { name: 'Use Theme' } ) );
		expect( chosen.slice( 1 ) ).toEqual( [
			{ family: 'Alegreya Sans SC', weight: 700 },
			{ family: '', weight: 400 },
		] );
	} );

	it( 'finds families that start with the search before those that contain it', () => {
		expect( findFamilies( FONTS, ' SANS', 9 ) ).toEqual( [
			'Sansita',
			'Open Sans',
		] );
		expect( findFamilies( FONTS, '', 2 ) ).toEqual( [
			'Abel',
			'Open Sans',
		] );
	} );

	it( 'keeps the weight where the family has it', () => {
		expect( weightsOf( FONTS, 'Sansita' ) ).toEqual( [
			400, 700, 800, 900,
		] );
		expect( weightFor( FONTS, 'Sansita', 700 ) ).toBe( 700 );
		expect( weightFor( FONTS, 'Abel', 700 ) ).toBe( 400 );
		expect( weightFor( { Buda: '3' }, 'Buda', 700 ) ).toBe( 300 );
	} );
} );
