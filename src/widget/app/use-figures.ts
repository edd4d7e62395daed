import { useEffect, useRef, useState } from '@wordpress/element';
import type { MountArguments } from '../types';
import { askedCookie, readCookie } from '../visitor-cookie';
import type { Progress } from './figures';
import { postImpression, postProgress } from './figures';
import type { State } from './state';
import { currentQuestion } from './state';

/**
 * Remembers that the visitor has seen the survey, and reports each of these once: the impression, the start, and
 * (after a start) the last question that was visible when the visitor finished, closed the survey or left the page.
 * What an earlier page has reported is not reported again.
 *
 * @param what  The page's data and the survey.
 * @param state The widget's state.
 */
export function useFigures( what: MountArguments, state: State ): void {
	const { data, survey } = what;
	const [ posted ] = useState(
		() =>
			new Set< Progress[ 'event' ] >(
				state.answers.length ? [ 'started', 'reached' ] : []
			)
	);
	const isOver = state.view === 'thank-you' || ! state.isOpen;

	const postOnce = ( progress: Progress ) => {
		if ( state.answers.length && ! posted.has( progress.event ) ) {
			posted.add( progress.event );
			postProgress( data, survey, progress );
		}
	};
	const reached = useRef( () => {} );
	reached.current = () =>
		postOnce( {
			event: 'reached',
			question_id: currentQuestion( state ).id,
		} );

	useEffect( () => {
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
		postImpression( data, survey );
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once for each survey that is shown.

	useEffect( () => {
		postOnce( { event: 'started', question_id: null } );
		if ( isOver ) {
			reached.current();
		}
	} );

	useEffect( () => {
		const leave = ( { type }: Event ) => {
			if (
				type === 'pagehide' ||
				document.visibilityState === 'hidden'
			) {
				reached.current();
			}
		};
		// Phones may end a page without a pagehide event, and some browsers without a visibilitychange event.
		const closed = new AbortController();
		document.addEventListener( 'visibilitychange', leave, closed );
		window.addEventListener( 'pagehide', leave, closed );
		return () => closed.abort();
	}, [] );
}
