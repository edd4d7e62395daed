import type { Answer } from '../definitions';
import { createCounter } from '../app/counter';
import { attempt } from '../app/attempt';
import { submissionOf } from '../app/submission';
import { createReport } from '../control/report';
import { partsOf } from '../registry';
import type { MountArguments, PopupState } from '../types';

/** What is counted and reported of a form. */
export interface Tracker {
	/** Called after each change of the form, also the first time. */
	changed: ( state: PopupState, answers: () => Answer[] ) => void;
}

/** The share of the form, or of the window, that must be visible. */
const HALF = 0.5;

/**
 * Counts and reports what happens in a form, as in a popup: the impression when half of it is visible, the start, and the
 * last question that was reached; events of the window, listeners and observers.
 *
 * @param form    The form.
 * @param what    The page's data and the survey.
 * @param shownAt When the survey was shown, in milliseconds since 1970.
 */
export function createTracker(
	form: HTMLElement,
	what: MountArguments,
	shownAt: number
): Tracker {
	const { data, survey } = what;
	const report = createReport( survey );
	const counter = createCounter( data, survey );
	let current: PopupState | undefined;
	let isSeen = false;
	let hasStarted = false;
	let furthest = 0;

	const see = () => {
		if ( ! isSeen && current ) {
			isSeen = true;
			observer.disconnect();
			counter.see();
			report( current );
		}
	};
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { intersectionRect, isIntersecting } of entries ) {
				const visible =
					intersectionRect.height /
					Math.min( form.offsetHeight, window.innerHeight );
				if ( isIntersecting && visible >= HALF ) {
					see();
				}
			}
		},
		{ threshold: [ 0.1, 0.25, HALF, 1 ] }
	);
	observer.observe( form );

	const leave = () =>
		current && counter.leave( current.survey.questions[ furthest ]!.id );
	// Phones may end a page without a pagehide event, and some browsers without a visibilitychange event.
	window.addEventListener( 'pagehide', leave );
	document.addEventListener( 'visibilitychange', () => {
		if ( document.visibilityState === 'hidden' ) {
			leave();
		}
	} );

	return {
		changed( state, answers ) {
			const isFirst = ! current;
			current = state;
			furthest = Math.max( furthest, state.index );
			// What the visitor did in another tab was counted there.
			if ( ! isFirst && state.delivery.status !== 'elsewhere' ) {
				// A visitor who answers has seen it.
				see();
				if ( ! hasStarted ) {
					hasStarted = true;
					counter.start();
					// Loaded once more when the answers are final, if it fails now.
					what.loadOutbox?.().catch( () => {} );
				}
				report( state );
			}
			const isFinished = state.view === 'thank-you';
			if ( isFinished ) {
				leave();
				counter.finish();
			}
			const progress = {
				isFinished,
				isOpen: true,
				submission: () =>
					submissionOf(
						what,
						{ submissionId: state.submissionId, shownAt },
						answers()
					),
			};
			for ( const { changed } of partsOf( 'observer' ) ) {
				attempt( () => changed( what, progress ) );
			}
		},
	};
}
