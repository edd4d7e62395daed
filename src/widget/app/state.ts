import type { Question, WidgetSurvey } from '../../survey-model';
import type { Answer, AnswerValue, Draft, QuestionType } from '../definitions';
import { partsOf } from '../registry';
import type { Outcome } from '../types';
import { attempt } from './attempt';
import { answersOnPath } from './path';
import { typeOf } from './question-types';

/** The delivery status of the answers. */
export type Delivery =
	{ status: 'none' } | { status: 'sending'; isRetry: boolean } | Outcome;

export interface State {
	survey: WidgetSurvey;
	/** The type of each question, by index. */
	types: QuestionType[];
	index: number;
	/** The ids of the questions before the current one on the visitor's path. */
	path: readonly string[];
	/** All answers, also to questions that are not on the path any more. */
	answers: Answer[];
	/** The text typed into the current question. */
	draft: Draft;
	/** The key of the error message that Next has caused. */
	problem: string | null;
	view: 'question' | 'thank-you';
	isOpen: boolean;
	/** Whether only the tab is visible; answers and drafts are kept. */
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

const NOTHING_TYPED: Draft = { text: '' };

/**
 * @param survey The survey; it has at least one question, and all types are known.
 */
export function initialState( survey: WidgetSurvey ): State {
	return {
		survey,
		types: survey.questions.map( typeOf ),
		index: 0,
		path: [],
		answers: [],
		draft: NOTHING_TYPED,
		problem: null,
		view: 'question',
		isOpen: true,
		// It opens after a delay, so that its opening is animated.
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

export function currentQuestion( { survey, index }: State ): Question {
	return survey.questions[ index ] as Question;
}

export function currentType( { types, index }: State ): QuestionType {
	return types[ index ] as QuestionType;
}

/** The current answer; null if nothing is typed or chosen. */
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

/** The answer to record when the visitor goes on. */
function currentAnswer( state: State ): Given {
	const { text, ...beside } = state.draft;
	const said = Object.entries( beside )
		.map( ( [ key, words ] ) => [ key, words?.trim() ] )
		.filter( ( [ , words ] ) => words );
	return {
		value: currentValue( state ),
		...( said[ 0 ] && { extra: Object.fromEntries( said ) } ),
	};
}

function currentProblem( state: State ): string | null {
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
	const recorded = recordAnswer( state, given );
	const path = [ ...state.path, currentQuestion( state ).id ];
	const answers = answersOnPath( recorded, path );
	const index = nextIndex( state, answers );
	if ( index < state.survey.questions.length ) {
		return {
			...state,
			answers: recorded,
			path,
			index,
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

/**
 * The index of the next question; past the last one to end the survey. Only later questions are allowed, so that
 * every survey ends.
 */
function nextIndex( state: State, answers: Answer[] ): number {
	const { survey, index } = state;
	const question = currentQuestion( state );
	const decided = partsOf( 'next-question' )
		.map( ( { next } ) =>
			attempt( () => next( { survey, question, answers } ) )
		)
		.find( ( id ) => id !== undefined );
	if ( decided === null ) {
		return survey.questions.length;
	}
	const found = survey.questions.findIndex( ( { id } ) => id === decided );
	return found > index ? found : index + 1;
}
