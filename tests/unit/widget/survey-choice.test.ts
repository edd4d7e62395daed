import type { WidgetSurvey } from '@/survey-model';
import type { Reasons } from '@/widget/loader/survey-choice';
import { chooseSurvey } from '@/widget/loader/survey-choice';
import { openRegistry } from '@/widget/registry';
import { submittedCookie } from '@/widget/visitor-cookie';
import { clearCookies, pageData, survey } from './support';

const NOON = Date.parse( '2026-11-21T12:00:00Z' );
const cookie = ( name: string, value: unknown ) =>
	`${ name }=${ encodeURIComponent( JSON.stringify( value ) ) }`;

/** The id of the chosen survey, and why the ones before it are hidden. */
async function choose(
	surveys: WidgetSurvey[],
	{ now = NOON, cookies = '' } = {}
): Promise< { chosen: number | undefined; reasons: Reasons } > {
	clearCookies();
	for ( const one of cookies.split( '; ' ) ) {
		document.cookie = one;
	}
	const reasons: Reasons = {};
	const circumstances = {
		data: pageData( { surveys } ),
		now: () => now,
		nonce: '',
	};
	return {
		chosen: ( await chooseSurvey( circumstances, reasons ) )?.id,
		reasons,
	};
}

beforeEach( () => {
	window.userfeedback = {};
	openRegistry();
} );

describe( 'chooseSurvey', () => {
	it( 'returns the first one that is due by the given clock, and says why others are hidden', async () => {
		const later = survey( { id: 1, publish_at: '2026-11-21T12:00:01Z' } );
		const now = survey( { id: 2, publish_at: '2026-11-21T12:00:00Z' } );
		const always = survey( { id: 3 } );
		const surveys = [ later, now, always ];
		expect( await choose( surveys ) ).toEqual( {
			chosen: 2,
			reasons: { 1: 'scheduled' },
		} );
		expect( await choose( surveys, { now: NOON + 1000 } ) ).toEqual( {
			chosen: 1,
			reasons: {},
		} );
		expect( await choose( surveys, { now: NOON - 1000 } ) ).toEqual( {
			chosen: 3,
			reasons: { 1: 'scheduled', 2: 'scheduled' },
		} );
		expect( await choose( [ later ] ) ).toEqual( {
			chosen: undefined,
			reasons: { 1: 'scheduled' },
		} );
	} );

	it( 'ignores a survey with an invalid date', async () => {
		const broken = survey( { id: 4, publish_at: 'soon' } );
		expect( await choose( [ broken ] ) ).toEqual( {
			chosen: undefined,
			reasons: { 4: 'scheduled' },
		} );
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
	] )( 'reads the cookie: %s', async ( _, cookies, isShown ) => {
		expect( await choose( [ survey() ], { cookies } ) ).toEqual(
			isShown
				? { chosen: 7, reasons: {} }
				: { chosen: undefined, reasons: { 7: 'cookie' } }
		);
	} );

	it.each( [
		[ 'until_response', '', true ],
		[
			'until_response',
			cookie( 'userfeedback-7', { submitted: false } ),
			true,
		],
		[
			'until_response',
			cookie( 'userfeedback-7', { submitted: true } ),
			false,
		],
		[ 'once', '', true ],
		[ 'once', cookie( 'userfeedback-7', { submitted: false } ), false ],
		[ 'once', cookie( 'userfeedback-7', { submitted: true } ), false ],
		[ 'once', cookie( 'userfeedback-77', { submitted: true } ), true ],
		[ 'repeatedly', '', true ],
		[
			'repeatedly',
			cookie( 'userfeedback-7', { submitted: false } ),
			true,
		],
		[ 'repeatedly', cookie( 'userfeedback-7', { submitted: true } ), true ],
	] as const )(
		'[SEL-02~] [SET-08~] display length %s with the cookie "%s": shown is %s',
		async ( length, cookies, isShown ) => {
			const { settings } = survey();
			const one = survey( {
				settings: {
					...settings,
					behavior: { ...settings.behavior, display_length: length },
				},
			} );
			expect( await choose( [ one ], { cookies } ) ).toEqual(
				isShown
					? { chosen: 7, reasons: {} }
					: { chosen: undefined, reasons: { 7: 'cookie' } }
			);
		}
	);

	it( '[SEL-02~] [SET-09~] hides a survey from the moment it expires', async () => {
		const one = survey( { expires_at: '2026-11-21T12:00:00Z' } );
		const next = survey( { id: 8, expires_at: null } );
		expect( await choose( [ one, next ], { now: NOON - 1000 } ) ).toEqual( {
			chosen: 7,
			reasons: {},
		} );
		expect( await choose( [ one, next ] ) ).toEqual( {
			chosen: 8,
			reasons: { 7: 'expired' },
		} );
		const broken = survey( { expires_at: 'never' } );
		expect( await choose( [ broken ] ) ).toEqual( {
			chosen: undefined,
			reasons: { 7: 'expired' },
		} );
	} );

	it.each( [
		[ 'once', false, true ],
		[ 'once', true, false ],
		[ 'until_response', true, false ],
	] as const )(
		'lets a visitor go on who has begun a survey: %s, submitted is %s',
		async ( length, submitted, isShown ) => {
			const { settings } = survey();
			const one = survey( {
				settings: {
					...settings,
					behavior: { ...settings.behavior, display_length: length },
				},
			} );
			const cookies = cookie( 'userfeedback-7', { submitted } );
			sessionStorage.setItem( 'userfeedback-7-progress', '{}' );
			expect( ( await choose( [ one ], { cookies } ) ).chosen ).toBe(
				isShown ? 7 : undefined
			);
			sessionStorage.clear();
		}
	);

	it( 'counts on no storage', async () => {
		jest.spyOn( window, 'sessionStorage', 'get' ).mockImplementation(
			() => {
				throw new Error( 'blocked' );
			}
		);
		const { settings } = survey();
		const one = survey( {
			settings: {
				...settings,
				behavior: { ...settings.behavior, display_length: 'once' },
			},
		} );
		const cookies = cookie( 'userfeedback-7', { submitted: false } );
		expect( ( await choose( [ one ], { cookies } ) ).chosen ).toBe(
			undefined
		);
		jest.restoreAllMocks();
	} );

	it( 'skips an answered survey and returns the next one', async () => {
		const first = survey( { cookie_name: 'mine' } );
		const second = survey( { id: 8, cookie_name: 'other' } );
		const cookies = submittedCookie( 'mine', 'x' ).split( ';' )[ 0 ] ?? '';
		expect( await choose( [ first, second ], { cookies } ) ).toEqual( {
			chosen: 8,
			reasons: { 7: 'cookie' },
		} );
	} );

	it( 'asks the gates with the page, the time and the cookies', async () => {
		const reason = jest.fn( ( { id }: WidgetSurvey ) =>
			Promise.resolve( id === 1 ? 'device' : null )
		);
		window.userfeedback?.register?.( 'gate', 'devices', { reason } );
		const surveys = [ survey( { id: 1 } ), survey( { id: 2 } ) ];
		expect( await choose( surveys, { cookies: 'a=b' } ) ).toEqual( {
			chosen: 2,
			reasons: { 1: 'device' },
		} );
		expect( reason ).toHaveBeenCalledWith( surveys[ 0 ], {
			data: expect.objectContaining( { surveys } ),
			now: NOON,
			cookies: 'a=b',
		} );
	} );

	it( 'hides a survey if its gate fails, and shows the next one', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		window.userfeedback?.register?.( 'gate', 'broken', {
			reason( { id } ) {
				if ( id === 1 ) {
					throw new Error( 'broken' );
				}
				return undefined;
			},
		} );
		expect(
			await choose( [ survey( { id: 1 } ), survey( { id: 2 } ) ] )
		).toEqual( { chosen: 2, reasons: { 1: 'gate_failed' } } );
		expect( warn ).toHaveBeenCalledTimes( 1 );
	} );
} );
