import { openOutbox } from '@/widget/outbox/outbox';
import type { Outcome, Parcel } from '@/widget/types';
import { answer, clearCookies, watchListeners } from './support';

/** The queue's keys begin like this, one for each submission. */
export const PREFIX = 'userfeedback-outbox:';
export const START = Date.parse( '2026-11-21T12:00:00Z' );
export const fetchMock = jest.fn();

/** Submissions that the server has stored, each with how often it was sent. */
export const rows = new Map< string, number >();

/** The server: stores a submission once and confirms it each time. */
export async function store( _: string, { body }: { body: string } ) {
	const { submission_id: id } = JSON.parse( body );
	const times = rows.get( id ) ?? 0;
	rows.set( id, times + 1 );
	return answer( times ? 200 : 201, { success: true, data: { id } } );
}

/** Stores, but the answer is lost on its way. */
export async function storeAndCut( url: string, options: { body: string } ) {
	await store( url, options );
	throw new TypeError( 'network error' );
}

export async function offline() {
	throw new TypeError( 'Failed to fetch' );
}

export const sent = () =>
	fetchMock.mock.calls.map( ( [ , { body } ] ) => JSON.parse( body ) );

export const queued = () =>
	Object.keys( localStorage )
		.filter( ( key ) => key.startsWith( PREFIX ) )
		.map( ( key ) => JSON.parse( localStorage.getItem( key )! ) );

export function parcel( id = 'id-1' ): Parcel {
	return {
		survey_id: 7,
		cookie_name: 'userfeedback-7',
		urls: [ '/rest', '/ajax' ],
		body: {
			submission_id: id,
			answers: [ { question_id: 'wish', value: 'Tea' } ],
			page_submitted: { url: 'https://example.org/', name: 'Home' },
			nonce: '3.abc',
		},
	};
}

/** A tab that has the loader; what it reports is collected. */
export function openTab() {
	const outbox = openOutbox( Date.now, () => 0.5 );
	const outcomes: Outcome[] = [];
	return {
		outcomes,
		send: ( what = parcel() ) =>
			outbox.send( what, ( outcome ) => outcomes.push( outcome ) ),
	};
}

export const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );

export function comeBack() {
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

export function goOnline() {
	window.dispatchEvent( new Event( 'online' ) );
}

let forget: () => void;

/** Ends the page, or all of them: nothing runs or listens any more, storage and cookies stay. */
export function closeTabs(): void {
	const now = Date.now();
	// Puts the clock back as well.
	jest.clearAllTimers();
	jest.setSystemTime( now );
	forget();
	forget = watchListeners();
}

/** Call at the top of a test file. */
export function useTabs(): void {
	beforeEach( () => {
		jest.useFakeTimers( { now: START } );
		fetchMock.mockReset().mockImplementation( store );
		window.fetch = fetchMock;
		rows.clear();
		localStorage.clear();
		clearCookies();
		forget = watchListeners();
	} );

	afterEach( () => {
		forget();
		jest.useRealTimers();
		jest.restoreAllMocks();
	} );
}
