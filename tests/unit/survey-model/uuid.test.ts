import { uuid } from '@/survey-model';

const UUID_4 =
	/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe( 'uuid', () => {
	it( 'is unique, even if crypto.randomUUID is missing', () => {
		const { randomUUID } = window.crypto;
		Object.assign( window.crypto, { randomUUID: undefined } );
		const ids = Array.from( { length: 50 }, uuid );
		Object.assign( window.crypto, { randomUUID } );
		expect( new Set( ids ).size ).toBe( 50 );
		ids.forEach( ( id ) => expect( id ).toMatch( UUID_4 ) );
		expect( uuid() ).toMatch( UUID_4 );
	} );
} );
