import type { Question, WidgetSurvey } from '../../survey-model';
import { uuid } from '../../survey-model';
import type { Answer, AnswerValue, Draft, QuestionType } from '../definitions';
import type { Outcome, Prefilled } from '../types';
import { nextIndex } from './next-index';
import { answersOnPath } from './path';
import { typeOf } from './question-types';

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
	/** The type of each question, by index. */
	types: QuestionType[];
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
	| { type: 'FINISHED_ELSEWHERE'; isSaved: boolean }
	| { type: 'PREFILL'; answer: Prefilled }
	| { type: 'MINIMIZE'; isMinimized: boolean }
	| { type: 'CLOSE' };

/**
 * @param survey The survey; it has at least one question, and all types are known.
 */
export function initialState( survey: WidgetSurvey ): State {
	return {
		survey,
		types: survey.questions.map( ( question ) =>
			typeOf( question, survey.settings.behavior )
		),
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
		// It opens after a delay, so that its opening is animated.
		isMinimized: true,
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
					( { question_id: of, value } ) =>
						of !== idOf( state ) ||
						action.typed.text === undefined ||
						value !== currentDraft( state ).text.trim()
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
			return problem
				? { ...state, problem }
				: advance( state, currentAnswer( state ) );
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
		case 'FINISHED_ELSEWHERE':
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

export function currentType( { types, index }: State ): QuestionType {
	return types[ index ] as QuestionType;
}

/** The texts typed into the current question. */
export function currentDraft( state: State ): Draft {
	return {
		text: currentPrefilled( state )?.text ?? '',
		...state.drafts[ idOf( state ) ],
	};
}

/** The current answer; null if nothing is typed or chosen. */
export function currentValue( state: State ): AnswerValue {
	return (
		currentDraft( state ).text.trim() ||
		( (
			state.answers.find(
				( answer ) => answer.question_id === idOf( state )
			) ?? currentPrefilled( state )
		)?.value ??
			null )
	);
}

function currentPrefilled( state: State ): Prefilled | undefined {
	const { prefilled } = state;
	return prefilled?.question_id === idOf( state ) ? prefilled : undefined;
}

/** Whether the current question is the last one, as long as its answer stays as it is. */
export function isLast( state: State ): boolean {
	return advance( state, currentAnswer( state ) ).view === 'thank-you';
}

type Given = Omit< Answer, 'question_id' >;

/** The answer to record when the visitor goes on. */
function currentAnswer( state: State ): Given {
	const { text, ...beside } = currentDraft( state );
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
		: ( problem?.( currentDraft( state ) ) ?? null );
}

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
