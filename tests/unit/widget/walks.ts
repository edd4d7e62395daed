import type { Question, WidgetSurvey } from '@/survey-model';
import { conditionValues } from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import type { AnswerValue } from '@/widget/definitions';
import type { State } from '@/widget/engine/state';
import { currentQuestion, reducer } from '@/widget/engine/state';
import { type Random, someQuestions } from '../support/generated-surveys';
import { survey } from './support';

/* Random surveys with logic, and visitors who answer them. */

/** The last answer to each question; null for those that were skipped. */
export type Given = Record< string, AnswerValue | undefined >;

/** What a visitor does at a question. */
export type Step = { id: string } & (
	| { does: 'answer'; value: AnswerValue }
	/** Types a comment or a name. */
	| { does: 'add'; key: 'comments' | 'name'; text: string }
	| { does: 'next' | 'skip' | 'back' }
);

/** Questions of which some are required, and some have conditions that the builder would not offer. */
export function someSurvey( random: Random ) {
	const questions = someQuestions( random ).map(
		( question, index, all ) => ( {
			...question,
			settings: {
				...question.settings,
				required: random.below( 3 ) === 0,
			},
			logic: {
				...question.logic,
				enabled:
					index > 0 &&
					question.logic.conditions.length > 0 &&
					random.below( 8 ) > 0,
				conditions: question.logic.conditions.map( ( condition ) =>
					random.below( 4 ) > 0
						? condition
						: {
								question_id: all[ random.below( index ) ]!.id,
								compare: random.of( [
									'=',
									'!=',
									'IN',
									'CONTAINS',
									'!CONTAINS',
									'STARTS_WITH',
									'ENDS_WITH',
									'>',
									'<',
									'~',
									'ANY',
								] ),
								value: random.of( [
									condition.value,
									'',
									'3',
									'low',
								] ),
							}
				),
			},
		} )
	);
	return survey( { questions: questions as Question[] } );
}

export function someAnswer( random: Random, question: Question ): AnswerValue {
	const values = conditionValues( question, kindOf( question.type ) );
	if ( ! values ) {
		return question.type === 'email'
			? random.of( [ 'slow@example.org', 'a@low.example' ] )
			: random.of( [ 'slow', 'a b', '3', 'too slow', 'lower a b' ] );
	}
	switch ( question.type ) {
		case 'checkbox': {
			const chosen = values.filter( () => random.below( 2 ) > 0 );
			return chosen.length > 0 ? chosen : [ values[ 0 ]! ];
		}
		case 'nps':
		case 'star-rating':
			return Number( random.of( values ) );
		default:
			return random.of( values );
	}
}

/** The types that are answered by typing. */
export const TYPED: readonly string[] = [ 'text', 'long-text', 'email' ];

/** Gives an answer; typed texts are recorded by Next. */
const give = ( state: State, value: AnswerValue ) =>
	TYPED.includes( currentQuestion( state ).type )
		? reducer( state, { type: 'TYPE', typed: { text: String( value ) } } )
		: reducer( state, { type: 'ANSWER', value } );

/** Answers a survey at random, here and there going back; the last answer to each question counts. */
export function walk( random: Random, state: State ) {
	const given: Given = {};
	const visited: string[] = [];
	const steps: Step[] = [];
	while ( state.view === 'question' ) {
		const question = currentQuestion( state );
		visited.push( question.id );
		if (
			visited.length < 30 &&
			state.path.length > 0 &&
			random.below( 5 ) < 2
		) {
			steps.push( { id: question.id, does: 'back' } );
			state = reducer( state, { type: 'BACK' } );
		} else if ( ! question.settings.required && random.below( 4 ) === 0 ) {
			given[ question.id ] = null;
			steps.push( { id: question.id, does: 'skip' } );
			state = reducer( state, { type: 'SKIP' } );
		} else {
			// Who comes back may leave the answer as it is.
			if (
				( given[ question.id ] ?? null ) === null ||
				random.below( 2 )
			) {
				given[ question.id ] = someAnswer( random, question );
				const value = given[ question.id ]!;
				steps.push( { id: question.id, does: 'answer', value } );
				state = give( state, value );
			}
			steps.push( { id: question.id, does: 'next' } );
			state = reducer( state, { type: 'NEXT' } );
		}
	}
	return { given, visited, steps, state };
}

const COMMENTS = [
	'Fine',
	' two  words ',
	'a "b" <c> & d',
	'',
	'  ',
	'é – 茶',
];

/** The survey with questions that also ask for comments and names. */
export function withExtras(
	random: Random,
	asked: WidgetSurvey
): WidgetSurvey {
	const questions = asked.questions.map( ( question ) => ( {
		...question,
		title: question.id,
		config: {
			...question.config,
			...( question.type === 'email' && {
				include_name: random.below( 2 ) > 0,
			} ),
		},
		settings: {
			...question.settings,
			comment_box:
				( kindOf( question.type ).canHaveComment ?? true ) &&
				random.below( 2 ) > 0,
		},
	} ) ) as Question[];
	return { ...asked, questions };
}

/** The answer to a question from which one can be taken back: radio buttons stay chosen, and names need an address. */
const emptied = ( { type }: Question, text: string ) =>
	type === 'checkbox'
		? { value: null }
		: [ 'text', 'long-text' ].includes( type ) && { value: text };

/**
 * The same walk, of a visitor who also writes comments and names, changes their mind, takes answers back, writes what is not accepted, leaves
 * a question by Next instead of Skip, and answers before they go back. None of it changes the path.
 *
 * @param random    Random numbers.
 * @param questions The questions.
 * @param steps     The steps of walk().
 */
export function restless(
	random: Random,
	questions: readonly Question[],
	steps: readonly Step[]
): Step[] {
	const touched = new Set< string >();
	return steps.flatMap( ( step, index ): Step[] => {
		const { id } = step;
		const question = questions.find( ( one ) => one.id === id )!;
		const { config, settings, type } = question;
		const isFirst = ! touched.has( id );
		const next: Step = { id, does: 'next' };
		const other = (): Step => ( {
			id,
			does: 'answer',
			value: someAnswer( random, question ),
		} );
		switch ( step.does ) {
			case 'answer': {
				const before: Step[] = [];
				touched.add( id );
				if ( isFirst && settings.required && random.below( 3 ) === 0 ) {
					// Refused.
					before.push( next );
				}
				if ( type === 'email' && random.below( 4 ) === 0 ) {
					before.push(
						{ id, does: 'answer', value: 'nobody' },
						next
					);
				}
				if ( random.below( 4 ) === 0 ) {
					before.push( other() );
				}
				const after: Step[] = [];
				const text = random.of( COMMENTS );
				if ( settings.comment_box && random.below( 3 ) > 0 ) {
					after.push( { id, does: 'add', key: 'comments', text } );
				}
				if ( 'include_name' in config && config.include_name ) {
					after.push( { id, does: 'add', key: 'name', text } );
				}
				return [ ...before, step, ...after ];
			}
			case 'skip': {
				const isLast = index === steps.length - 1;
				const empty = emptied( question, random.of( [ '', ' ' ] ) );
				switch ( random.below( 4 ) ) {
					case 0:
						return isFirst && ! isLast ? [ next ] : [ step ];
					case 1:
						return empty && ! isLast
							? [
									other(),
									{ id, does: 'answer', value: empty.value },
									next,
								]
							: [ step ];
					case 2:
						return [ other(), step ];
					default:
						return [ step ];
				}
			}
			case 'back':
				if ( isFirst && random.below( 2 ) === 0 ) {
					touched.add( id );
					return [ other(), step ];
				}
				return [ step ];
			default:
				return [ step ];
		}
	} );
}
