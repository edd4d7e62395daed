import type { Condition, Question } from '@/survey-model';
import {
	activeConditions,
	areAllOff,
	areQualifying,
	conditionValues,
	optionLabels,
	valuesOf,
} from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';

type Questions = readonly Question[];

/** Returns what is wrong; nothing should be. */
type Invariant = ( questions: Questions ) => string[];

/** For each condition: the question with it, its position, and the question that it refers to, if that is earlier. */
function eachCondition(
	questions: Questions,
	check: (
		condition: Condition,
		asked: Question | undefined
	) => string | undefined
): string[] {
	return questions.flatMap( ( { logic }, index ) =>
		activeConditions< Condition >( logic.conditions ).flatMap(
			( condition ) => {
				const problem = check(
					condition,
					questions
						.slice( 0, index )
						.find( ( { id } ) => id === condition.question_id )
				);
				return problem === undefined
					? []
					: [ `${ index }: ${ problem }` ];
			}
		)
	);
}

/** What specification B 4 and rows LOG-01 to LOG-05 say of the questions of a survey, whatever was done to them. */
export const INVARIANTS: Readonly< Record< string, Invariant > > = {
	'ids are unique': ( questions ) =>
		questions
			.map( ( { id } ) => id )
			.filter( ( id, index, ids ) => ids.indexOf( id ) !== index ),

	'a condition refers to an earlier question': ( questions ) =>
		eachCondition( questions, ( { question_id: id }, asked ) =>
			asked === undefined ? `on ${ id }` : undefined
		),

	'a condition has a comparator of the type that it refers to': (
		questions
	) =>
		eachCondition( questions, ( { compare }, asked ) =>
			asked === undefined ||
			kindOf( asked.type ).comparators?.includes( compare )
				? undefined
				: `${ asked.type } ${ compare }`
		),

	'the value of a condition is a possible answer': ( questions ) =>
		eachCondition( questions, ( condition, asked ) => {
			const values =
				asked && conditionValues( asked, kindOf( asked.type ) );
			return valuesOf( condition ).find(
				( value ) => values?.includes( value ) === false
			);
		} ),

	'a condition with several answers is one with ANY': ( questions ) =>
		eachCondition( questions, ( { compare, value } ) =>
			( compare === 'ANY' ) === ( typeof value !== 'string' )
				? undefined
				: compare
		),

	'enabled logic has a condition': ( questions ) =>
		questions
			.filter(
				( { logic } ) => logic.enabled && logic.conditions.length === 0
			)
			.map( ( { id } ) => id ),

	'enabled logic has an earlier question to start from': ( questions ) =>
		questions
			.filter(
				( { logic }, index ) =>
					logic.enabled &&
					! areAllOff( logic.conditions ) &&
					! areQualifying( questions.slice( 0, index ) )
			)
			.map( ( { id } ) => id ),

	'settings are those of the type': ( questions ) =>
		questions
			.filter( ( { type, settings } ) => {
				const { options, canHaveComment = true } = kindOf( type );
				return (
					( settings.randomize && options === undefined ) ||
					( settings.comment_box && ! canHaveComment )
				);
			} )
			.map( ( { id } ) => id ),

	'only types with options have options': ( questions ) =>
		questions
			.filter(
				( question ) =>
					kindOf( question.type ).options === undefined &&
					optionLabels( question ).length > 0
			)
			.map( ( { id } ) => id ),
};

/** All broken invariants with what breaks them. */
export function brokenInvariants( questions: Questions ): string[] {
	return Object.entries( INVARIANTS ).flatMap( ( [ name, problems ] ) =>
		problems( questions ).map( ( problem ) => `${ name }: ${ problem }` )
	);
}
