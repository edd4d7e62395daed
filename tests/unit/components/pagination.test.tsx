import '../support/browser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { Pagination } from '@/components/pagination';

/** A list of 5,000 items on 250 pages that starts at one of them. */
function show( page: number, pages = 250 ) {
	const onChange = jest.fn();
	function List() {
		const [ current, setCurrent ] = useState( page );
		return (
			<Pagination
				pagination={ { page: current, pages, total: pages * 20 } }
				onChange={ ( wanted ) => {
					onChange( wanted );
					setCurrent( wanted );
				} }
			/>
		);
	}
	render( <List /> );
	return onChange;
}

const step = ( name: string ) => screen.getByRole( 'button', { name } );
const field = () => screen.getByRole( 'textbox', { name: 'Page, of 250' } );

describe( 'pagination', () => {
	it( '[LST-10~] shows the number of items', () => {
		show( 1 );
		expect( screen.getByText( '5,000 items' ) ).toBeVisible();
		expect( screen.getByText( 'of 250' ) ).toBeVisible();
	} );

	it( 'has no controls if there is only one page', () => {
		show( 1, 1 );
		expect( screen.getByText( '20 items' ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	} );

	it.each( [
		[ 'First page', 1 ],
		[ 'Previous page', 6 ],
		[ 'Next page', 8 ],
		[ 'Last page', 250 ],
	] )( '[LST-10~] goes with %s from page 7 to %s', async ( name, page ) => {
		const onChange = show( 7 );
		await userEvent.click( step( name ) );
		expect( onChange ).toHaveBeenCalledWith( page );
		expect( field() ).toHaveValue( String( page ) );
	} );

	it( '[LST-10~] cannot go beyond the first and last page, and keeps the focus there', async () => {
		const onChange = show( 2 );
		await userEvent.click( step( 'Previous page' ) );
		expect( step( 'Previous page' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( step( 'First page' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( step( 'Previous page' ) ).toHaveFocus();
		await userEvent.click( step( 'Previous page' ) );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		await userEvent.click( step( 'Last page' ) );
		expect( step( 'Next page' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( step( 'Last page' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( '[LST-10~] goes to a typed page number on Enter', async () => {
		const onChange = show( 7 );
		await userEvent.clear( field() );
		await userEvent.type( field(), ' 130' );
		expect( onChange ).not.toHaveBeenCalled();
		await userEvent.keyboard( '{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( 130 );
	} );

	it.each( [ '0', '251', '-1', '1.5', 'x', '1e9', ' ' ] )(
		'[LST-10~] ignores %p, which is not a page',
		async ( typed ) => {
			const onChange = show( 7 );
			await userEvent.clear( field() );
			await userEvent.type( field(), `${ typed }{Enter}` );
			expect( onChange ).not.toHaveBeenCalled();
			expect( field() ).toHaveValue( '7' );
		}
	);

	it( 'resets a typed number that was not submitted', async () => {
		show( 7 );
		await userEvent.clear( field() );
		await userEvent.type( field(), '9' );
		await userEvent.tab();
		expect( field() ).toHaveValue( '7' );
	} );
} );
