import '../support/browser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EditableTitle } from '@/components/editable-title';

function show( value: string ) {
	const onChange = jest.fn();
	const props = {
		label: 'Survey title',
		placeholder: 'Name your survey',
		maxLength: 500,
	};
	function Holder() {
		const [ title, setTitle ] = useState( value );
		return (
			<EditableTitle
				value={ title }
				onChange={ ( text ) => {
					onChange( text );
					setTitle( text );
				} }
				{ ...props }
			/>
		);
	}
	render( <Holder /> );
	return { onChange, user: userEvent.setup() };
}

async function startEditing( value: string ) {
	const shown = show( value );
	await shown.user.click(
		screen.getByRole( 'button', { name: /edit title/ } )
	);
	return {
		...shown,
		field: screen.getByRole( 'textbox', { name: 'Survey title' } ),
	};
}

describe( 'a title edited in place', () => {
	it( '[EDT-08~] is kept on Enter, and takes the focus again', async () => {
		const { user, field, onChange } = await startEditing( 'Lunch' );
		await user.clear( field );
		await user.type( field, ' Dinner {Enter}' );
		expect( onChange ).toHaveBeenLastCalledWith( 'Dinner' );
		expect(
			screen.getByRole( 'button', { name: /edit title/ } )
		).toHaveFocus();
	} );

	it( '[EDT-08~] is restored by Escape', async () => {
		const { user, field, onChange } = await startEditing( 'Lunch' );
		await user.type( field, ' and more{Escape}' );
		expect( onChange ).toHaveBeenLastCalledWith( 'Lunch' );
		expect(
			screen.getByRole( 'heading', { name: 'Lunch (edit title)' } )
		).toBeVisible();
	} );

	it( '[EDT-08~] cannot be emptied: the previous one is restored with a message', async () => {
		const { user, field, onChange } = await startEditing( 'Lunch' );
		// One letter after the other, as people do.
		await user.type( field, '{Backspace>5}   {Enter}' );
		expect( onChange ).toHaveBeenLastCalledWith( 'Lunch' );
		expect(
			screen.getByRole( 'heading', { name: 'Lunch (edit title)' } )
		).toBeVisible();
		expect(
			screen.getByText( 'Title is required. The old one was kept.', {
				exact: false,
			} )
		).toBeInTheDocument();
	} );

	it( 'is reported while it is typed, and kept when the focus leaves the field', async () => {
		const { user, field, onChange } = await startEditing( 'Lunch' );
		await user.type( field, ' time' );
		expect( onChange ).toHaveBeenLastCalledWith( 'Lunch time' );
		await user.tab();
		expect(
			screen.getByRole( 'heading', { name: 'Lunch time (edit title)' } )
		).toBeVisible();
	} );

	it( 'is empty again when typing is cancelled and it was empty before', async () => {
		const { user, onChange } = show( '' );
		await user.keyboard( 'A{Backspace}' );
		expect( onChange.mock.calls ).toEqual( [ [ 'A' ], [ '' ] ] );
		await user.keyboard( 'B{Escape}' );
		expect( onChange ).toHaveBeenLastCalledWith( '' );
		expect(
			screen.getByRole( 'textbox', { name: 'Survey title' } )
		).toHaveValue( '' );
	} );

	it( 'shows its field immediately if it is missing', async () => {
		const { user, onChange } = show( '' );
		expect(
			screen.getByRole( 'textbox', { name: 'Survey title' } )
		).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( onChange ).not.toHaveBeenCalled();
		expect(
			screen.getByRole( 'textbox', { name: 'Survey title' } )
		).toBeInvalid();
		expect(
			screen.getByText( 'Title is required.', { exact: false } )
		).toBeInTheDocument();
	} );
} );
