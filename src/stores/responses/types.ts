import type { ResponseDetail, ResponseList } from '../../survey-model';
import type { Pages, PagesAction } from '../pages';

export interface State {
	readonly lists: Pages< ResponseList >;
	/** By the id of the response: no two surveys share one. */
	readonly details: Readonly< Record< number, ResponseDetail > >;
	/** How often a survey's responses became stale: what was requested before is loaded again the next time. */
	readonly invalidations: number;
}

export type Action =
	| PagesAction< ResponseList >
	| { type: 'RECEIVE_RESPONSE'; response: ResponseDetail }
	| { type: 'INVALIDATE_RESPONSES'; surveyId: number };
