import { questionPath } from '../field-errors';
import type { Question } from '../generated';
import type { Comparison } from './satisfiable';
import { canAllHold } from './satisfiable';
import type { Rule, Suggestion } from './suggestion';

interface OnQuestion extends Comparison {
	readonly question_id: string;
}

/** Whether the answers to the questions before can fulfil all conditions. */
function canHold(
	conditions: readonly OnQuestion[],
	questions: readonly Question[],
	neverShown: ReadonlySet< string >
): boolean {
	const ids = new Set( conditions.map( ( { question_id } ) => question_id ) );
	return [ ...ids ].every( ( id ) => {
		const question = questions.find( ( other ) => other.id === id );
		const own = conditions.filter(
			( { question_id } ) => question_id === id
		);
		// A condition that is not filled in yet is an error, not a hint.
		const isComplete = own.every( ( { value } ) => value !== '' );
		return (
			question === undefined ||
			! isComplete ||
			canAllHold( question, own, ! neverShown.has( id ) )
		);
	} );
}

/** Conditions of questions that no answers fulfil, also because the question that they refer to is never shown. */
function questionLogic(
	questions: readonly Question[],
	neverShown: Set< string >
): Suggestion[] {
	return questions.flatMap( ( { id, logic }, index ) => {
		if (
			! logic.enabled ||
			logic.conditions.length === 0 ||
			canHold( logic.conditions, questions, neverShown )
		) {
			return [];
		}
		const isShow = logic.action === 'show';
		if ( isShow ) {
			neverShown.add( id );
		}
		const code = isShow ? 'question_never_shown' : 'question_never_hidden';
		return [
			{
				code,
				field: questionPath( index, 'logic' ),
				key: `${ code } ${ id } ${ JSON.stringify( logic.conditions ) }`,
			},
		];
	} );
}

/** Conditions of questions and of redirects that cannot hold. */
export const impossibleConditions: Rule = ( { questions, settings } ) => {
	const neverShown = new Set< string >();
	const logic = questionLogic( questions, neverShown );
	const { type, conditions } = settings.thank_you;
	const redirects =
		type === 'conditional_redirect'
			? conditions.map( ( { question, condition_type, condition } ) => ( {
					question_id: question,
					compare: condition_type,
					value: condition,
				} ) )
			: [];
	return [
		...logic,
		...redirects.flatMap( ( redirect, index ): Suggestion[] => {
			const name = JSON.stringify( redirect );
			const isRepeated = redirects
				.slice( 0, index )
				.some( ( earlier ) => JSON.stringify( earlier ) === name );
			const isImpossible = ! canHold(
				[ redirect ],
				questions,
				neverShown
			);
			const code = isImpossible
				? 'redirect_impossible'
				: 'redirect_repeated';
			return isImpossible || ( isRepeated && redirect.value !== '' )
				? [
						{
							code,
							field: `settings.thank_you.conditions[${ index }]`,
							key: `${ code } ${ name }`,
						},
					]
				: [];
		} ),
	];
};
