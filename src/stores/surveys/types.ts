import type {
	EditableSurvey,
	FieldError,
	SurveyInput,
	SurveyList,
} from '../../survey-model';
import type { Pages, PagesAction } from '../pages';
import type { EditRecord, SaveAttempt } from '../record';

/** What was changed and not saved. The builder always has all sections of what it edits. */
export type SurveyEdits = Omit< SurveyInput, 'settings' | 'notifications' > &
	Partial< Pick< EditableSurvey, 'settings' | 'notifications' > >;

/** One try to save a survey: all that its repetition needs. */
export interface SurveyAttempt extends SaveAttempt< SurveyEdits > {
	/** What is sent. */
	readonly input: SurveyInput;
	/** The revision that the changes were made on; of a new survey 0. */
	readonly revision: number;
}

/** A survey that the builder works on. `saved` is the blank one of a new survey. */
export interface SurveyRecord extends EditRecord<
	EditableSurvey,
	SurveyEdits,
	SurveyAttempt
> {
	/** A UUID by which the server knows a new survey whose first save is repeated; '' when it was opened as a saved one. */
	readonly clientId: string;
	/** The id under which a new survey was saved, and under which it is to be found since. */
	readonly movedTo?: number;
}

export interface State {
	readonly lists: Pages< SurveyList >;
	/** By survey id, a new one under NEW_SURVEY_ID. */
	readonly surveys: Readonly< Record< number, SurveyRecord > >;
	/** How often each was taken out of the builder. */
	readonly closes: Readonly< Record< number, number > >;
}

export type Action =
	| PagesAction< SurveyList >
	| { type: 'RECEIVE_SURVEY'; survey: EditableSurvey; clientId: string }
	| { type: 'EDIT_SURVEY'; id: number; changes: SurveyEdits }
	| { type: 'START_SAVE'; id: number; attempt: SurveyAttempt }
	| {
			type: 'FINISH_SAVE';
			id: number;
			saveId: string;
			survey: EditableSurvey;
	  }
	| {
			type: 'FAIL_SAVE';
			id: number;
			saveId: string;
			refused: readonly FieldError[];
			isAnswerLost: boolean;
	  }
	| { type: 'CLOSE_SURVEY'; id: number };
