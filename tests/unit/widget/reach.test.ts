import type { WidgetSurvey } from '@/survey-model';
import { openRegistry, partsOf } from '@/widget/registry';
import { clearCookies, pageData, survey } from './support';

const NOON = Date.parse( '2026-11-21T12:00:00Z' );
const DAY = 24 * 60 * 60 * 1000;

const shared = ( share: number, id = 7 ): WidgetSurvey => {
	const { settings } = survey();
	return survey( {
		id,
		cookie_name: `userfeedback-${ id }`,
		settings: {
			...settings,
			behavior: { ...settings.behavior, visitor_share: share },
		},
	} );
};

/** Why the gate hides a survey. */
const reason = ( of: WidgetSurvey, now = NOON ) =>
	partsOf( 'gate' )[ 0 ]!.reason( of, {
		data: pageData( { surveys: [ of ] } ),
		now,
		cookies: document.cookie,
	} );

/** What the browser is told about a popup that was drawn. */
const see = ( of: WidgetSurvey ) =>
	partsOf( 'listener' )[ 0 ]!.on(
		'view',
		{ survey: of.id, title: of.title },
		of
	);

beforeAll( async () => {
	window.userfeedback = {};
	openRegistry();
	await import( '@/widget/parts/reach' );
} );

beforeEach( () => {
	clearCookies();
	sessionStorage.clear();
	jest.useFakeTimers( { now: NOON } );
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'days without popups', () => {
	const quiet = ( id: number, more: Partial< WidgetSurvey > = {} ) =>
		survey( {
			id,
			cookie_name: `userfeedback-${ id }`,
			cooldown_days: 3,
			...more,
		} );

	it( 'counts popups of this site only, where several share a host in folders', () => {
		const elsewhere = { cookie_name: 'userfeedback-7-1a2b3c4d' };
		see( quiet( 7 ) );
		expect( reason( quiet( 7, elsewhere ) ) ).toBeNull();
		clearCookies();
		see( quiet( 7, elsewhere ) );
		expect( reason( quiet( 8 ) ) ).toBeNull();
		expect(
			reason( quiet( 8, { cookie_name: 'userfeedback-8-1a2b3c4d' } ) )
		).toBe( 'cooldown' );
	} );

	it( '[PLS-12~] hides every popup after one was seen, until the days are over', () => {
		expect( reason( quiet( 7 ) ) ).toBeNull();
		see( quiet( 7 ) );
		expect( reason( quiet( 7 ) ) ).toBe( 'cooldown' );
		expect( reason( quiet( 8 ) ) ).toBe( 'cooldown' );
		expect( reason( quiet( 8 ), NOON + 3 * DAY - 1 ) ).toBe( 'cooldown' );
		expect( reason( quiet( 8 ), NOON + 3 * DAY ) ).toBeNull();
		// The owner has chosen fewer days, or none, since then.
		const fewer = quiet( 8, { cooldown_days: 1 } );
		expect( reason( fewer, NOON + DAY ) ).toBeNull();
		expect( reason( survey() ) ).toBeNull();
	} );

	it( '[PLS-12~] lets a visitor go on with a survey that they have begun', () => {
		see( quiet( 7 ) );
		sessionStorage.setItem( 'userfeedback-7-progress', '{}' );
		expect( reason( quiet( 7 ) ) ).toBeNull();
		expect( reason( quiet( 8 ) ) ).toBe( 'cooldown' );
	} );

	it( '[PLS-12~] shows the survey of the page’s block or shortcode', () => {
		see( quiet( 8 ) );
		expect( reason( quiet( 7, { is_embedded: true } ) ) ).toBeNull();
	} );

	it( 'keeps the time for as long as it counts, and only while the owner wants it', () => {
		const set = jest.spyOn( document, 'cookie', 'set' );
		see( survey() );
		expect( set ).not.toHaveBeenCalled();
		see( quiet( 7 ) );
		expect( set.mock.calls ).toEqual( [
			[
				`userfeedback-seen=${ NOON }; path=/; SameSite=Lax; max-age=${ 3 * 86400 }`,
			],
		] );
		partsOf( 'listener' )[ 0 ]!.on(
			'close',
			{ survey: 7, title: '' },
			quiet( 7 )
		);
		expect( set ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ 'soon', '-1', `${ NOON + DAY }`, '' ] )(
		'ignores the time "%s"',
		( seen ) => {
			document.cookie = `userfeedback-seen=${ seen }; path=/`;
			expect( reason( quiet( 7 ) ) ).toBeNull();
		}
	);

	it( 'hides nothing where storage is blocked', () => {
		jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( () => {
			throw new Error( 'blocked' );
		} );
		jest.spyOn( document, 'cookie', 'set' ).mockImplementation( () => {} );
		see( quiet( 7 ) );
		expect( reason( quiet( 7 ) ) ).toBeNull();
		// Only the session's storage is blocked.
		jest.restoreAllMocks();
		jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( () => {
			throw new Error( 'blocked' );
		} );
		see( quiet( 7 ) );
		expect( reason( quiet( 7 ) ) ).toBe( 'cooldown' );
	} );
} );

describe( 'share of visitors', () => {
	const VISITORS = 10000;

	/** Whether each of many new visitors sees the surveys. */
	function draw( ...surveys: WidgetSurvey[] ): boolean[][] {
		return Array.from( { length: VISITORS }, () => {
			clearCookies();
			return surveys.map( ( one ) => reason( one ) === null );
		} );
	}

	/** Three standard deviations of how many of the visitors are in a share. */
	const tolerance = ( share: number ) =>
		3 * Math.sqrt( VISITORS * share * ( 1 - share ) );

	it( '[PLS-12~] shows a survey to its share of 10,000 visitors, independently of other surveys', () => {
		// A generator with a fixed start, so that the test does not fail once in hundreds of runs.
		let seed = 42;
		jest.spyOn( Math, 'random' ).mockImplementation( () => {
			// Stays below 2 ** 53.
			seed = ( seed * 1664525 + 1013904223 ) % 2 ** 32;
			return seed / 2 ** 32;
		} );
		const seen = draw( shared( 20, 7 ), shared( 50, 8 ) );
		const count = ( is: ( row: boolean[] ) => boolean | undefined ) =>
			seen.filter( is ).length;
		const near = ( actual: number, share: number ) =>
			expect( Math.abs( actual - VISITORS * share ) ).toBeLessThan(
				tolerance( share )
			);
		near(
			count( ( [ first ] ) => first ),
			0.2
		);
		near(
			count( ( [ , second ] ) => second ),
			0.5
		);
		near(
			count( ( [ first, second ] ) => first && second ),
			0.1
		);
	} );

	it( '[PLS-12~] keeps visitors in or out, and those who are in when the share grows', () => {
		for ( let visitor = 0; visitor < 200; visitor++ ) {
			clearCookies();
			const isIn = reason( shared( 30 ) ) === null;
			for ( let visit = 0; visit < 3; visit++ ) {
				expect( reason( shared( 30 ) ) === null ).toBe( isIn );
			}
			expect( reason( shared( isIn ? 31 : 29 ) ) ).toBe(
				isIn ? null : 'share'
			);
		}
	} );

	it.each( [
		[ 0, 1, null ],
		[ 0.0099, 1, null ],
		[ 0.01, 1, 'share' ],
		[ 0.9899, 99, null ],
		[ 0.99, 99, 'share' ],
		[ 0.99999, 99, 'share' ],
	] )( 'of a draw of %d and %d percent: %s', ( draws, share, expected ) => {
		jest.spyOn( Math, 'random' ).mockReturnValue( draws );
		expect( reason( shared( share ) ) ).toBe( expected );
	} );

	it( '[PLS-12~] draws nothing for a survey that everybody sees, or that is on the page on purpose', () => {
		const set = jest.spyOn( document, 'cookie', 'set' );
		expect( reason( shared( 100 ) ) ).toBeNull();
		expect( reason( survey() ) ).toBeNull();
		expect( reason( { ...shared( 1 ), is_embedded: true } ) ).toBeNull();
		expect( set ).not.toHaveBeenCalled();
	} );

	it( '[PLS-12~] shows no survey with a share where cookies are blocked', () => {
		jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
		jest.spyOn( document, 'cookie', 'set' ).mockImplementation( () => {} );
		expect( reason( shared( 99 ) ) ).toBe( 'share' );
		expect( reason( shared( 100 ) ) ).toBeNull();
	} );

	it( 'draws again when the cookie is not ours', () => {
		document.cookie = 'userfeedback-7-share=many; path=/';
		jest.spyOn( Math, 'random' ).mockReturnValue( 0.5 );
		expect( reason( shared( 60 ) ) ).toBeNull();
		expect( document.cookie ).toContain( 'userfeedback-7-share=5000' );
	} );
} );
