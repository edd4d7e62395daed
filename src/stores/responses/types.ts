import type {
	ResponseChoices,
	ResponseDetail,
	ResponseList,
	ResponseNote,
	ResponseTag,
} from '../../survey-model';
import type { Pages, PagesAction } from '../pages';

export interface State {
	readonly lists: Pages< ResponseList >;
	/** By response id, which is unique across surveys. */
	readonly details: Readonly< Record< number, ResponseDetail > >;
	/** The tags of each survey's responses, the most used first. */
	readonly tags: Readonly< Record< number, readonly ResponseTag[] > >;
	/** What each survey's list can be filtered by, and its columns. */
	readonly choices: Readonly< Record< number, ResponseChoices > >;
	/**
	 * Incremented each time that a survey's responses become stale: earlier ones are fetched again when they are next
	 * shown.
	 */
	readonly invalidations: number;
}

export type Action =
	| PagesAction< ResponseList >
	| { type: 'RECEIVE_RESPONSE'; response: ResponseDetail }
	| { type: 'ADD_NOTE'; id: number; note: ResponseNote }
	| { type: 'REMOVE_NOTE'; id: number; noteId: number }
	| { type: 'SET_TAGS'; surveyId: number; id: number; tags: string[] }
	| {
			type: 'MARK_RESPONSES';
			surveyId: number;
			ids: readonly number[];
			isTest: boolean;
	  }
	| {
			type: 'RECEIVE_TAGS';
			surveyId: number;
			tags: readonly ResponseTag[];
	  }
	| {
			type: 'RECEIVE_CHOICES';
			surveyId: number;
			choices: ResponseChoices;
	  }
	| { type: 'SET_COLUMNS'; surveyId: number; columns: string[] }
	| { type: 'INVALIDATE_RESPONSES'; surveyId: number };
