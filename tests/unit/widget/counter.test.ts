import { act } from '@testing-library/react';
import {
	button,
	fetchMock,
	statisticsMock,
	hostElement,
	show,
	start,
	useFreshPage,
	widget,
} from './popup';
import { submittedCookie } from '@/widget/visitor-cookie';
import {
	choice,
	clearCookies,
	settle,
	several,
	survey,
	text,
	unknown,
} from './support';

const IMPRESSION = '/wp-json/userfeedback/v1/surveys/7/impression';
const PROGRESS = '/wp-json/userfeedback/v1/surveys/7/progress';

useFreshPage();

const urls = () => statisticsMock.mock.calls.map( ( [ url ] ) => url );
const progress = () =>
	statisticsMock.mock.calls
		.filter( ( [ url ] ) => url === PROGRESS )
		.map( ( [ , { body } ] ) => JSON.parse( body ) );
const started = { nonce: '3.ghi', event: 'started', question_id: null };
const reached = ( id: string ) => ( {
	nonce: '3.ghi',
	event: 'reached',
	question_id: id,
} );

function hide() {
	const state = jest
		.spyOn( document, 'visibilityState', 'get' )
		.mockReturnValue( 'hidden' );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	return state;
}

afterEach( () => jest.restoreAllMocks() );

describe( 'the impression', () => {
	it( 'is posted once when the survey starts, with only its token [WID-10~]', async () => {
		await show( [ choice, text ] );
		expect( urls() ).toEqual( [ `${ IMPRESSION }?nonce=3.def%2F%2B` ] );
		const [ , options ] = statisticsMock.mock.calls[ 0 ];
		expect( options ).toEqual( {
			method: 'POST',
			credentials: 'omit',
			keepalive: true,
		} );
	} );

	it( 'is added to a URL that already has a query', async () => {
		await show( [ choice ], {
			impression_url: '/?rest_route=/surveys/%d/impression',
		} );
		expect( urls() ).toEqual( [
			'/?rest_route=/surveys/7/impression&nonce=3.def%2F%2B',
		] );
	} );

	it( 'is not posted if nothing can be shown', async () => {
		await show( [ unknown ] );
		expect( urls() ).toEqual( [] );
		expect( document.cookie ).toBe( '' );
	} );

	it( 'may fail without an error', async () => {
		statisticsMock.mockRejectedValueOnce( new TypeError() );
		statisticsMock.mockImplementationOnce( () => {
			throw new Error();
		} );
		const user = await show( [ choice ] );
		await user.click( button( 'Skip' ) );
		await act( settle );
		expect( hostElement() ).not.toBeNull();
	} );
} );

describe( 'a visitor', () => {
	const impressions = () =>
		urls().filter( ( url ) => url.includes( 'impression' ) ).length;
	const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );
	const nextPage = ( changes = {} ) => {
		leave();
		hostElement()?.remove();
		return show( [ choice, text, several ], {}, changes );
	};

	it( 'counts as one impression in a session, on three pages and minimized', async () => {
		document.cookie = 'userfeedback-7-minimized=1; path=/';
		const visit = () => {
			leave();
			hostElement()?.remove();
			return start( [ choice, text, several ] );
		};
		await visit();
		await visit();
		await visit();
		expect( impressions() ).toBe( 1 );
		// Another tab.
		sessionStorage.clear();
		await visit();
		expect( impressions() ).toBe( 1 );
		// Another session.
		sessionStorage.clear();
		clearCookies();
		await visit();
		expect( impressions() ).toBe( 2 );
	} );

	it( 'counts again after an answer to a survey that shows repeatedly', async () => {
		const { settings } = survey();
		const repeatedly = {
			settings: {
				...settings,
				behavior: {
					...settings.behavior,
					display_length: 'repeatedly' as const,
				},
			},
		};
		const user = await show( [ choice ], {}, repeatedly );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		expect( progress() ).toEqual( [ started, reached( 'source' ) ] );
		// The answer is stored, and reported to the page.
		await act( settle );
		await nextPage( repeatedly );
		await nextPage( repeatedly );
		expect( impressions() ).toBe( 2 );
		expect( progress() ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'kept', () => {} ],
		[
			'blocked',
			() =>
				jest
					.spyOn( window, 'sessionStorage', 'get' )
					.mockImplementation( () => {
						throw new DOMException( 'denied', 'SecurityError' );
					} ),
		],
	] )(
		'counts a visitor who has answered before once, although they answer again: the session is %s',
		async ( _, prepare ) => {
			prepare();
			document.cookie = submittedCookie( 'userfeedback-7', 'last-time' );
			const user = await show( [ choice, text ] );
			await user.click(
				widget().getByRole( 'radio', { name: 'The web' } )
			);
			await user.click( button( 'Next' ) );
			expect( impressions() ).toBe( 1 );
			expect( progress() ).toEqual( [ started ] );
		}
	);

	it( 'counts at the furthest question, after a tab switch, a reload and Back', async () => {
		const user = await show( [ choice, text, several ] );
		await user.click( button( 'Skip' ) );
		const tabs = hide();
		hide();
		tabs.mockRestore();
		const further = await nextPage();
		expect( progress() ).toEqual( [ started, reached( 'wish' ) ] );
		await further.click( button( 'Skip' ) );
		await further.click( button( 'Back' ) );
		await further.click( button( 'Back' ) );
		hide();
		leave();
		expect( progress().slice( 2 ) ).toEqual( [
			{ ...reached( 'teas' ), before: 'wish' },
		] );
	} );
} );

describe( 'the cookie', () => {
	const cookie = () => decodeURIComponent( document.cookie );

	it( 'records that the visitor has seen the survey [WID-10~] [WID-14~]', async () => {
		await show( [ choice ] );
		expect( cookie() ).toBe( 'userfeedback-7={"submitted":false}' );
	} );

	it( 'does not change if it exists', async () => {
		document.cookie = submittedCookie( 'userfeedback-7', 'last-time' );
		await show( [ choice ] );
		expect( cookie() ).toContain( 'last-time' );
	} );
} );

describe( 'progress', () => {
	it( 'reports the start at the first answer and the end, once each', async () => {
		const user = await show( [ choice, text ] );
		expect( progress() ).toEqual( [] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( widget().getByRole( 'radio', { name: 'A friend' } ) );
		expect( progress() ).toEqual( [ started ] );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Skip' ) );
		await user.click( button( 'Close' ) );
		hide();
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( progress() ).toEqual( [ started, reached( 'wish' ) ] );
	} );

	it( 'reports the start on Skip, too', async () => {
		const user = await show( [ choice, text ] );
		await user.click( button( 'Skip' ) );
		expect( progress() ).toEqual( [ started ] );
	} );

	it( 'is sent after the answers', async () => {
		const order: string[] = [];
		fetchMock.mockImplementation( async () => order.push( 'answers' ) );
		statisticsMock.mockImplementation( async ( url ) => order.push( url ) );
		const user = await show( [ choice ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		expect( order.slice( 2 ) ).toEqual( [ 'answers', PROGRESS ] );
	} );

	it.each( [
		[ 'hidden', hide ],
		[ 'left', () => window.dispatchEvent( new Event( 'pagehide' ) ) ],
	] )(
		'reports the last question when the page is %s',
		async ( _, leave ) => {
			const user = await show( [ choice, text ] );
			await user.click( button( 'Skip' ) );
			leave();
			expect( progress() ).toEqual( [ started, reached( 'wish' ) ] );
		}
	);

	it( 'reports the last question when the survey is closed', async () => {
		const user = await show( [ choice, text ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Close' ) );
		expect( progress() ).toEqual( [ started, reached( 'source' ) ] );
	} );

	it( 'is not reported for a visitor who did not start', async () => {
		const user = await show( [ choice ] );
		hide();
		await user.click( button( 'Close' ) );
		expect( progress() ).toEqual( [] );
	} );
} );
