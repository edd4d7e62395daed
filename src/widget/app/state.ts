import type { Question, Submission } from '../../survey-model';
import type { AnswerValue, Outcome, StringKey } from '../types';
import { typeOf } from './question-types';
import type { Draft, QuestionType } from './question-types/definition';

/** Where the answers are on their way to the server. */
export type Delivery =
	{ status: 'none' } | { status: 'sending'; isRetry: boolean } | Outcome;

/** A question the visitor has left or answered; who skipped has null, what was never shown has no entry. */
export type Answer = Submission[ 'answers' ][ number ];

export interface State {
	questions: Question[];
	/** How each of them is asked. */
	types: QuestionType[];
	index: number;
	answers: Answer[];
	/** What is typed into the current question. */
	draft: Draft;
	/** Why Next did not go on, as the key of the text that says so. */
	problem: StringKey | null;
	view: 'question' | 'thank-you';
	isOpen: boolean;
	/** Only the tab is seen; what was answered and typed stays. */
	isMinimized: boolean;
	delivery: Delivery;
}

export type Action =
	| { type: 'ANSWER'; value: AnswerValue }
	| { type: 'TYPE'; typed: Partial< Draft > }
	| { type: 'NEXT' }
	| { type: 'SKIP' }
	| { type: 'RETRY' }
	| { type: 'DELIVER'; delivery: Delivery }
	| { type: 'MINIMIZE'; isMinimized: boolean }
	| { type: 'CLOSE' };

const NOTHING_TYPED: Draft = { text: '', name: '', comments: '' };

export function initialState( questions: Question[] ): State {
	return {
		questions,
		types: questions.map( typeOf ),
		index: 0,
		answers: [],
		draft: NOTHING_TYPED,
		problem: null,
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
				answers: recordAnswer( state, { value: action.value } ),
				problem: null,
			};
		case 'TYPE':
			return {
				...state,
				draft: { ...state.draft, ...action.typed },
				problem: null,
			};
		case 'NEXT': {
			const problem = currentProblem( state );
			return problem
				? { ...state, problem }
				: advance( state, currentAnswer( state ) );
		}
		case 'SKIP':
			return advance( state, { value: null } );
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

export function currentType( { types, index }: State ): QuestionType {
	return types[ index ] as QuestionType;
}

/** What is typed or chosen now; null when nothing is. */
export function currentValue( state: State ): AnswerValue {
	const { id } = currentQuestion( state );
	return (
		state.draft.text.trim() ||
		( state.answers.find( ( answer ) => answer.question_id === id )
			?.value ??
			null )
	);
}

type Given = Omit< Answer, 'question_id' >;

/** The answer that Next leaves behind. */
function currentAnswer( state: State ): Given {
	const { text, ...beside } = state.draft;
	const said = Object.entries( beside )
		.map( ( [ kind, words ] ) => [ kind, words.trim() ] )
		.filter( ( [ , words ] ) => words );
	return {
		value: currentValue( state ),
		...( said[ 0 ] && { extra: Object.fromEntries( said ) } ),
	};
}

function currentProblem( state: State ): StringKey | null {
	const { missing, problem } = currentType( state );
	return currentQuestion( state ).settings.required &&
		currentValue( state ) === null
		? missing
		: ( problem?.( state.draft ) ?? null );
}

function recordAnswer( state: State, given: Given ): Answer[] {
	const { id } = currentQuestion( state );
	return [
		...state.answers.filter( ( answer ) => answer.question_id !== id ),
		{ question_id: id, ...given },
	];
}

function advance( state: State, given: Given ): State {
	const answers = recordAnswer( state, given );
	if ( state.index + 1 < state.questions.length ) {
		return {
			...state,
			answers,
			index: state.index + 1,
			draft: NOTHING_TYPED,
			problem: null,
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
