import { watchListeners } from './support';

/* In a browser nothing runs any more of a page that was left; in Jest all tests of a file are in one window. */

/** The page that is open; the next test opens another one. */
let current = 0;

const setTimer = window.setTimeout.bind( window );

// For good, so that fake timers put back nothing else, whenever they end.
window.setTimeout = ( (
	work: ( ...args: unknown[] ) => void,
	...more: [ number?, ...unknown[] ]
) => {
	const page = current;
	return setTimer(
		( ...args: unknown[] ) => page === current && work( ...args ),
		...more
	);
} ) as typeof window.setTimeout;

/** What a server answers, which never reaches a page that was left. */
function reaching< T >( answer: Promise< T > ): Promise< T > {
	const page = current;
	return new Promise( ( resolve, reject ) => {
		answer.then(
			( value ) => page === current && resolve( value ),
			( error: unknown ) => page === current && reject( error )
		);
	} );
}

/** Call at the top of a test file: the listeners, timers and requests of a test end with it, its outbox among them. */
export function usePageLife(): void {
	let forget: () => void;

	beforeEach( () => {
		forget = watchListeners();
	} );

	afterEach( () => {
		forget();
		current++;
	} );
}

/** Lets the page ask a server. */
export function answerBy( server: typeof fetch ): void {
	// What is thrown at once is a failed request as well.
	window.fetch = ( ...request ) =>
		reaching( ( async () => server( ...request ) )() );
}
