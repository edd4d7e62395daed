import type {
	EditableSurvey,
	FieldError,
	Publication,
	PublicationChoice,
	SurveyInput,
	SurveyList,
	SurveyReach,
	SurveySummary,
} from '../../survey-model';
import type { Pages, PagesAction } from '../pages';
import type { EditHistory } from '../history';
import type { EditRecord, SaveAttempt } from '../record';
import type { CommandAction, CommandState } from './commands';

/**
 * Unsaved changes. The builder always has all sections of an edited value. Status and date are never edited: saves and
 * undo must not change what visitors see unless the owner asks for it, with a command (see runCommand()).
 */
export type SurveyEdits = Omit<
	SurveyInput,
	'settings' | 'notifications' | keyof Publication
> &
	Partial< Pick< EditableSurvey, 'settings' | 'notifications' > >;

/** One attempt to save a survey, with everything needed to repeat it. */
export interface SurveyAttempt extends SaveAttempt< SurveyEdits > {
	/** The request's fields: those of a command, too. */
	readonly input: SurveyInput;
	/** The revision that the changes are based on; 0 for a new survey. */
	readonly revision: number;
}

/** A survey in the builder. `saved` is the blank survey when it is new. */
export interface SurveyRecord extends EditRecord<
	EditableSurvey,
	SurveyEdits,
	SurveyAttempt
> {
	/**
	 * A UUID that identifies a new survey on the server if its first save is repeated; '' for a survey that was
	 * opened after it was saved.
	 */
	readonly clientId: string;
	/** The edits since the survey was opened, to undo and redo them. */
	readonly history: EditHistory;
	/** The id that a new survey received; its record is kept under this id from then on. */
	readonly movedTo?: number;
	readonly command: CommandState;
}

/** A survey that the owner has just published. */
export type PublishedSurvey = Pick< SurveySummary, 'id' | 'title' >;

export interface State {
	readonly lists: Pages< SurveyList >;
	/** By survey id; a new survey's key is NEW_SURVEY_ID. */
	readonly surveys: Readonly< Record< number, SurveyRecord > >;
	/** How often each survey was closed in the builder, by id. */
	readonly closes: Readonly< Record< number, number > >;
	/** The survey that was published last, until the owner closes the message about it. */
	readonly published: PublishedSurvey | null;
	/** Where visitors meet surveys, by id. */
	readonly reach: Readonly< Record< number, SurveyReach > >;
}

export type Action =
	| PagesAction< SurveyList >
	| CommandAction
	| { type: 'RECEIVE_SURVEY'; survey: EditableSurvey; clientId: string }
	| {
			type: 'EDIT_SURVEY';
			id: number;
			changes: SurveyEdits;
			/** Milliseconds since the epoch. */
			at: number;
	  }
	| {
			type: 'CHOOSE_PUBLICATION';
			id: number;
			choice: PublicationChoice;
	  }
	| { type: 'STEP_SURVEY'; id: number; way: 'undo' | 'redo' }
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
			/** The save that the server may have stored anyway; null if it stored none. */
			lost: SurveyAttempt | null;
	  }
	| { type: 'REFRESH_SURVEY'; id: number; survey: EditableSurvey }
	| { type: 'CLOSE_SURVEY'; id: number }
	| { type: 'ANNOUNCE_PUBLISHED'; survey: PublishedSurvey | null }
	| { type: 'RECEIVE_REACH'; id: number; reach: SurveyReach };
