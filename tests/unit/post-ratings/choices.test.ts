import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { answer as response } from '../widget/support';
import {
	accept,
	chosen,
	comeBack,
	control,
	fetchMock,
	openPage,
	ratedKey,
	remembered,
	sent,
	star,
	status,
} from './page';

beforeEach( openPage );

describe( 'a choice in the rating control', () => {
	it.each( [
		[ 'a newer choice', 3, [ 5, 3 ], '3' ],
		[ 'the rating of before', 2, [ 5 ], '2' ],
	] )(
		'takes a rating back that the server does not answer, and keeps %s',
		async ( _, newer, values, kept ) => {
			accept( 2 );
			await userEvent.click( star( 2 ) );
			await waitFor( () => expect( remembered() ).toBe( '2' ) );
			const patience = new AbortController();
			const limit = jest
				.spyOn( AbortSignal, 'timeout' )
				.mockReturnValue( patience.signal );
			fetchMock.mockImplementationOnce(
				( __, options ) =>
					new Promise( ( ___, reject ) =>
						options!.signal!.addEventListener( 'abort', reject )
					)
			);
			accept( 3 );
			await userEvent.click( star( 5 ) );
			await userEvent.click( star( newer ) );
			expect( limit ).toHaveBeenCalledWith( 10_000 );
			patience.abort();
			await waitFor( () => expect( status() ).not.toBeEmptyDOMElement() );
			await waitFor( () => expect( remembered() ).toBe( kept ) );
			expect( chosen() ).toEqual( [ newer, newer ] );
			expect(
				sent()
					.slice( 1 )
					.map( ( [ , body ] ) => body.value )
			).toEqual( values );
			limit.mockRestore();
		}
	);

	it( 'takes a rating back whose answer does not arrive completely', async () => {
		fetchMock.mockResolvedValueOnce( {
			...response( 201 ),
			json: () =>
				Promise.reject( new DOMException( '', 'TimeoutError' ) ),
		} );
		await userEvent.click( star( 5 ) );
		await waitFor( () => expect( status() ).toHaveClass( 'is-error' ) );
		expect( chosen() ).toEqual( [] );
	} );

	it.each( [
		[ 'ArrowRight', 4 ],
		[ 'ArrowUp', 2 ],
		[ 'ArrowLeft', 2 ],
		[ 'ArrowDown', 4 ],
	] )( '[RAT-04~] sends nothing while %s chooses', async ( key, value ) => {
		accept( 3 );
		await userEvent.click( star( 3 ) );
		await waitFor( () => expect( remembered() ).toBe( '3' ) );
		await userEvent.keyboard( `{${ key }}` );
		expect( star( value ) ).toBeChecked();
		expect( sent() ).toHaveLength( 1 );
	} );
} );

describe( 'sites in folders of one host', () => {
	const key = () => `${ ratedKey() }-1a2b3c4d`;

	beforeEach( () => {
		control( 0 ).dataset[ 'site' ] = '1a2b3c4d';
		control( 1 ).dataset[ 'site' ] = '1a2b3c4d';
	} );

	it( 'remember a rating apart', async () => {
		accept( 4 );
		await userEvent.click( star( 4 ) );
		await waitFor( () =>
			expect( window.localStorage.getItem( key() ) ).toBe( '4' )
		);
		expect( remembered() ).toBeNull();
	} );

	it( 'do not show the rating of another site’s post', () => {
		window.localStorage.setItem( ratedKey(), '5' );
		comeBack();
		expect( chosen() ).toEqual( [] );
		expect( fetchMock ).not.toHaveBeenCalled();
	} );
} );
