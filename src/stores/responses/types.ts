import type { ResponseDetail, ResponseList } from '../../survey-model';
import type { ResponseAction } from '../api';

export interface State {
	/** By the path of the request. */
	readonly lists: Readonly< Record< string, ResponseList > >;
	/** By the id of the response: no two surveys share one. */
	readonly details: Readonly< Record< number, ResponseDetail > >;
	/** How many changes there have been: what was asked for before the last one is not believed. */
	readonly changes: number;
	/** How often a survey's responses were left: what was asked for before is loaded anew the next time. */
	readonly visits: number;
}

export type Action =
	| { type: 'RECEIVE_RESPONSE_LIST'; path: string; list: ResponseList }
	| { type: 'RECEIVE_RESPONSE'; response: ResponseDetail }
	| {
			type: 'FINISH_CHANGE';
			surveyId: number;
			change: ResponseAction;
			ids: readonly number[];
	  }
	| { type: 'INVALIDATE_RESPONSES'; surveyId: number };
