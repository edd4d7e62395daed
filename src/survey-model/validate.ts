import type { Question } from './generated';
import type { FieldError } from './field-errors';
import { questionPath } from './field-errors';
import { hasOptions, optionLabels, rulesOf } from './question-types';
import type { EditableSurvey } from './surveys';

function optionErrors( question: Question, index: number ): FieldError[] {
	if ( ! hasOptions( question ) ) {
		return [];
	}
	const labels = optionLabels( question ).map( ( option ) => option.trim() );
	if (
		labels.length < rulesOf( question.type ).minOptions ||
		labels.includes( '' )
	) {
		return [
			{
				field: questionPath( index, 'config.options' ),
				code: 'options_required',
			},
		];
	}
	return labels.flatMap( ( label, position ) =>
		labels.indexOf( label ) < position
			? [
					{
						field: questionPath(
							index,
							`config.options[${ position }]`
						),
						code: 'option_repeated',
					},
				]
			: []
	);
}

function questionErrors( question: Question, index: number ): FieldError[] {
	const titleErrors =
		question.title.trim() === ''
			? [
					{
						field: questionPath( index, 'title' ),
						code: 'title_required',
					},
				]
			: [];
	return [ ...titleErrors, ...optionErrors( question, index ) ];
}

/**
 * What the builder can tell is wrong before asking the server, in the order of the page. The server decides again
 * and reports in the same paths.
 */
export function validateSurvey(
	survey: Pick< EditableSurvey, 'title' | 'questions' >
): FieldError[] {
	return [
		...( survey.title.trim() === ''
			? [ { field: 'title', code: 'title_required' } ]
			: [] ),
		...( survey.questions.length === 0
			? [ { field: 'questions', code: 'questions_required' } ]
			: [] ),
		...survey.questions.flatMap( questionErrors ),
	];
}
