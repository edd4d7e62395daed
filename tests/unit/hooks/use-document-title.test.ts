import { documentTitle } from '@/hooks/use-document-title';

describe( 'the title of the document', () => {
	it.each( [
		[
			'Surveys ‹ My Site — WordPress',
			'Response #9 ‹ My Site — WordPress',
		],
		[ 'סקרים › האתר שלי — וורדפרס', 'Response #9 › האתר שלי — וורדפרס' ],
		// A site that is called so, and an administrator page that another plugin renamed.
		[ 'Surveys ‹ A ‹ B — WordPress', 'Response #9 ‹ A ‹ B — WordPress' ],
		[ 'Surveys | My Site', 'Response #9 ‹ Surveys | My Site' ],
	] )( 'has the heading in the place of the menu: %s', ( printed, title ) => {
		expect( documentTitle( 'Response #9', printed ) ).toBe( title );
	} );
} );
