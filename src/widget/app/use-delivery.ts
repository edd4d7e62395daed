import { useEffect, useRef } from '@wordpress/element';
import type { Dispatch } from 'react';
import type { Submission } from '../../survey-model';
import type { MountArguments } from '../types';
import { submittedCookie } from '../submitted-cookie';
import { deliver } from './deliver';
import type { Action, State } from './state';
import { createSubmission } from './submission';

/**
 * Sends the answers whenever the state says "sending", each time the same submission, and remembers an accepted one in
 * the visitor's cookie.
 *
 * @param what     The page's data and the survey.
 * @param state    The widget's state.
 * @param dispatch Of the widget's reducer.
 */
export function useDelivery(
	what: MountArguments,
	state: State,
	dispatch: Dispatch< Action >
): void {
	const shownAt = useRef( performance.now() );
	const submission = useRef< Submission | null >( null );
	const { status } = state.delivery;
	useEffect( () => {
		if ( status !== 'sending' ) {
			return;
		}
		submission.current ??= createSubmission( what, state.answers, {
			url: window.location.href,
			title: document.title,
			elapsedMs: performance.now() - shownAt.current,
		} );
		const { data, survey } = what;
		const url = data.submit_url.replace( '%d', String( survey.id ) );
		void deliver( url, submission.current ).then( ( delivery ) => {
			if ( delivery.status === 'sent' ) {
				document.cookie = submittedCookie(
					survey.cookie_name,
					delivery.responseId
				);
			}
			dispatch( { type: 'DELIVER', delivery } );
		} );
	}, [ status ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The answers are final once this status is reached.
}
