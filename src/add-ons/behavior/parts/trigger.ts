import type { WidgetSurvey } from '@/survey-model';

/** Height of the area below the window's upper edge in which a pointer that moves up is about to leave, in pixels. */
const EXIT_HEIGHT = 150;

type Behavior = WidgetSurvey[ 'settings' ][ 'behavior' ];

/** When a survey shows, by `timing`. Other values show it at once. */
const TRIGGERS: Record< string, ( behavior: Behavior ) => Promise< unknown > > =
	{ delay, before_abandon: beforeLeaving, half_page: scrolled };

async function delay( { timing_delay: seconds }: Behavior ): Promise< void > {
	await new Promise( ( resolve ) => setTimeout( resolve, seconds * 1000 ) );
	await frame();
}

/** Resolves when a mouse moves up near the upper edge of the window, or leaves the window there. Fingers and pens do not count. */
function beforeLeaving(): Promise< unknown > {
	let before = 0;
	return once(
		[ 'pointermove', 'pointerleave' ],
		document.documentElement,
		( event ) => {
			const { clientY, pointerType } = event as PointerEvent;
			const isLeaving = clientY <= EXIT_HEIGHT && clientY < before;
			before = clientY;
			return isLeaving && pointerType === 'mouse';
		}
	);
}

/** Resolves when the visitor has scrolled as far as chosen. A page that cannot be scrolled is seen completely once it has loaded. */
async function scrolled( { scroll_percent: percent }: Behavior ) {
	const isReached = () => {
		const { scrollTop, scrollHeight, clientHeight } =
			document.scrollingElement ?? document.documentElement;
		const way = scrollHeight - clientHeight;
		return way > 0
			? // Zoomed pages are scrolled by fractions of pixels, and may end a fraction before the end.
				Math.ceil( scrollTop ) >= ( way * percent ) / 100
			: document.readyState === 'complete';
	};
	do {
		await frame();
	} while (
		! isReached() &&
		( await once( [ 'scroll', 'resize', 'load' ], window, () => true ) )
	);
}

/** Resolves with the next frame. Tabs in the background have none: a survey waits until it can be seen. */
function frame(): Promise< unknown > {
	return new Promise( requestAnimationFrame );
}

/** Resolves with true at the first of these events that a test accepts, and stops to listen. */
function once(
	types: string[],
	target: EventTarget,
	accepts: ( event: Event ) => boolean
): Promise< true > {
	return new Promise( ( resolve ) => {
		const listen = ( event: Event ) => {
			if ( accepts( event ) ) {
				types.forEach( ( type ) =>
					target.removeEventListener( type, listen )
				);
				resolve( true );
			}
		};
		types.forEach( ( type ) =>
			target.addEventListener( type, listen, { passive: true } )
		);
	} );
}

/** Phones have no pointer that could leave the page: a survey that waits for it must not hide another one. */
window.userfeedback?.register?.( 'gate', 'timing', {
	reason: ( { settings: { behavior } } ) =>
		behavior.timing === 'before_abandon' &&
		navigator.maxTouchPoints > 0 &&
		! window.matchMedia( '(any-hover: hover)' ).matches
			? 'no_pointer'
			: null,
} );
window.userfeedback?.register?.( 'trigger', 'timing', {
	wait: async ( { settings: { behavior } } ) =>
		TRIGGERS[ behavior.timing ]?.( behavior ),
} );
