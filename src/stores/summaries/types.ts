import type { AiSummary, AiSummaryAnswer } from '../../survey-model';

/** Why there is no new summary. */
export interface SummaryProblem {
	/** `none`: visitors have written nothing. `failed`: the server says why. `unknown`: it did not answer, or says nothing. */
	kind: 'none' | 'failed' | 'unknown';
	/** A sentence for users; empty unless `failed`. */
	message: string;
}

/** What is known of a survey's summary. */
export interface SummaryState {
	/** The last summary; null if there is none. */
	summary: AiSummary | null;
	/** Whether a new one is being made. */
	isMaking: boolean;
	/** How far that is, once it is known. */
	progress: NonNullable< AiSummaryAnswer[ 'progress' ] > | null;
	/** Of the last attempt to make one. */
	problem: SummaryProblem | null;
}

export interface State {
	/** By survey id. */
	readonly surveys: Readonly< Record< number, SummaryState > >;
	/** Whether the user closed the upsell on this page. */
	readonly isUpsellDismissed: boolean;
}

export type Action =
	| { type: 'RECEIVE_SUMMARY'; surveyId: number; summary: AiSummary | null }
	| { type: 'START_MAKING'; surveyId: number }
	| {
			type: 'GO_ON_MAKING';
			surveyId: number;
			progress: NonNullable< AiSummaryAnswer[ 'progress' ] >;
	  }
	| { type: 'FAIL_MAKING'; surveyId: number; problem: SummaryProblem }
	| { type: 'DISMISS_UPSELL' };
