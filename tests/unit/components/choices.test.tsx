import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Position } from '@/components/position-picker';
import { PositionPicker } from '@/components/position-picker';
import { SegmentedControl } from '@/components/segmented-control';

describe( 'the position picker', () => {
	it( '[UIX-03~] offers four positions as radio buttons and disables the locked ones', async () => {
		const user = userEvent.setup();
		function Field() {
			const [ value, setValue ] = useState< Position >( 'bottom_right' );
			return (
				<PositionPicker
					value={ value }
					locked={ [ 'middle_left', 'middle_right' ] }
					onChange={ setValue }
				/>
			);
		}
		render( <Field /> );
		const radios = screen.getAllByRole( 'radio' );
		expect(
			radios.map( ( radio ) => [
				( radio as HTMLInputElement ).value,
				( radio as HTMLInputElement ).disabled,
			] )
		).toEqual( [
			[ 'middle_left', true ],
			[ 'middle_right', true ],
			[ 'bottom_left', false ],
			[ 'bottom_right', false ],
		] );
		await user.click( screen.getByLabelText( 'Bottom left' ) );
		expect( screen.getByLabelText( 'Bottom left' ) ).toBeChecked();
		await user.click( screen.getByLabelText( 'Middle left' ) );
		expect( screen.getByLabelText( 'Bottom left' ) ).toBeChecked();
	} );
} );

describe( 'the segmented control', () => {
	it( 'is a named group of radio buttons', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		render(
			<SegmentedControl
				label="View"
				value="build"
				options={ [
					{ value: 'build', label: 'Build' },
					{ value: 'preview', label: 'Preview' },
				] }
				onChange={ onChange }
			/>
		);
		expect( screen.getByRole( 'group', { name: 'View' } ) ).toBeVisible();
		expect( screen.getByRole( 'radio', { name: 'Build' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'radio', { name: 'Preview' } ) );
		expect( onChange ).toHaveBeenCalledWith( 'preview' );
	} );
} );
