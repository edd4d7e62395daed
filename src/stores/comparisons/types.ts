import type { ResponseChoices, ResultsComparison } from '../../survey-model';

export interface State {
	/** By the path of the request. */
	readonly comparisons: Readonly< Record< string, ResultsComparison > >;
	/** By survey id. */
	readonly choices: Readonly< Record< number, ResponseChoices > >;
}

export type Action =
	| {
			type: 'RECEIVE_COMPARISON';
			path: string;
			comparison: ResultsComparison;
	  }
	| { type: 'INVALIDATE_COMPARISONS' }
	| { type: 'RECEIVE_GROUP_CHOICES'; id: number; choices: ResponseChoices };
