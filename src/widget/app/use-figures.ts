import { useEffect, useRef } from '@wordpress/element';
import type { MountArguments } from '../types';
import { askedCookie, readCookie } from '../visitor-cookie';
import { postImpression, postProgress } from './figures';
import type { State } from './state';
import { currentQuestion } from './state';

/**
 * Remembers that the visitor was asked, and reports once each: that the survey was shown, that the visitor started, and
 * (of those who did) the last question they saw when they finished, closed the survey or left the page.
 *
 * @param what  The page's data and the survey.
 * @param state The widget's state.
 */
export function useFigures( what: MountArguments, state: State ): void {
	const { data, survey } = what;
	const reached = useRef< ( () => void ) | null >( null );
	const isStarted = state.answers.length > 0;
	const isOver = state.view === 'thank-you' || ! state.isOpen;
	const { id: questionId } = currentQuestion( state );

	useEffect( () => {
		const { cookie_name: name } = survey;
		if ( ! readCookie( document.cookie, name ) ) {
			document.cookie = askedCookie( name );
		}
		postImpression( data, survey );
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once for each survey that is shown.

	const isReported = useRef( false );
	reached.current = () => {
		if ( isStarted && ! isReported.current ) {
			isReported.current = true;
			postProgress( data, survey, {
				event: 'reached',
				question_id: questionId,
			} );
		}
	};

	useEffect( () => {
		if ( isStarted ) {
			postProgress( data, survey, {
				event: 'started',
				question_id: null,
			} );
		}
	}, [ isStarted ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once.

	useEffect( () => {
		if ( isOver ) {
			reached.current?.();
		}
	}, [ isOver ] );

	useEffect( () => {
		const leave = ( { type }: Event ) => {
			if (
				type === 'pagehide' ||
				document.visibilityState === 'hidden'
			) {
				reached.current?.();
			}
		};
		// Phones end a page without a pagehide; some browsers hide one without saying so.
		document.addEventListener( 'visibilitychange', leave );
		window.addEventListener( 'pagehide', leave );
		return () => {
			document.removeEventListener( 'visibilitychange', leave );
			window.removeEventListener( 'pagehide', leave );
		};
	}, [] );
}
