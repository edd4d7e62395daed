import type {
	EditableSurvey,
	FieldError,
	SurveyInput,
	SurveyList,
} from '../../survey-model';

/** What was changed and not saved; a key that equals the saved value is not kept. */
export type SurveyEdits = SurveyInput;

/** A survey that the builder works on. */
export interface SurveyRecord {
	/** As the server holds it; of a new survey the blank one that was started from. */
	readonly saved: EditableSurvey;
	readonly edits: SurveyEdits;
	/** Fields that the server refused when this survey was saved last. */
	readonly refused: readonly FieldError[];
	readonly isSaving: boolean;
}

/** Pages of the lists, by the path of the request. */
export interface SurveyLists {
	/** As the server answered them. */
	readonly loaded: Readonly< Record< string, SurveyList > >;
	/** Ids of surveys that are on their way out of the list they stand in; they come back when that fails. */
	readonly leaving: readonly number[];
	/** What was loaded, without what is leaving. */
	readonly shown: Readonly< Record< string, SurveyList > >;
	/** How often something changed that may be in any list; the answer to a question of before is out of date. */
	readonly version: number;
}

export interface State {
	readonly lists: SurveyLists;
	/** By survey id, a new one under NEW_SURVEY_ID. */
	readonly surveys: Readonly< Record< number, SurveyRecord > >;
	/** How often each was taken out of the builder. */
	readonly closes: Readonly< Record< number, number > >;
}

export type Action =
	| { type: 'RECEIVE_SURVEY_LIST'; path: string; list: SurveyList }
	| { type: 'START_CHANGE'; ids: readonly number[] }
	| { type: 'FINISH_CHANGE'; ids: readonly number[] }
	| { type: 'FAIL_CHANGE'; ids: readonly number[]; isOutdated: boolean }
	| { type: 'RECEIVE_SURVEY'; survey: EditableSurvey }
	| { type: 'EDIT_SURVEY'; id: number; changes: SurveyEdits }
	| { type: 'START_SAVE'; id: number }
	| {
			type: 'FINISH_SAVE';
			id: number;
			survey: EditableSurvey;
			sent: SurveyEdits;
	  }
	| { type: 'FAIL_SAVE'; id: number; refused: readonly FieldError[] }
	| { type: 'CLOSE_SURVEY'; id: number };
