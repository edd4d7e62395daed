import { uuid } from '@/survey-model/uuid';
import { hasConsent } from '../../widget/consent';
import { onLeave } from '../../widget/on-leave';
import { deviceOf } from '../targeting/device';
import { createBatch, KINDS } from './batch';
import { createDeadClicks } from './dead-clicks';
import { createRageDetector, isByPointer } from './rage-clicks';
import { depth, fold, warn, type HeatmapData } from './page';
import { spotOf, type Spot } from './spot';

/** A pointer that has not moved for so many milliseconds rests. */
const REST = 500;

/** Milliseconds after which events are sent: each time twice as long, so that a long visit needs few requests. */
const FIRST_PART = 5000;

/** A view is recorded for ten minutes, in milliseconds. */
const MAX_VIEW = 600_000;

/** Milliseconds between two looks at how far the visitor has scrolled. */
const SCROLL_INTERVAL = 200;

/**
 * Records what the visitor does on this page, until the server has enough. Reads no text, no value and no attribute but id and class.
 *
 * @param data The page's data.
 */
export function record( { heatmap, token, url }: HeatmapData ): void {
	const ending = new AbortController();
	const { signal } = ending;
	const stop = () => ending.abort();
	const { pathname } = location;
	const view = uuid();
	const device = deviceOf( navigator );
	const batch = createBatch();
	const isRage = createRageDetector();
	const on = < E extends Event >(
		type: string,
		listener: ( event: E ) => void
	) =>
		document.addEventListener( type, listener as EventListener, {
			capture: true,
			signal,
		} );
	const deadClicks = createDeadClicks( on );
	let part = 0;
	let deepest = 0;
	let sentDepth: number | undefined;
	let interval = FIRST_PART;
	let timer = 0;
	let queue: Promise< unknown > = Promise.resolve();

	/** Whether this visitor may be recorded now. Single page applications change the address, and then it is another page. */
	const isAllowed = () =>
		! signal.aborted &&
		location.pathname === pathname &&
		hasConsent( 'statistics-anonymous' );

	/** Ends the recording if something fails: the page must not notice. */
	const safely =
		< Arguments extends unknown[] >(
			run: ( ...given: Arguments ) => void
		) =>
		( ...given: Arguments ) => {
			try {
				run( ...given );
			} catch ( error ) {
				stop();
				warn( error );
			}
		};

	function measure(): void {
		if ( isAllowed() ) {
			deepest = Math.max( deepest, depth() );
		}
	}

	/** Sends a part. Any refusal ends the recording: the heatmap has enough, is paused, or the server is busy. */
	const post = async ( body: string ) => {
		const { ok } = await fetch( url, {
			method: 'POST',
			credentials: 'omit',
			keepalive: true,
			headers: { 'Content-Type': 'application/json' },
			body,
		} );
		if ( ! ok ) {
			stop();
		}
	};

	/** Sends what was collected; without consent, it is forgotten. */
	function flush( isLeaving?: boolean ): void {
		if ( ! isAllowed() ) {
			batch.take();
			return;
		}
		measure();
		if ( part && deepest === sentDepth && batch.isEmpty() ) {
			return;
		}
		const body = JSON.stringify( {
			heatmap,
			token,
			view,
			part,
			device,
			first: ! part,
			scroll: deepest,
			scroll_before: sentDepth,
			fold: fold(),
			...batch.take(),
		} );
		part++;
		sentDepth = deepest;
		if ( isLeaving ) {
			post( body ).catch( stop );
		} else {
			// One after the other: the first part counts the view.
			queue = queue
				.then( async () => signal.aborted || post( body ) )
				.catch( stop );
		}
	}

	/** Sends at intervals while the page is visible. */
	function schedule(): void {
		timer = window.setTimeout(
			safely( () => {
				if ( ! document.hidden ) {
					flush();
				}
				interval *= 2;
				schedule();
			} ),
			interval
		);
	}

	function add( kind: number, spot: Spot | undefined ): void {
		if ( spot && isAllowed() ) {
			batch.add( kind, spot );
			if ( batch.isFull() ) {
				flush();
			}
		}
	}

	function onClick( event: MouseEvent ): void {
		if ( ! event.isTrusted || ! isAllowed() ) {
			return;
		}
		const { target, clientX, clientY } = event;
		const spot = spotOf( target, clientX, clientY, ! isByPointer( event ) );
		add( KINDS.click, spot );
		if ( isRage( event ) ) {
			add( KINDS.rage, spot );
		}
		deadClicks.watch(
			event,
			safely( () => add( KINDS.dead, spot ) )
		);
	}

	let moved: PointerEvent | undefined;
	let restTimer = 0;
	/** One timer at a time: the event comes up to a thousand times a second. */
	const rest = safely( () => {
		const missing = REST - ( performance.now() - moved!.timeStamp );
		restTimer = 0;
		if ( missing > 0 ) {
			restTimer = window.setTimeout( rest, missing );
		} else {
			add(
				KINDS.move,
				spotOf( moved!.target, moved!.clientX, moved!.clientY )
			);
		}
	} );
	function onMove( event: PointerEvent ): void {
		if ( event.pointerType === 'mouse' ) {
			moved = event;
			restTimer ||= window.setTimeout( rest, REST );
		}
	}

	let scrollTimer = 0;
	function onScroll(): void {
		scrollTimer ||= window.setTimeout(
			safely( () => {
				scrollTimer = 0;
				measure();
			} ),
			SCROLL_INTERVAL
		);
	}

	on( 'click', safely( onClick ) );
	on( 'pointermove', safely( onMove ) );
	on( 'scroll', onScroll );
	onLeave(
		safely( () => {
			deadClicks.forget();
			flush( true );
		} ),
		signal
	);
	signal.addEventListener( 'abort', () => {
		[ timer, restTimer, scrollTimer ].forEach( clearTimeout );
	} );
	setTimeout(
		safely( () => {
			flush( true );
			stop();
		} ),
		MAX_VIEW
	);
	schedule();
}
