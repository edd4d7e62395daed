import { embeddedSurveys } from '@/blocks/post-panel/embedded';
import { showsAt } from '@/blocks/post-panel/shown-at';

const block = ( surveyId: number, display?: string ) => ( {
	name: 'userfeedback/survey',
	attributes: { surveyId, display },
	innerBlocks: [],
} );

test( '[BLK-01~] a survey whose rules exclude the post does not show there, whatever else its rules say', () => {
	expect( showsAt( { targets: false, rules: [] }, '' ) ).toBe( false );
	expect( showsAt( { targets: true, rules: [] }, '' ) ).toBe( true );
	const rules = [ [ { type: 'page_url_contains', data: '/tea' } ] ];
	const address = 'https://site.test/tea/';
	expect( showsAt( { targets: true, rules }, address ) ).toBe( true );
	expect( showsAt( { targets: false, rules }, address ) ).toBe( false );
	expect( showsAt( { targets: true, rules }, '' ) ).toBe( null );
} );

test( '[BLK-01~] a survey that is in the content inline and as a popup counts as inline; a block without a display is a popup', () => {
	const both = [ block( 7, 'inline' ), block( 7, 'popup' ), block( 8 ) ];
	const expected = [
		[ 7, 'inline' ],
		[ 8, 'popup' ],
	];
	expect( [ ...embeddedSurveys( both ) ] ).toEqual( expected );
	both.splice( 0, 2, block( 7, 'popup' ), block( 7, 'inline' ) );
	expect( [ ...embeddedSurveys( both ) ] ).toEqual( expected );
} );
