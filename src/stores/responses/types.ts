import type { ResponseDetail, ResponseList } from '../../survey-model';
import type { Pages, PagesAction } from '../pages';

export interface State {
	readonly lists: Pages< ResponseList >;
	/** By response id, which is unique across surveys. */
	readonly details: Readonly< Record< number, ResponseDetail > >;
	/**
	 * Incremented each time that a survey's responses become stale: earlier ones are fetched again when they are next
	 * shown.
	 */
	readonly invalidations: number;
}

export type Action =
	| PagesAction< ResponseList >
	| { type: 'RECEIVE_RESPONSE'; response: ResponseDetail }
	| { type: 'INVALIDATE_RESPONSES'; surveyId: number };
