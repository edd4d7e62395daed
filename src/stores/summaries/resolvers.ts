import { fetchSummary } from '../summaries-api';
import type { ThunkArgs } from './actions';

export const getSummary =
	( surveyId: number ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const { summary } = await fetchSummary( surveyId );
		// One that was made meanwhile is newer.
		if ( select.getSummary( surveyId ) === undefined ) {
			dispatch( { type: 'RECEIVE_SUMMARY', surveyId, summary } );
		}
	};
