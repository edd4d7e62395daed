import { useEffect, useRef, useState } from '@wordpress/element';
import type { Dispatch } from 'react';
import type { MountArguments, Parcel } from '../types';
import { createElsewhere } from './elsewhere';
import { hasBegun } from './kept';
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
	const [ elsewhere ] = useState( () => createElsewhere( what.survey ) );
	const parcel = useRef< Parcel | null >( null );
	const { status } = state.delivery;
	const isOutboxNeeded = hasBegun( state );
	useEffect(
		() =>
			elsewhere.watch( ( isSaved ) =>
				dispatch( { type: 'FINISHED_ELSEWHERE', isSaved } )
			),
		[] // eslint-disable-line react-hooks/exhaustive-deps -- The survey stays the same.
	);
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
		if ( ! parcel.current && elsewhere.answered() ) {
			dispatch( { type: 'DELIVER', delivery: { status: 'answered' } } );
			return;
		}
		parcel.current ??= parcelOf( what, state, state.answers );
		void send( what, parcel.current, ( delivery ) =>
			dispatch( { type: 'DELIVER', delivery } )
		);
	}, [ status ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The answers are final once this status is reached.
}
