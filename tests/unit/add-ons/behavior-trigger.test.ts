import type { WidgetSurvey } from '@/survey-model';
import { openRegistry } from '@/widget/registry';
import { survey, watchListeners } from '../widget/support';

type Behavior = WidgetSurvey[ 'settings' ][ 'behavior' ];

/** Waits for a survey's trigger; the result says whether it has fired. */
function wait( changes: Partial< Behavior > ) {
	const { settings } = survey();
	const waiting = survey( {
		settings: {
			...settings,
			behavior: { ...settings.behavior, ...changes },
		},
	} );
	const state = { hasFired: false };
	void openRegistry()
		.trigger?.get( 'timing' )
		?.wait( waiting )
		.then( () => {
			state.hasFired = true;
		} );
	return state;
}

/** Lets time pass: frames and everything that was promised happen. */
const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );
const FRAME = 50;

function point(
	y: number,
	{ type = 'pointermove', pointerType = 'mouse' } = {}
): void {
	const event = new MouseEvent( type, { clientY: y, bubbles: true } );
	Object.defineProperty( event, 'pointerType', { value: pointerType } );
	( type === 'pointermove'
		? document.body
		: document.documentElement
	).dispatchEvent( event );
}

/** Lays the page out, and tells it as browsers do. */
function scrollTo( scrollTop: number, length: number, type = 'scroll' ): void {
	Object.defineProperties( document.documentElement, {
		scrollTop: { value: scrollTop, configurable: true },
		scrollHeight: { value: length + 800, configurable: true },
		clientHeight: { value: 800, configurable: true },
	} );
	( type === 'scroll' ? document : window ).dispatchEvent(
		new Event( type, { bubbles: type === 'scroll' } )
	);
}

let readyState: DocumentReadyState;
let forget: () => void;

beforeAll( () => {
	openRegistry();
	return import( '@/add-ons/behavior/parts/trigger' );
} );

beforeEach( () => {
	jest.useFakeTimers();
	forget = watchListeners();
	readyState = 'complete';
	jest.spyOn( document, 'readyState', 'get' ).mockImplementation(
		() => readyState
	);
} );

afterEach( () => {
	forget();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'the trigger of a survey', () => {
	it.each( [ 'immediate', 'of a later version' ] )(
		'[WID-08~] shows it at once: %s',
		async ( timing ) => {
			const state = wait( { timing: timing as Behavior[ 'timing' ] } );
			await pass( 0 );
			expect( state.hasFired ).toBe( true );
		}
	);

	it.each( [ 0, 1, 20, 60 ] )(
		'[WID-08~] [SET-07~] waits for %s seconds',
		async ( seconds ) => {
			const state = wait( { timing: 'delay', timing_delay: seconds } );
			await pass( Math.max( 0, seconds * 1000 - 1 ) );
			expect( state.hasFired ).toBe( false );
			await pass( FRAME );
			expect( state.hasFired ).toBe( true );
		}
	);

	it( 'waits until its tab can be seen', async () => {
		const frames = jest
			.spyOn( window, 'requestAnimationFrame' )
			.mockReturnValue( 0 );
		const state = wait( { timing: 'delay', timing_delay: 1 } );
		await pass( 60_000 );
		expect( state.hasFired ).toBe( false );
		frames.mock.calls[ 0 ]?.[ 0 ]( 0 );
		await pass( 0 );
		expect( state.hasFired ).toBe( true );
	} );

	it.each( [
		[ 'up to 150 px', [ 400, 150 ], true ],
		[ 'up to 151 px', [ 400, 151 ], false ],
		[ 'up by a pixel', [ 91, 90 ], true ],
		[ 'down', [ 10, 149 ], false ],
		[ 'along', [ 90, 90, 90 ], false ],
		[ 'down and up again', [ 20, 140, 139 ], true ],
		[ 'into the page', [ 10 ], false ],
	] )(
		'[WID-08~] watches a mouse before it leaves: %s',
		async ( _, heights, hasFired ) => {
			const state = wait( { timing: 'before_abandon' } );
			heights.forEach( ( y ) => point( y ) );
			await pass( 0 );
			expect( state.hasFired ).toBe( hasFired );
		}
	);

	it.each( [
		[ 'a computer', 0, true, null ],
		[ 'a computer whose browser knows no mouse', 0, false, null ],
		[ 'a computer with a touch screen', 10, true, null ],
		[ 'a phone', 5, false, 'no_pointer' ],
	] )(
		'[WID-08~] hides a survey only where no mouse can leave: %s',
		( _, points, hovers, reason ) => {
			Object.defineProperty( navigator, 'maxTouchPoints', {
				value: points,
				configurable: true,
			} );
			window.matchMedia = ( query ) =>
				( {
					matches: query === '(any-hover: hover)' && hovers,
				} ) as MediaQueryList;
			const { settings } = survey();
			const reasonFor = ( timing: Behavior[ 'timing' ] ) =>
				openRegistry()
					.gate!.get( 'timing' )!
					.reason(
						survey( {
							settings: {
								...settings,
								behavior: { ...settings.behavior, timing },
							},
						} ),
						{} as never
					);
			expect( reasonFor( 'before_abandon' ) ).toBe( reason );
			expect( reasonFor( 'half_page' ) ).toBeNull();
		}
	);

	it( '[WID-08~] notices a mouse that is too fast to be seen near the edge', async () => {
		const state = wait( { timing: 'before_abandon' } );
		point( 700 );
		point( -3, { type: 'pointerleave' } );
		await pass( 0 );
		expect( state.hasFired ).toBe( true );
	} );

	it( '[WID-08~] does not mistake a mouse that leaves elsewhere', async () => {
		const state = wait( { timing: 'before_abandon' } );
		point( 700 );
		point( 690, { type: 'pointerleave' } );
		await pass( 0 );
		expect( state.hasFired ).toBe( false );
	} );

	it.each( [ 'touch', 'pen' ] )(
		'[WID-08~] is for mice before they leave: %s',
		async ( pointerType ) => {
			const state = wait( { timing: 'before_abandon' } );
			point( 400, { pointerType } );
			point( 20, { pointerType } );
			await pass( 60_000 );
			expect( state.hasFired ).toBe( false );
		}
	);

	it.each( [
		[ 50, 499, false ],
		[ 50, 499.5, true ],
		[ 50, 500, true ],
		[ 1, 9, false ],
		[ 1, 10, true ],
		[ 100, 998, false ],
		[ 100, 999.5, true ],
	] )(
		'[WID-08~] [SET-07~] waits for %s%% of a page: at %s of 1000 px fired is %s',
		async ( percent, scrollTop, hasFired ) => {
			scrollTo( 0, 1000 );
			const state = wait( {
				timing: 'half_page',
				scroll_percent: percent,
			} );
			await pass( FRAME );
			expect( state.hasFired ).toBe( false );
			scrollTo( scrollTop, 1000 );
			await pass( FRAME );
			expect( state.hasFired ).toBe( hasFired );
		}
	);

	it( 'shows it on a page that was opened at its middle, or became shorter', async () => {
		scrollTo( 600, 1000 );
		const opened = wait( { timing: 'half_page' } );
		await pass( FRAME );
		expect( opened.hasFired ).toBe( true );

		scrollTo( 300, 1000 );
		const shorter = wait( { timing: 'half_page' } );
		await pass( FRAME );
		expect( shorter.hasFired ).toBe( false );
		scrollTo( 300, 500, 'resize' );
		await pass( FRAME );
		expect( shorter.hasFired ).toBe( true );
	} );

	it( 'shows it on a page without anything to scroll once that has loaded', async () => {
		readyState = 'interactive';
		scrollTo( 0, 0 );
		const state = wait( { timing: 'half_page' } );
		await pass( FRAME );
		expect( state.hasFired ).toBe( false );
		readyState = 'complete';
		window.dispatchEvent( new Event( 'load' ) );
		await pass( FRAME );
		expect( state.hasFired ).toBe( true );
	} );

	it( 'looks once in a frame, however often the page is scrolled', async () => {
		scrollTo( 0, 1000 );
		wait( { timing: 'half_page' } );
		await pass( FRAME );
		const frames = jest.spyOn( window, 'requestAnimationFrame' );
		for ( let top = 1; top < 100; top++ ) {
			scrollTo( top, 1000 );
		}
		await pass( 0 );
		expect( frames ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ 'before_abandon', 'half_page' ] as const )(
		'stops to listen when it has fired: %s',
		async ( timing ) => {
			scrollTo( 0, 1000 );
			const added = new Set< unknown >();
			const { addEventListener: add, removeEventListener: remove } =
				EventTarget.prototype;
			const targets = [ window, document.documentElement ];
			targets.forEach( ( target: EventTarget ) => {
				target.addEventListener = ( type, listener, options ) => {
					expect( options ).toMatchObject( { passive: true } );
					added.add( type );
					add.call( target, type, listener, options );
				};
				target.removeEventListener = ( type, listener ) => {
					added.delete( type );
					remove.call( target, type, listener );
				};
			} );
			const state = wait( { timing } );
			await pass( FRAME );
			expect( added.size ).toBeGreaterThan( 0 );
			point( 400 );
			point( 20 );
			scrollTo( 900, 1000 );
			await pass( FRAME );
			expect( state.hasFired ).toBe( true );
			expect( [ ...added ] ).toEqual( [] );
			targets.forEach( ( target ) => {
				target.addEventListener = add;
				target.removeEventListener = remove;
			} );
		}
	);
} );
