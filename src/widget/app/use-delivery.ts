import { useEffect, useRef } from '@wordpress/element';
import type { Dispatch } from 'react';
import type { MountArguments, Parcel } from '../types';
import { readCookie } from '../visitor-cookie';
import { hasBegun } from './memory';
import { send } from './send';
import type { Action, State } from './state';
import { parcelOf } from './submission';

/**
 * Passes the answers to the page's outbox whenever the status is "sending", always as the same submission. The outbox
 * is loaded when the visitor begins to answer.
 *
 * A visitor who meanwhile finished the survey in another tab, or on a page before they returned to this one, sees the
 * thank-you message again, but is counted once.
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
		const isAnswered =
			! parcel.current &&
			survey.settings.behavior.display_length !== 'repeatedly' &&
			lastResponse( survey.cookie_name ) !== answeredBefore.current;
		if ( isAnswered ) {
			dispatch( { type: 'DELIVER', delivery: { status: 'none' } } );
			return;
		}
		parcel.current ??= parcelOf( what, state, state.answers );
		void send( what, parcel.current, ( delivery ) =>
			dispatch( { type: 'DELIVER', delivery } )
		);
	}, [ status ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The answers are final once this status is reached.
}

function lastResponse( cookieName: string ): string | undefined {
	return readCookie( document.cookie, cookieName )?.last_response_id;
}
