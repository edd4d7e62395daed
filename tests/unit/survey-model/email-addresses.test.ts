import { areAddressesValid } from '@/survey-model';

describe( 'a list of email addresses', () => {
	it.each( [
		[ 'none at all', '' ],
		[ 'one', 'jo@example.org' ],
		[ 'several', 'jo@example.org, ann.o+news@mail.example.co.uk' ],
		[ 'a comma too many', 'jo@example.org, ,' ],
	] )( 'is valid with %s', ( _, list ) => {
		expect( areAddressesValid( list ) ).toBe( true );
	} );

	it.each( [
		[ 'a word', 'nonsense' ],
		[ 'one wrong among right ones', 'jo@example.org, jo@' ],
		[ 'semicolons between them', 'jo@example.org; ann@example.org' ],
		[ 'a host without a dot', 'jo@localhost' ],
		[ 'a blank inside', 'jo smith@example.org' ],
	] )( 'is not valid with %s', ( _, list ) => {
		expect( areAddressesValid( list ) ).toBe( false );
	} );
} );
