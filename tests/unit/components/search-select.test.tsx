import '../support/browser';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { SearchChoice } from '@/components/search-select';
import { SearchSelect } from '@/components/search-select';
import { searchPages } from '@/stores/api';
import { fakeServer } from '../support/fake-server';

const PAGES = [ 'About us', 'Contact', 'Thank <b>you</b>' ].map(
	( title, index ) => ( { id: index + 1, title } )
);

function wait( milliseconds: number ) {
	return act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
}

function Field( { error }: { error?: string } ) {
	const [ value, setValue ] = useState< SearchChoice | null >( null );
	return (
		<>
			<SearchSelect
				label="Page"
				error={ error }
				value={ value }
				onChange={ setValue }
				search={ async ( text ) =>
					( await searchPages( text ) ).map( ( { id, title } ) => ( {
						id,
						label: title,
					} ) )
				}
			/>
			<output>{ JSON.stringify( value ) }</output>
		</>
	);
}

function open( props: { error?: string } = {} ) {
	const { requests } = fakeServer( ( { path } ) => {
		const text = new URL( path, 'http://site.test' ).searchParams.get(
			'title'
		)!;
		return text === 'broken'
			? null
			: {
					body: PAGES.filter( ( { title } ) =>
						title.toLowerCase().includes( text )
					),
				};
	} );
	render( <Field { ...props } /> );
	return {
		requests,
		field: screen.getByRole( 'combobox', { name: 'Page' } ),
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		chosen: () => JSON.parse( screen.getByRole( 'status' ).textContent! ),
	};
}

describe( 'SearchSelect', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( '[UIX-03~] searches 300 ms after the last key, and shows titles as text', async () => {
		const { user, field, requests } = open();
		await user.click( field );
		await wait( 5 );
		expect( screen.getAllByRole( 'option' ) ).toHaveLength( 3 );
		expect(
			screen.getByRole( 'option', { name: 'Thank <b>you</b>' } )
		).toBeVisible();
		await user.type( field, 'con' );
		await wait( 295 );
		expect( requests ).toHaveLength( 1 );
		await wait( 10 );
		expect( requests.map( ( { path } ) => path ) ).toEqual( [
			'/userfeedback/v1/search?title=',
			'/userfeedback/v1/search?title=con',
		] );
		expect(
			screen.getAllByRole( 'option' ).map( ( o ) => o.textContent )
		).toEqual( [ 'Contact' ] );
	} );

	it( 'chooses by keyboard, shows the choice, and clears it', async () => {
		const { user, field, chosen } = open();
		await user.tab();
		expect( field ).toHaveFocus();
		await user.keyboard( '{ArrowDown}' );
		await wait( 5 );
		await user.keyboard( '{ArrowDown}{ArrowDown}' );
		expect( field ).toHaveAttribute(
			'aria-activedescendant',
			screen.getByRole( 'option', { name: 'Contact' } ).id
		);
		await user.keyboard( '{Enter}' );
		expect( chosen() ).toEqual( { id: 2, label: 'Contact' } );
		expect( field ).toHaveValue( 'Contact' );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		await user.click(
			screen.getByRole( 'button', { name: 'Clear: Page' } )
		);
		expect( chosen() ).toBeNull();
		expect( field ).toHaveFocus();
	} );

	it( 'chooses by mouse; Escape and leaving keep the choice', async () => {
		const { user, field, chosen } = open();
		await user.click( field );
		await wait( 5 );
		await user.click( screen.getByRole( 'option', { name: 'About us' } ) );
		expect( chosen() ).toEqual( { id: 1, label: 'About us' } );
		await user.type( field, 'xyz' );
		await user.keyboard( '{Escape}' );
		expect( field ).toHaveValue( 'About us' );
		await user.type( field, 'xyz' );
		await user.tab();
		expect( field ).toHaveValue( 'About us' );
		expect( chosen() ).toEqual( { id: 1, label: 'About us' } );
	} );

	it( '[THX-01~] says when nothing is found, and when the search fails', async () => {
		const { user, field } = open();
		await user.type( field, 'nothing' );
		await wait( 310 );
		expect(
			screen.getByText( 'No results found', { selector: 'p' } )
		).toBeVisible();
		await user.clear( field );
		await user.type( field, 'broken' );
		await wait( 310 );
		expect( screen.getByText( /^The search failed/ ) ).toBeVisible();
		expect( screen.queryByRole( 'option' ) ).toBeNull();
	} );

	it( 'ignores results that arrive after those of a later text', async () => {
		const answers: ( ( choices: SearchChoice[] ) => void )[] = [];
		render(
			<SearchSelect
				label="Page"
				value={ null }
				onChange={ () => undefined }
				search={ () =>
					new Promise< SearchChoice[] >( ( resolve ) =>
						answers.push( resolve )
					)
				}
			/>
		);
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		await user.type( screen.getByRole( 'combobox' ), 'a' );
		await wait( 310 );
		await user.type( screen.getByRole( 'combobox' ), 'b' );
		await wait( 310 );
		const [ late, latest ] = answers.slice( -2 );
		await act( async () => latest!( [ { id: 2, label: 'New' } ] ) );
		await act( async () => late!( [ { id: 1, label: 'Old' } ] ) );
		expect(
			screen.getAllByRole( 'option' ).map( ( o ) => o.textContent )
		).toEqual( [ 'New' ] );
	} );

	it( 'describes the field by its error', () => {
		const { field } = open( { error: 'Choose a page or enter a URL.' } );
		expect( field ).toBeInvalid();
		expect( field ).toHaveAccessibleDescription(
			'Choose a page or enter a URL.'
		);
	} );
} );
