import type { Question, WidgetSurvey } from '../../survey-model';
import { uuid } from '../../survey-model';
import type { Answer, AnswerValue, Draft, QuestionType } from '../definitions';
import type { Outcome, Prefilled } from '../types';
import { nextIndex } from './next-index';
import { answersOnPath } from './path';

/** What decides whether a visitor may leave a question. */
export type Rules = Pick< QuestionType, 'missing' | 'problem' >;

/** The delivery status of the answers. */
export type Delivery =
	| { status: 'none' }
	| { status: 'sending'; isRetry: boolean }
	/** The visitor has finished in another tab: these answers are not sent. `isSaved`: neither are the other tab's, so far. */
	| { status: 'elsewhere'; isSaved: boolean }
	/** The same, but the visitor finished here as well. */
	| { status: 'answered' }
	| Outcome;

/** What the visitor has done so far; memory.ts keeps it for the next page. */
export interface Journey {
	/** The ids of the questions before the current one on the visitor's path. */
	path: readonly string[];
	/** Includes answers to questions that are no longer on the path, until the survey ends. */
	answers: readonly Answer[];
	/** The typed texts, by question id. */
	drafts: Readonly< Record< string, Partial< Draft > > >;
	/** Created early, so that two tabs that share a journey send one submission. */
	submissionId: string;
	/** When the survey was first shown, in milliseconds since 1970. */
	shownAt: number;
}

export interface State extends Journey {
	survey: WidgetSurvey;
	/** Those of each question, by index. */
	rules: readonly Rules[];
	/** Whether the last question needs an answer if there is none to send otherwise. */
	isAnswerNeeded: boolean;
	index: number;
	/** The last answer that the page has filled in. The visitor has not begun with it. */
	prefilled?: Prefilled;
	/** Whether the visitor has gone to another question on this page. */
	hasMoved: boolean;
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
	| { type: 'BACK' }
	| { type: 'RETRY' }
	| { type: 'DELIVER'; delivery: Delivery }
	| { type: 'ELSEWHERE'; isSaved: boolean }
	| { type: 'PREFILL'; answer: Prefilled }
	| { type: 'MINIMIZE'; isMinimized: boolean }
	| { type: 'CLOSE' };

/** What an action makes of a state. */
export type Step = ( state: State, action: Action ) => State;

/**
 * @param survey The survey; it has at least one question.
 * @param rules  Those of each question, by index.
 */
export function initialState(
	survey: WidgetSurvey,
	rules: readonly Rules[]
): State {
	return {
		survey,
		rules,
		isAnswerNeeded: false,
		index: 0,
		path: [],
		answers: [],
		drafts: {},
		submissionId: uuid(),
		shownAt: Date.now(),
		hasMoved: false,
		problem: null,
		view: 'question',
		isOpen: true,
		isMinimized: false,
		delivery: { status: 'none' },
	};
}

export function reducer( state: State, action: Action ): State {
	const { survey, path, drafts } = state;
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
				// A recorded text that is edited is recorded again on Next, or not if it becomes empty.
				answers: state.answers.filter(
					( { question_id: of } ) =>
						of !== idOf( state ) || action.typed.text === undefined
				),
				drafts: {
					...drafts,
					[ idOf( state ) ]: {
						...drafts[ idOf( state ) ],
						...action.typed,
					},
				},
				problem: null,
			};
		case 'NEXT': {
			const problem = currentProblem( state );
			return problem ? { ...state, problem } : goOn( state );
		}
		case 'SKIP':
			return advance(
				{ ...state, drafts: { ...drafts, [ idOf( state ) ]: {} } },
				{ value: null }
			);
		case 'BACK':
			return {
				...state,
				index: survey.questions.findIndex(
					( question ) => question.id === path.at( -1 )
				),
				path: path.slice( 0, -1 ),
				hasMoved: true,
				problem: null,
			};
		case 'RETRY':
			return { ...state, delivery: { status: 'sending', isRetry: true } };
		case 'DELIVER':
			return { ...state, delivery: action.delivery };
		case 'ELSEWHERE':
			return state.view === 'question'
				? {
						...state,
						view: 'thank-you',
						delivery: {
							status: 'elsewhere',
							isSaved: action.isSaved,
						},
					}
				: state;
		case 'PREFILL':
			return { ...state, prefilled: action.answer };
		case 'MINIMIZE':
			return { ...state, isMinimized: action.isMinimized };
		case 'CLOSE':
			return { ...state, isOpen: false };
	}
}

export function currentQuestion( { survey, index }: State ): Question {
	return survey.questions[ index ] as Question;
}

const idOf = ( state: State ) => currentQuestion( state ).id;

/**
 * The texts typed into a question.
 *
 * @param state The state.
 * @param id    The question; the current one by default.
 */
export function draftOf( state: State, id = idOf( state ) ): Draft {
	return {
		text: prefilledOf( state, id )?.text ?? '',
		...state.drafts[ id ],
	};
}

/**
 * The answer to a question; null if nothing is typed or chosen.
 *
 * @param state The state.
 * @param id    The question; the current one by default.
 */
export function valueOf( state: State, id = idOf( state ) ): AnswerValue {
	return (
		draftOf( state, id ).text.trim() ||
		( (
			state.answers.find( ( answer ) => answer.question_id === id ) ??
			prefilledOf( state, id )
		)?.value ??
			null )
	);
}

const prefilledOf = ( { prefilled }: State, id: string ) =>
	prefilled?.question_id === id ? prefilled : undefined;

/** Whether the current question is the last one, as long as its answer stays as it is. */
export const isLast = ( state: State ): boolean =>
	goOn( state ).view === 'thank-you';

/** The answers on the visitor's path, with the current question's. */
export const givenAnswers = ( state: State ): Answer[] =>
	answersOnPath( state.answers, [ ...state.path, idOf( state ) ] );

type Given = Omit< Answer, 'question_id' >;

/** The answer to record when the visitor goes on. */
function currentAnswer( state: State ): Given {
	const { text, ...beside } = draftOf( state );
	const said = Object.entries( beside )
		.map( ( [ key, words ] ) => [ key, words?.trim() ] )
		.filter( ( [ , words ] ) => words );
	return {
		value: valueOf( state ),
		...( said[ 0 ] && { extra: Object.fromEntries( said ) } ),
	};
}

function currentProblem( state: State ): string | null {
	const { missing, problem } = state.rules[ state.index ]!;
	const isRequired = () =>
		currentQuestion( state ).settings.required ||
		( state.isAnswerNeeded && isEmptyEnd( state ) );
	return valueOf( state ) === null && isRequired()
		? missing
		: ( problem?.( draftOf( state ) ) ?? null );
}

/** Whether Next would end a survey in which nothing was answered. */
function isEmptyEnd( state: State ): boolean {
	const { view, delivery } = goOn( state );
	return view === 'thank-you' && delivery.status === 'none';
}

/** Leaves the current question with what is typed or chosen. */
const goOn = ( state: State ): State =>
	advance( state, currentAnswer( state ) );

function recordAnswer( state: State, given: Given ): Answer[] {
	const id = idOf( state );
	return [
		...state.answers.filter( ( answer ) => answer.question_id !== id ),
		{ question_id: id, ...given },
	];
}

function advance( state: State, given: Given ): State {
	const recorded = recordAnswer( state, given );
	const path = [ ...state.path, idOf( state ) ];
	const answers = answersOnPath( recorded, path );
	const index = nextIndex( state.survey, state.index, answers );
	if ( index < state.survey.questions.length ) {
		return {
			...state,
			answers: recorded,
			path,
			index,
			hasMoved: true,
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
