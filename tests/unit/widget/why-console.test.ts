import { choose, open, renewPage, reported, whyReport } from './why-support';
import { settle } from './support';

const info = jest.spyOn( console, 'info' ).mockImplementation();

beforeEach( () => {
	info.mockClear();
	renewPage();
	CSSStyleSheet.prototype.replaceSync = () => {};
} );

describe( 'the debug mode', () => {
	const surveys = [
		reported( { title: '' } ),
		reported( { id: 8, title: 'Shop', hidden: 'expired' } ),
	];

	it( '[WID-20~] writes one line for each survey when the loader has chosen', async () => {
		const { editor, ...everybody } = whyReport( {
			surveys,
			is_debug: true,
		} );
		open( everybody );
		await settle();
		expect( info ).not.toHaveBeenCalled();
		choose( { chosen: 7, reasons: {} } );
		await settle();
		expect( info.mock.calls ).toEqual( [
			[ 'UserFeedback: Survey 7: Shows 20 seconds later.' ],
			[ 'UserFeedback: Survey 8 (Shop): Hidden: ended. [expired]' ],
		] );
		expect( document.querySelector( 'userfeedback-why' ) ).toBeNull();
	} );

	it( '[WID-20~] writes at once where no survey can show', async () => {
		open( whyReport( { surveys: [], is_debug: true } ), null );
		await settle();
		expect( info.mock.calls ).toEqual( [
			[ 'UserFeedback: No survey is published.' ],
		] );
	} );

	it( '[WID-20~] is silent when it is off', async () => {
		open( whyReport( { surveys } ) );
		choose( { chosen: 7, reasons: {} } );
		open( whyReport( { surveys: [] } ), null );
		await settle();
		expect( info ).not.toHaveBeenCalled();
	} );
} );
