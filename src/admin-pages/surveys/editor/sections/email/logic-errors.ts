import { __ } from '@wordpress/i18n';
import type { EditableSurvey, FieldError } from '@/survey-model';
import { areAllOff, areQualifying, conditionListErrors } from '@/survey-model';
import { kindOf } from '../../question-types';

/** The path of the conditions for emails. */
export const LOGIC = 'notifications.email.logic';

/** What conditional emails need. */
export function noChoiceText(): string {
	return __(
		'Add at least one Radio, Checkbox, NPS, or Star Rating question to use conditional logic.',
		'userfeedback'
	);
}

/** The errors of conditions for emails, as the PHP class EmailSection finds them. */
export function emailLogicErrors( {
	questions,
	notifications: {
		email: {
			logic: { enable, conditions },
		},
	},
}: EditableSurvey ): FieldError[] {
	const hasChoice = areQualifying( questions );
	const isUsed = enable && ! areAllOff( conditions );
	return [
		...( isUsed && ! hasChoice
			? [
					{
						field: `${ LOGIC }.enable`,
						code: 'no_choice',
						text: noChoiceText(),
					},
				]
			: [] ),
		...( enable && hasChoice && conditions.length === 0
			? [
					{
						field: `${ LOGIC }.conditions`,
						code: 'conditions_required',
					},
				]
			: [] ),
		...conditionListErrors(
			conditions,
			{ allowed: questions, all: questions, kindOf },
			enable
		).map( ( error ) => ( {
			...error,
			field: `${ LOGIC }.conditions${ error.field }`,
		} ) ),
	];
}
