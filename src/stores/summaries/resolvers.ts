import { fetchSummary } from '../summaries-api';
import { makeSummary, type ThunkArgs } from './actions';

export const getSummary =
	( surveyId: number ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const { summary, progress } = await fetchSummary( surveyId );
		// One that was made meanwhile is newer.
		if ( select.getSummary( surveyId ) === undefined ) {
			dispatch( { type: 'RECEIVE_SUMMARY', surveyId, summary } );
			if ( progress ) {
				// Somebody has begun one: this window goes on with it.
				void makeSummary( surveyId, true )( { dispatch, select } );
			}
		}
	};
