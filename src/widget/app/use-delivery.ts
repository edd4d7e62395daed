import { useEffect, useRef } from '@wordpress/element';
import type { Dispatch } from 'react';
import { isWaiting } from '../outbox/waiting';
import type { MountArguments, Parcel } from '../types';
import { lastResponse } from '../visitor-cookie';
import { hasBegun } from './memory';
import { send } from './send';
import type { Action, State } from './state';
import { parcelOf } from './submission';

/**
 * Passes the answers to the page's outbox whenever the status is "sending", always as the same submission. The outbox
 * is loaded when the visitor begins to answer.
 *
 * A visitor who meanwhile finished the survey in another tab, or on a page before they returned to this one, sees that tab's
 * thank-you message as soon as they come back. Those who finish here all the same are counted once, and not thanked for answers
 * that are not sent.
 *
 * @param what     The page's data and the survey.
 * @param state    The widget's state.
 * @param dispatch The dispatch of the widget's reducer.
 */
export function useDelivery(
	what: MountArguments,
	state: State,
	dispatch: Dispatch< Action >
): void {
	const { survey } = what;
	const answeredBefore = useRef( lastResponse( survey.cookie_name ) );
	const parcel = useRef< Parcel | null >( null );
	const { status } = state.delivery;
	const isOutboxNeeded = hasBegun( state );
	/** The submission_id of what the visitor has sent elsewhere since this popup was drawn. */
	function answeredElsewhere(): string | undefined {
		const last = lastResponse( survey.cookie_name );
		return survey.settings.behavior.display_length !== 'repeatedly' &&
			last !== answeredBefore.current
			? last
			: undefined;
	}
	useEffect( () => {
		const look = () => {
			const last = answeredElsewhere();
			if ( last && document.visibilityState === 'visible' ) {
				dispatch( {
					type: 'FINISHED_ELSEWHERE',
					isSaved: isWaiting( last ),
				} );
			}
		};
		const closed = new AbortController();
		document.addEventListener( 'visibilitychange', look, closed );
		// Windows side by side, and pages that are restored from the back/forward cache.
		window.addEventListener( 'focus', look, closed );
		window.addEventListener( 'pageshow', look, closed );
		return () => closed.abort();
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- The survey stays the same.
	useEffect( () => {
		if ( isOutboxNeeded ) {
			// Loaded once more when the answers are final, if it fails now.
			what.loadOutbox?.().catch( () => {} );
		}
	}, [ isOutboxNeeded ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once.
	useEffect( () => {
		if ( status !== 'sending' ) {
			return;
		}
		if ( ! parcel.current && answeredElsewhere() ) {
			dispatch( { type: 'DELIVER', delivery: { status: 'answered' } } );
			return;
		}
		parcel.current ??= parcelOf( what, state, state.answers );
		void send( what, parcel.current, ( delivery ) =>
			dispatch( { type: 'DELIVER', delivery } )
		);
	}, [ status ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The answers are final once this status is reached.
}
