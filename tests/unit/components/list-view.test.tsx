import '../support/browser';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { ListAction, ListField, ListState } from '@/components/list-view';
import { ListView } from '@/components/list-view';

interface Cake {
	id: number;
	name: string;
}

const FIELDS: ListField< Cake >[] = [
	{
		id: 'name',
		label: 'Name',
		render: ( { item } ) => <a href={ `#${ item.id }` }>{ item.name }</a>,
		isTitle: true,
		isSortable: true,
		sortLabels: { asc: 'A to Z', desc: 'Z to A' },
	},
	{
		id: 'created_at',
		label: 'Baked',
		render: ( { item } ) => item.id,
		sameAs: 'id',
		isSortable: true,
		firstOrder: 'desc',
	},
];

const STATE: ListState = {
	page: 1,
	perPage: 20,
	search: '',
	status: 'all',
	orderby: 'id',
	order: 'desc',
};

const CAKES: Cake[] = [
	{ id: 2, name: 'Cheesecake' },
	{ id: 1, name: 'Apple pie' },
];

/** A list whose state changes as its screen's would. */
function List( {
	items,
	total = items?.length ?? 0,
	start = {},
	isLoading,
	onChange = () => undefined,
	actions,
}: {
	items: Cake[] | undefined;
	total?: number;
	start?: Partial< ListState >;
	isLoading?: boolean;
	onChange?: ( changes: Partial< ListState > ) => void;
	actions?: ListAction< Cake >[];
} ) {
	const [ state, setState ] = useState( { ...STATE, ...start } );
	return (
		<ListView
			label="Cakes"
			items={ items }
			fields={ FIELDS }
			actions={ actions }
			isLoading={ isLoading }
			getItemId={ ( { id } ) => String( id ) }
			pagination={ items && { page: 1, pages: 1, per_page: 20, total } }
			statusFilters={
				items && [
					{ status: 'all', label: 'All', count: 2000 },
					{ status: 'eaten', label: 'Eaten', count: 1 },
				]
			}
			state={ state }
			onChange={ ( changes ) => {
				onChange( changes );
				setState( { ...state, ...changes } );
			} }
			searchLabel="Find a cake"
			empty={ <p>Bake one.</p> }
		/>
	);
}

const list = () => screen.getByRole( 'region', { name: 'Cakes' } );
const header = ( name: string ) =>
	screen.findByRole( 'columnheader', { name } );

describe( 'a list', () => {
	it( 'shows placeholders until its rows are loaded', async () => {
		const { rerender } = render( <List items={ undefined } isLoading /> );
		expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
		expect( list() ).toHaveAttribute( 'aria-busy', 'true' );
		rerender( <List items={ CAKES } /> );
		expect(
			await screen.findByRole( 'link', { name: 'Cheesecake' } )
		).toBeVisible();
		expect( list() ).toHaveAttribute( 'aria-busy', 'false' );
		expect( screen.queryByText( 'Loading…' ) ).toBeNull();
	} );

	it( 'keeps the previous rows while the next ones load', async () => {
		const { rerender } = render( <List items={ CAKES } /> );
		await screen.findByRole( 'link', { name: 'Cheesecake' } );
		rerender( <List items={ undefined } isLoading /> );
		expect(
			screen.getByRole( 'link', { name: 'Cheesecake' } )
		).toBeVisible();
		expect( list() ).toHaveAttribute( 'aria-busy', 'true' );
		expect(
			screen.getByRole( 'button', { name: 'Eaten 1' } )
		).toBeVisible();
	} );

	it( 'shows its screen’s message when it is empty', () => {
		render( <List items={ [] } /> );
		expect( screen.getByText( 'Bake one.' ) ).toBeVisible();
	} );

	it.each( [
		[ { search: 'pi' }, 'There is no match for “pi”.', 'Clear search' ],
		[
			{ status: 'eaten' },
			'There is nothing with this status.',
			'Show all',
		],
		[
			{ status: 'eaten', search: 'pi' },
			'There is no match for “pi”.',
			'Clear search and filter',
		],
	] )(
		'says so when %p leaves no rows, and can be reset',
		async ( start, text, label ) => {
			const onChange = jest.fn();
			render(
				<List items={ [] } start={ start } onChange={ onChange } />
			);
			expect( screen.getByText( text ) ).toBeVisible();
			await userEvent.click(
				screen.getByRole( 'button', { name: label } )
			);
			expect( onChange ).toHaveBeenCalledWith( {
				search: '',
				status: 'all',
				page: 1,
			} );
			expect( screen.getByText( 'Bake one.' ) ).toBeVisible();
		}
	);

	it( '[LST-09~] sorts by a clicked column, and reverses the order on the second click', async () => {
		const onChange = jest.fn();
		render( <List items={ CAKES } onChange={ onChange } /> );
		const sort = async ( name: string ) => {
			await userEvent.click(
				within( await header( name ) ).getByRole( 'button' )
			);
			return onChange.mock.lastCall;
		};
		// As it comes it is sorted by id, which is to say by date.
		expect( await header( 'Baked' ) ).toHaveAttribute(
			'aria-sort',
			'descending'
		);
		expect( await sort( 'Name' ) ).toEqual( [
			{ orderby: 'name', order: 'asc', page: 1 },
		] );
		expect( await header( 'Name' ) ).toHaveAttribute(
			'aria-sort',
			'ascending'
		);
		expect( await sort( 'Name' ) ).toEqual( [
			{ orderby: 'name', order: 'desc', page: 1 },
		] );
		expect( await sort( 'Baked' ) ).toEqual( [
			{ orderby: 'created_at', order: 'desc', page: 1 },
		] );
		expect( await sort( 'Baked' ) ).toEqual( [
			{ orderby: 'created_at', order: 'asc', page: 1 },
		] );
	} );

	it( '[LST-04~] filters by a status and marks the current one', async () => {
		const onChange = jest.fn();
		render( <List items={ CAKES } onChange={ onChange } /> );
		const all = screen.getByRole( 'button', { name: 'All 2,000' } );
		expect( all ).toHaveAttribute( 'aria-pressed', 'true' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Eaten 1' } )
		);
		expect( onChange ).toHaveBeenCalledWith( { status: 'eaten', page: 1 } );
		expect( all ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'has the actions of a row in its menu', async () => {
		const callback = jest.fn();
		render(
			<List
				items={ CAKES }
				actions={ [
					{ id: 'eat', label: 'Eat', callback },
					{
						id: 'bake',
						label: 'Bake again',
						isEligible: ( { id } ) => id === 1,
						callback,
					},
				] }
			/>
		);
		const [ , first ] = await screen.findAllByRole( 'row' );
		if ( first === undefined ) {
			throw new Error( 'There is no row.' );
		}
		await userEvent.click(
			within( first ).getByRole( 'button', { name: 'Actions' } )
		);
		expect( await screen.findAllByRole( 'menuitem' ) ).toHaveLength( 1 );
		await userEvent.click(
			screen.getByRole( 'menuitem', { name: 'Eat' } )
		);
		expect( callback ).toHaveBeenCalledWith( [ CAKES[ 0 ] ] );
	} );

	it( 'has a primary action first in the menu, and as a button in the row', async () => {
		const [ eat, bake ] = [ jest.fn(), jest.fn() ];
		render(
			<List
				items={ CAKES.slice( 0, 1 ) }
				actions={ [
					{ id: 'eat', label: 'Eat', callback: eat },
					{
						id: 'bake',
						label: 'Bake again',
						isPrimary: true,
						callback: bake,
					},
				] }
			/>
		);
		await userEvent.click( screen.getByText( 'Bake again' ) );
		expect( bake ).toHaveBeenCalledWith( [ CAKES[ 0 ] ] );
		await userEvent.click( screen.getByLabelText( 'Actions' ) );
		expect(
			( await screen.findAllByRole( 'menuitem' ) ).map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'Bake again', 'Eat' ] );
	} );
} );

describe( 'the search of a list', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	const field = () =>
		screen.getByRole( 'searchbox', { name: 'Find a cake' } );

	it( '[LST-09~] waits for a pause in typing', async () => {
		const onChange = jest.fn();
		render( <List items={ CAKES } onChange={ onChange } /> );
		await user.type( field(), 'pie ' );
		expect( onChange ).not.toHaveBeenCalled();
		act( () => jest.advanceTimersByTime( 400 ) );
		expect( onChange.mock.calls ).toEqual( [
			[ { search: 'pie', page: 1 } ],
		] );
		// The blank is kept for the next word.
		expect( field() ).toHaveValue( 'pie ' );
	} );

	it( 'searches immediately on Enter', async () => {
		const onChange = jest.fn();
		render( <List items={ CAKES } onChange={ onChange } /> );
		await user.type( field(), 'pie{Enter}' );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		act( () => jest.advanceTimersByTime( 400 ) );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'follows the list’s state', async () => {
		render( <List items={ [] } start={ { search: 'pie' } } /> );
		expect( field() ).toHaveValue( 'pie' );
		await user.click(
			screen.getByRole( 'button', { name: 'Clear search' } )
		);
		expect( field() ).toHaveValue( '' );
	} );
} );
