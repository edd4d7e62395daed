import { activeConditions, valuesOf } from '../conditions';
import { questionPath } from '../field-errors';
import type { Condition, Question } from '../generated';
import { conditionOf } from '../redirects';
import type { EditableSurvey } from '../surveys';
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
		const isComplete = own.every(
			( condition ) => valuesOf( condition ).length > 0
		);
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
		const conditions = activeConditions< Condition >( logic.conditions );
		if (
			! logic.enabled ||
			conditions.length === 0 ||
			canHold( conditions, questions, neverShown )
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
				key: `${ code } ${ id } ${ JSON.stringify( conditions ) }`,
			},
		];
	} );
}

/** Conditional redirects that no answer leads to, or that an earlier one makes superfluous. */
function redirects(
	{ questions, settings: { thank_you } }: EditableSurvey,
	neverShown: ReadonlySet< string >
): Suggestion[] {
	const conditions =
		thank_you.type === 'conditional_redirect'
			? thank_you.conditions.map( conditionOf )
			: [];
	const names = conditions.map( ( condition ) =>
		JSON.stringify( condition )
	);
	return conditions.flatMap( ( condition, index ): Suggestion[] => {
		const name = names[ index ]!;
		if ( condition.off === true ) {
			return [];
		}
		const isImpossible = ! canHold( [ condition ], questions, neverShown );
		const isRepeated =
			valuesOf( condition ).length > 0 && names.indexOf( name ) < index;
		const code = isImpossible ? 'redirect_impossible' : 'redirect_repeated';
		return isImpossible || isRepeated
			? [
					{
						code,
						field: `settings.thank_you.conditions[${ index }]`,
						key: `${ code } ${ name }`,
					},
				]
			: [];
	} );
}

/** Conditions of the email about a response that never all hold. */
function email(
	{ questions, notifications }: EditableSurvey,
	neverShown: ReadonlySet< string >
): Suggestion[] {
	const { active, logic } = notifications.email;
	const code = 'email_condition_impossible';
	const conditions = activeConditions< Condition >( logic.conditions );
	return active &&
		logic.enable &&
		! canHold( conditions, questions, neverShown )
		? [
				{
					code,
					field: 'notifications.email.logic',
					key: `${ code } ${ JSON.stringify( conditions ) }`,
				},
			]
		: [];
}

/** Conditions of questions, redirects and emails that cannot hold. */
export const impossibleConditions: Rule = ( survey ) => {
	const neverShown = new Set< string >();
	return [
		...questionLogic( survey.questions, neverShown ),
		...redirects( survey, neverShown ),
		...email( survey, neverShown ),
	];
};
