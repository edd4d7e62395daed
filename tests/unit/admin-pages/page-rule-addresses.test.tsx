import { screen, within } from '@testing-library/react';
import { press } from '../support/editor';
import { printAdminData } from '../support/licenses';
import { openSettings, sent, type, value } from '../support/targeting';

beforeEach( () => {
	jest.useFakeTimers();
	printAdminData( { site_url: 'https://example.com/' } );
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const ANY_TEXT = 'URL matches, with * for any text';

const withPattern = ( data: string ) =>
	openSettings( {
		pages: 'custom',
		page_rules: [ { type: 'page_url_matches', operator: '&&', data } ],
	} );

/** The rule of the last save. */
const saved = ( opened: Awaited< ReturnType< typeof openSettings > > ) =>
	sent( opened )?.targeting?.page_rules[ 0 ];

describe( 'rules about the beginning of an address, or with asterisks', () => {
	it( '[SET-04~] number 17: stand before the regular expression, and become one', async () => {
		const opened = await withPattern( '' );
		const { user } = opened;
		expect(
			within(
				within( type( 1 ) ).getByRole( 'group', { name: 'Address' } )
			)
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'URL contains',
			'URL does not contain',
			'URL is',
			'URL is not',
			'URL starts with',
			'URL matches, with * for any text',
			'URL has the query parameter',
			'URL matches a regular expression',
		] );
		await user.selectOptions( type( 1 ), 'URL starts with' );
		expect( type( 1 ) ).toHaveDisplayValue( 'URL starts with' );
		await user.type( value( 1 ), '/shop.new/' );
		expect( value( 1 ) ).toHaveValue( '/shop.new/' );
		await press( user, 'Save' );
		expect( saved( opened ) ).toEqual( {
			type: 'page_url_matches',
			operator: '&&',
			data: '^https?://example\\.com/shop\\.new/',
		} );
		await user.selectOptions( type( 1 ), ANY_TEXT );
		expect( value( 1 ) ).toHaveValue( '' );
		await user.type( value( 1 ), '/*/reviews' );
		expect( type( 1 ) ).toHaveDisplayValue( /any text$/ );
		await press( user, 'Save' );
		expect( saved( opened )?.data ).toBe(
			'^https?://example\\.com/.*/reviews/?(?:[?#]|$)'
		);
		await user.selectOptions(
			type( 1 ),
			'URL matches a regular expression'
		);
		expect( value( 1 ) ).toHaveValue( '' );
		expect( type( 1 ) ).toHaveDisplayValue( /regular expression$/ );
	} );

	it.each( [
		[ '^https?://example\\.com/a', 'URL starts with', '/a' ],
		[ '^https?://old\\.example/a', /regular expression$/, undefined ],
		[ '/a|/b', /regular expression$/, undefined ],
	] )(
		'[SET-04~] number 17: are shown for the stored pattern %s, unless it is of another site or says more',
		async ( pattern, kind, address ) => {
			await withPattern( pattern );
			expect( type( 1 ) ).toHaveDisplayValue( kind );
			expect( value( 1 ) ).toHaveValue( address ?? pattern );
		}
	);

	it.each( [
		[ '', /^Enter a path such as/ ],
		[ '/*/*/*/a', /^Use at most two asterisks/ ],
		[ `/${ 'a'.repeat( 190 ) }`, /^This address is too long/ ],
	] )(
		'[SET-05~] "%s" says why it cannot be used',
		async ( text, message ) => {
			const { user } = await withPattern( '' );
			await user.selectOptions( type( 1 ), ANY_TEXT );
			if ( text !== '' ) {
				await user.click( value( 1 ) );
				await user.paste( text );
			}
			await press( user, 'Next Step: Notifications' );
			expect( screen.getByText( message ) ).toBeVisible();
			expect( value( 1 ) ).toBeInvalid();
		}
	);

	it( '[SET-05~] number 17: warn of a text with which no address begins', async () => {
		const { user } = await withPattern( '' );
		await user.selectOptions( type( 1 ), 'URL starts with' );
		await user.type( value( 1 ), 'shop' );
		expect( screen.getByText( /begin with \/ or https/ ) ).toBeVisible();
		await user.clear( value( 1 ) );
		await user.type( value( 1 ), '/shop' );
		expect( screen.queryByText( /begin with \/ or https/ ) ).toBeNull();
	} );
} );
