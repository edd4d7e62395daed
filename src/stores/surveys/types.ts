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

export interface State {
	/** By the path of the request. */
	readonly lists: Readonly< Record< string, SurveyList > >;
	/** By survey id, a new one under NEW_SURVEY_ID. */
	readonly surveys: Readonly< Record< number, SurveyRecord > >;
}

export type Action =
	| { type: 'RECEIVE_SURVEY_LIST'; path: string; list: SurveyList }
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
