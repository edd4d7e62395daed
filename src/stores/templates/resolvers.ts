import { fetchSurveyTemplates } from '../api';
import { receiveTemplates } from './actions';
import type { Action } from './types';

interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

export const getTemplates =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveTemplates( await fetchSurveyTemplates() ) );
	};
