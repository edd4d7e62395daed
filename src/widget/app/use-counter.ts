import { useEffect, useRef, useState } from '@wordpress/element';
import type { MountArguments } from '../types';
import { askedCookie, readCookie } from '../visitor-cookie';
import { createCounter } from './counter';
import type { State } from './state';

/**
 * Remembers that the visitor has seen the survey, and reports how far they come: when they finish, close the survey or leave
 * the page.
 *
 * @param what  The page's data and the survey.
 * @param state The widget's state.
 */
export function useCounter( what: MountArguments, state: State ): void {
	const { data, survey } = what;
	const [ counter ] = useState( () => createCounter( data, survey ) );
	const furthest = useRef( 0 );
	furthest.current = Math.max( furthest.current, state.index );
	const isDone = state.view === 'thank-you';
	const isOver = isDone || ! state.isOpen;
	const leave = () =>
		counter.leave( survey.questions[ furthest.current ]!.id );

	useEffect( () => {
		counter.see();
		const { cookie_name: name } = survey;
		if ( ! readCookie( document.cookie, name ) ) {
			// Once shown, "once" hides it for as long as an answer would.
			document.cookie = askedCookie(
				name,
				survey.settings.behavior.display_length === 'once'
					? data.cookie_days?.submitted
					: undefined
			);
		}
		const onLeave = ( { type }: Event ) => {
			if (
				type === 'pagehide' ||
				document.visibilityState === 'hidden'
			) {
				leave();
			}
		};
		// Phones may end a page without a pagehide event, and some browsers without a visibilitychange event.
		const closed = new AbortController();
		document.addEventListener( 'visibilitychange', onLeave, closed );
		window.addEventListener( 'pagehide', onLeave, closed );
		return () => closed.abort();
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once for each survey that is shown.

	useEffect( () => {
		if ( state.answers.length ) {
			counter.start();
		}
		if ( isOver ) {
			leave();
		}
		if ( isDone ) {
			counter.finish();
		}
	} );
}
