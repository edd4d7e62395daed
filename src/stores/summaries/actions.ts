import { toApiError } from '../api';
import { dismiss } from '../dismissals-api';
import { makeSummary as requestSummary } from '../summaries-api';
import type { BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, State, SummaryProblem } from './types';

export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

/** What a request that failed says; a site that cannot be reached says nothing. */
function problemOf( thrown: unknown ): SummaryProblem {
	const { message, isNetwork, isTimeout } = toApiError( thrown );
	return isNetwork || isTimeout || message === ''
		? { kind: 'unknown', message: '' }
		: { kind: 'failed', message };
}

/** Milliseconds between two parts: another window or the background may be at one. */
const PAUSE = 500;

/**
 * Makes a new summary, part by part. If that fails, the last one stays. A second call while one is being made does
 * nothing. Without this window it goes on in the background.
 *
 * @param surveyId
 * @param goesOn   Whether to follow one that was begun elsewhere.
 */
export function makeSummary( surveyId: number, goesOn = false ) {
	return async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		if ( select.getSummary( surveyId )?.isMaking ) {
			return;
		}
		dispatch( { type: 'START_MAKING', surveyId } );
		const fail = ( problem: SummaryProblem ) =>
			dispatch( { type: 'FAIL_MAKING', surveyId, problem } );
		try {
			let answer = await requestSummary( surveyId, goesOn );
			while ( answer.success && answer.progress ) {
				dispatch( {
					type: 'GO_ON_MAKING',
					surveyId,
					progress: answer.progress,
				} );
				await new Promise( ( resolve ) =>
					setTimeout( resolve, PAUSE )
				);
				answer = await requestSummary( surveyId, true );
			}
			const { success, summary, error } = answer;
			if ( ! success ) {
				fail(
					error
						? { kind: 'failed', message: error }
						: { kind: 'unknown', message: '' }
				);
			} else if ( summary === null ) {
				fail( { kind: 'none', message: '' } );
			} else {
				dispatch( { type: 'RECEIVE_SUMMARY', surveyId, summary } );
			}
		} catch ( thrown ) {
			fail( problemOf( thrown ) );
		}
	};
}

/**
 * Hides the upsell permanently for this user. If the request fails, it rejects with an ApiError; the upsell stays hidden
 * on this page.
 */
export function dismissUpsell() {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( { type: 'DISMISS_UPSELL' } );
		await dismiss( 'ai_upsell' );
	};
}
