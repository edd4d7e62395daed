import { act } from '@testing-library/react';
import {
	button,
	fetchMock,
	figuresMock,
	hostElement,
	show,
	useFreshPage,
	widget,
} from './popup';
import { submittedCookie } from '../../../src/widget/visitor-cookie';
import { choice, settle, text, unknown } from './support';

const IMPRESSION = '/wp-json/userfeedback/v1/surveys/7/impression';
const PROGRESS = '/wp-json/userfeedback/v1/surveys/7/progress';

useFreshPage();

const urls = () => figuresMock.mock.calls.map( ( [ url ] ) => url );
const progress = () =>
	figuresMock.mock.calls
		.filter( ( [ url ] ) => url === PROGRESS )
		.map( ( [ , { body } ] ) => JSON.parse( body ) );
const started = { nonce: '3.ghi', event: 'started', question_id: null };
const reached = ( id: string ) => ( {
	nonce: '3.ghi',
	event: 'reached',
	question_id: id,
} );

function hide() {
	jest.spyOn( document, 'visibilityState', 'get' ).mockReturnValue(
		'hidden'
	);
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

afterEach( () => jest.restoreAllMocks() );

describe( 'the impression', () => {
	it( 'is posted once when the survey starts, with its token and nothing else [WID-10~]', async () => {
		await show( [ choice, text ] );
		expect( urls() ).toEqual( [ `${ IMPRESSION }?nonce=3.def%2F%2B` ] );
		const [ , options ] = figuresMock.mock.calls[ 0 ];
		expect( options ).toEqual( {
			method: 'POST',
			credentials: 'omit',
			keepalive: true,
		} );
	} );

	it( 'fits an address that has a query already', async () => {
		await show( [ choice ], {
			impression_url: '/?rest_route=/surveys/%d/impression',
		} );
		expect( urls() ).toEqual( [
			'/?rest_route=/surveys/7/impression&nonce=3.def%2F%2B',
		] );
	} );

	it( 'is not posted when nothing can be shown', async () => {
		await show( [ unknown ] );
		expect( urls() ).toEqual( [] );
		expect( document.cookie ).toBe( '' );
	} );

	it( 'may fail', async () => {
		figuresMock.mockRejectedValueOnce( new TypeError() );
		figuresMock.mockImplementationOnce( () => {
			throw new Error();
		} );
		const user = await show( [ choice ] );
		await user.click( button( 'Skip' ) );
		await act( settle );
		expect( hostElement() ).not.toBeNull();
	} );
} );

describe( 'the cookie', () => {
	const cookie = () => decodeURIComponent( document.cookie );

	it( 'says that the visitor was asked [WID-10~] [WID-14~]', async () => {
		await show( [ choice ] );
		expect( cookie() ).toBe( 'userfeedback-7={"submitted":false}' );
	} );

	it( 'stays as it is when there is one', async () => {
		document.cookie = submittedCookie( 'userfeedback-7', 'last-time' );
		await show( [ choice ] );
		expect( cookie() ).toContain( 'last-time' );
	} );
} );

describe( 'progress', () => {
	it( 'tells of the start at the first answer and of the end, once each', async () => {
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

	it( 'starts with a Skip as well', async () => {
		const user = await show( [ choice, text ] );
		await user.click( button( 'Skip' ) );
		expect( progress() ).toEqual( [ started ] );
	} );

	it( 'sends the answers before the figures', async () => {
		const order: string[] = [];
		fetchMock.mockImplementation( async () => order.push( 'answers' ) );
		figuresMock.mockImplementation( async ( url ) => order.push( url ) );
		const user = await show( [ choice ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		expect( order.slice( 2 ) ).toEqual( [ 'answers', PROGRESS ] );
	} );

	it.each( [
		[ 'hidden', hide ],
		[ 'left', () => window.dispatchEvent( new Event( 'pagehide' ) ) ],
	] )(
		'tells of the last question when the page is %s',
		async ( _, leave ) => {
			const user = await show( [ choice, text ] );
			await user.click( button( 'Skip' ) );
			leave();
			expect( progress() ).toEqual( [ started, reached( 'wish' ) ] );
		}
	);

	it( 'tells of the last question when the survey is closed', async () => {
		const user = await show( [ choice, text ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Close' ) );
		expect( progress() ).toEqual( [ started, reached( 'source' ) ] );
	} );

	it( 'says nothing of a visitor who did not start', async () => {
		const user = await show( [ choice ] );
		hide();
		await user.click( button( 'Close' ) );
		expect( progress() ).toEqual( [] );
	} );
} );
