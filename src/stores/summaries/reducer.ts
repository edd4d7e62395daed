import { combineReducers } from '@wordpress/data';
import type { Action, State, SummaryState } from './types';

const NONE: SummaryState = {
	summary: null,
	isMaking: false,
	progress: null,
	problem: null,
};

function survey( state: SummaryState = NONE, action: Action ): SummaryState {
	switch ( action.type ) {
		case 'RECEIVE_SUMMARY':
			return { ...NONE, summary: action.summary };
		case 'START_MAKING':
			return { ...state, isMaking: true, problem: null };
		case 'GO_ON_MAKING':
			return { ...state, progress: action.progress };
		case 'FAIL_MAKING':
			return {
				...state,
				isMaking: false,
				progress: null,
				problem: action.problem,
			};
		case 'DISMISS_UPSELL':
			return state;
	}
}

function surveys(
	state: State[ 'surveys' ] = {},
	action: Action
): State[ 'surveys' ] {
	return 'surveyId' in action
		? {
				...state,
				[ action.surveyId ]: survey( state[ action.surveyId ], action ),
			}
		: state;
}

function isUpsellDismissed( state = false, action: Action ): boolean {
	return state || action.type === 'DISMISS_UPSELL';
}

export const reducer = combineReducers( { surveys, isUpsellDismissed } );
