import { addPackageTexts } from '../../../src/components/package-texts';
import { getAdminData, takeAnswer } from '../../../src/stores/admin-data';
import { printed } from '../../../src/stores/printed';

const NAMES = [ 'userfeedbackAdmin', 'userfeedbackPackageTexts' ] as const;

/** What a post that is being edited may hold, where the editor has it in the page itself. */
function forge( names: readonly string[] ) {
	for ( const name of NAMES ) {
		delete ( window as unknown as Record< string, unknown > )[ name ];
	}
	document.body.innerHTML = names
		.map(
			( name ) =>
				`<a id="${ name }"></a><a id="${ name }" name="pages"></a><a id="${ name }" name="answers"></a>`
		)
		.join( '' );
}

describe( 'data that PHP printed', () => {
	it.each( NAMES )( 'is not what content calls %s', ( name ) => {
		forge( [] );
		const before = getAdminData();
		forge( NAMES );
		expect( window[ name ] ).toBeDefined();
		expect( printed( name ) ).toBeUndefined();
		expect( getAdminData() ).toEqual( before );
		expect( takeAnswer( 'length' ) ).toBeUndefined();
		expect( () => addPackageTexts() ).not.toThrow();
	} );

	it( 'is read where a script has set it', () => {
		forge( NAMES );
		const texts = { '': { 'plural-forms': 'nplurals=1; plural=0;' } };
		window.userfeedbackPackageTexts = texts;
		expect( printed( 'userfeedbackPackageTexts' ) ).toBe( texts );
	} );
} );
