import { getAdminData, takeAnswer } from '@/stores/admin-data';
import { printed } from '@/stores/printed';

const NAME = 'userfeedbackAdmin';

/** What a post that is being edited may hold, where the editor has it in the page itself. */
function forge() {
	delete window.userfeedbackAdmin;
	document.body.innerHTML = `<a id="${ NAME }"></a><a id="${ NAME }" name="pages"></a><a id="${ NAME }" name="answers"></a>`;
}

describe( 'data that PHP printed', () => {
	it( 'is never an element of the content with that id', () => {
		const before = getAdminData();
		forge();
		expect( window[ NAME ] ).toBeDefined();
		expect( printed( NAME ) ).toBeUndefined();
		expect( getAdminData() ).toEqual( before );
		expect( takeAnswer( 'length' ) ).toBeUndefined();
	} );

	it( 'is returned if a script has set it', () => {
		forge();
		const data = { version: '1.0.0' };
		window.userfeedbackAdmin = data;
		expect( printed( NAME ) ).toBe( data );
	} );
} );
