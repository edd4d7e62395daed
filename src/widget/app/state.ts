import type { Question } from '../../survey-model';
import type { AnswerValue, Outcome } from '../types';

/** Where the answers are on their way to the server. */
export type Delivery =
	{ status: 'none' } | { status: 'sending'; isRetry: boolean } | Outcome;

/** A question the visitor has left or answered; who skipped has null, what was never shown has no entry. */
export interface Answer {
	question_id: string;
	value: AnswerValue;
}

export interface State {
	questions: Question[];
	index: number;
	answers: Answer[];
	/** What is typed into the current question and becomes an answer on Next. */
	draft: string;
	/** Next was pressed on a required question without an answer. */
	isIncomplete: boolean;
	view: 'question' | 'thank-you';
	isOpen: boolean;
	/** Only the tab is seen; what was answered and typed stays. */
	isMinimized: boolean;
	delivery: Delivery;
}

export type Action =
	| { type: 'ANSWER'; value: string }
	| { type: 'TYPE'; text: string }
	| { type: 'NEXT' }
	| { type: 'SKIP' }
	| { type: 'RETRY' }
	| { type: 'DELIVER'; delivery: Delivery }
	| { type: 'MINIMIZE'; isMinimized: boolean }
	| { type: 'CLOSE' };

export function initialState( questions: Question[] ): State {
	return {
		questions,
		index: 0,
		answers: [],
		draft: '',
		isIncomplete: false,
		view: 'question',
		isOpen: true,
		// Opened a moment later, so that the popup is seen to come.
		isMinimized: true,
		delivery: { status: 'none' },
	};
}

export function reducer( state: State, action: Action ): State {
	switch ( action.type ) {
		case 'ANSWER':
			return {
				...state,
				answers: recordAnswer( state, action.value ),
				isIncomplete: false,
			};
		case 'TYPE':
			return { ...state, draft: action.text, isIncomplete: false };
		case 'NEXT': {
			const value = currentValue( state );
			if (
				value === null &&
				currentQuestion( state ).settings.required
			) {
				return { ...state, isIncomplete: true };
			}
			return advance( state, value );
		}
		case 'SKIP':
			return advance( state, null );
		case 'RETRY':
			return { ...state, delivery: { status: 'sending', isRetry: true } };
		case 'DELIVER':
			return { ...state, delivery: action.delivery };
		case 'MINIMIZE':
			return { ...state, isMinimized: action.isMinimized };
		case 'CLOSE':
			return { ...state, isOpen: false };
	}
}

export function currentQuestion( { questions, index }: State ): Question {
	return questions[ index ] as Question;
}

/** The answer that Next would leave behind now. */
export function currentValue( state: State ): AnswerValue {
	const { id } = currentQuestion( state );
	return (
		state.draft.trim() ||
		( state.answers.find( ( answer ) => answer.question_id === id )
			?.value ??
			null )
	);
}

function recordAnswer( state: State, value: AnswerValue ): Answer[] {
	const { id } = currentQuestion( state );
	return [
		...state.answers.filter( ( answer ) => answer.question_id !== id ),
		{ question_id: id, value },
	];
}

function advance( state: State, value: AnswerValue ): State {
	const answers = recordAnswer( state, value );
	if ( state.index + 1 < state.questions.length ) {
		return {
			...state,
			answers,
			index: state.index + 1,
			draft: '',
			isIncomplete: false,
		};
	}
	const isWorthSending = answers.some( ( answer ) => answer.value !== null );
	return {
		...state,
		answers,
		view: 'thank-you',
		delivery: isWorthSending
			? { status: 'sending', isRetry: false }
			: { status: 'none' },
	};
}
