import { chooseSurvey } from '../../../src/widget/loader/survey-choice';
import { submittedCookie } from '../../../src/widget/visitor-cookie';
import { survey } from './support';

const NOON = Date.parse( '2026-11-21T12:00:00Z' );
const cookie = ( name: string, value: unknown ) =>
	`${ name }=${ encodeURIComponent( JSON.stringify( value ) ) }`;

describe( 'chooseSurvey', () => {
	it( 'returns the first one that is due by the given clock', () => {
		const later = survey( { id: 1, publish_at: '2026-11-21T12:00:01Z' } );
		const now = survey( { id: 2, publish_at: '2026-11-21T12:00:00Z' } );
		const always = survey( { id: 3 } );
		const surveys = [ later, now, always ];
		expect( chooseSurvey( surveys, NOON, '' ) ).toBe( now );
		expect( chooseSurvey( surveys, NOON + 1000, '' ) ).toBe( later );
		expect( chooseSurvey( surveys, NOON - 1000, '' ) ).toBe( always );
		expect( chooseSurvey( [ later ], NOON, '' ) ).toBeUndefined();
	} );

	it( 'ignores a survey with an invalid date', () => {
		const broken = survey( { publish_at: 'soon' } );
		expect( chooseSurvey( [ broken ], NOON, '' ) ).toBeUndefined();
	} );

	it.each( [
		[ 'no cookie', '', true ],
		[
			'not submitted',
			cookie( 'userfeedback-7', { submitted: false } ),
			true,
		],
		[ 'submitted', cookie( 'userfeedback-7', { submitted: true } ), false ],
		[
			'submitted, among others',
			`a=b; ${ cookie( 'userfeedback-7', { submitted: true } ) }; c=d`,
			false,
		],
		[
			'of another survey',
			cookie( 'userfeedback-77', { submitted: true } ),
			true,
		],
		[
			'a name that ends alike',
			cookie( 'x-userfeedback-7', { submitted: true } ),
			true,
		],
		[ 'not JSON', 'userfeedback-7=yes', true ],
		[ 'broken encoding', 'userfeedback-7=%E0%A4%A', true ],
		[ 'null', 'userfeedback-7=null', true ],
	] )( 'reads the cookie: %s', ( _, cookies, isShown ) => {
		const one = survey();
		expect( chooseSurvey( [ one ], NOON, cookies ) ).toBe(
			isShown ? one : undefined
		);
	} );

	it( 'skips an answered survey and returns the next one', () => {
		const first = survey( { cookie_name: 'mine' } );
		const second = survey( { id: 8, cookie_name: 'other' } );
		const cookies = submittedCookie( 'mine', 'x' ).split( ';' )[ 0 ] ?? '';
		expect( chooseSurvey( [ first, second ], NOON, cookies ) ).toBe(
			second
		);
	} );
} );
