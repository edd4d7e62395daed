import type { FieldError } from './field-errors';
import { questionPath } from './field-errors';
import type { Question } from './generated';
import { optionLabels } from './options';
import { plainLine } from './plain-text';
import type { KindOf, QuestionKind } from './question-kinds';
import { logicErrors } from './validate-conditions';

function optionErrors(
	question: Question,
	{ options }: QuestionKind
): FieldError[] {
	if ( options === undefined ) {
		return [];
	}
	const labels = optionLabels( question ).map( plainLine );
	if ( labels.length < options.min || labels.includes( '' ) ) {
		return [ { field: 'config.options', code: 'options_required' } ];
	}
	return labels.flatMap( ( label, position ) =>
		labels.indexOf( label ) < position
			? [
					{
						field: `config.options[${ position }]`,
						code: 'option_repeated',
					},
				]
			: []
	);
}

/** The errors of a survey's or question's title. */
export function titleErrors( title: string, field = 'title' ): FieldError[] {
	return plainLine( title ) === ''
		? [ { field, code: 'title_required' } ]
		: [];
}

interface OwnErrors {
	kind: QuestionKind;
	errors: readonly FieldError[];
}

/** The errors of each question object that do not depend on other questions: an edit leaves all others the same objects. */
const known = new WeakMap< Question, OwnErrors >();

function ownErrors(
	question: Question,
	kind: QuestionKind
): readonly FieldError[] {
	let entry = known.get( question );
	if ( entry?.kind !== kind ) {
		const errors = [
			...titleErrors( question.title ),
			...optionErrors( question, kind ),
			...( kind.errors?.( question ) ?? [] ),
		];
		entry = { kind, errors };
		known.set( question, entry );
	}
	return entry.errors;
}

/**
 * Validates the questions before they are sent; errors are in page order. The server validates again and uses the
 * same paths.
 */
export function validateQuestions(
	questions: readonly Question[],
	kindOf: KindOf
): FieldError[] {
	if ( questions.length === 0 ) {
		return [ { field: 'questions', code: 'questions_required' } ];
	}
	return questions.flatMap( ( question, index ) => {
		const kind = kindOf( question.type );
		return [
			...ownErrors( question, kind ),
			...logicErrors( questions, index, kindOf ),
		].map( ( error ) => ( {
			...error,
			field: questionPath( index, error.field ),
		} ) );
	} );
}
