import type { Question } from '../../survey-model';
import type { AnswerValue, Draft } from '../definitions';
import type { Rules } from '../engine/state';
import { emailProblem } from '../fields/email-address';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a question whose names contain a part, such as "[value]". */
function fieldsOf( element: HTMLElement, part: string ): Field[] {
	return [ ...element.querySelectorAll< Field >( `[name*="${ part }"]` ) ];
}

const isToggle = ( field: Field ): field is HTMLInputElement =>
	[ 'radio', 'checkbox' ].includes( field.type );

/** The key of what is typed beside an answer; an empty string if the field has none. */
const keyOf = ( { name }: Field ) =>
	/\[extra]\[(\w+)]$/.exec( name )?.[ 1 ] ?? '';

const isFilled = ( field: Field ) => ! isToggle( field ) || field.checked;

/** Whether a question is answered by typing; `data-kind` says what its fields mean. */
export const isTyped = ( { dataset }: HTMLElement ): boolean =>
	dataset[ 'kind' ] === 'text';

/**
 * The answer in the fields of a question; null if they are empty. The PHP enum FormValue reads the same fields.
 *
 * @param element The question's element.
 */
export function readValue( element: HTMLElement ): AnswerValue {
	const chosen = fieldsOf( element, '[value]' )
		.filter( isFilled )
		.map( ( { value } ) => value.trim() )
		.filter( Boolean );
	const { kind } = element.dataset;
	if ( ! chosen.length ) {
		return null;
	}
	if ( kind === 'labels' ) {
		return chosen;
	}
	return kind === 'number' ? Number( chosen[ 0 ] ) : chosen[ 0 ]!;
}

/**
 * The texts in the fields of a question, as they were typed.
 *
 * @param element The question's element.
 */
export function readDraft( element: HTMLElement ): Partial< Draft > {
	const draft: Record< string, string > = {};
	for ( const field of fieldsOf( element, '[extra]' ) ) {
		draft[ keyOf( field ) ] = field.value;
	}
	const [ field ] = fieldsOf( element, '[value]' );
	return isTyped( element ) && field
		? { ...draft, text: field.value }
		: draft;
}

/**
 * What decides whether a visitor may leave a question.
 *
 * @param question The question.
 * @param element  Its element.
 */
export function rulesOf( { type }: Question, element: HTMLElement ): Rules {
	if ( type === 'email' ) {
		return { missing: 'required_email', problem: emailProblem };
	}
	return {
		missing: isTyped( element ) ? 'required_text' : 'required_choice',
	};
}

/**
 * Fills the fields of a question.
 *
 * @param element The question's element.
 * @param value   The answer, for choices.
 * @param draft   The texts.
 */
export function fill(
	element: HTMLElement,
	value: AnswerValue,
	draft: Draft
): void {
	const values = [ value ?? '' ].flat().map( String );
	for ( const field of fieldsOf( element, '[value]' ) ) {
		if ( isToggle( field ) ) {
			field.checked = values.includes( field.value );
		} else {
			field.value = draft.text || values[ 0 ]!;
		}
	}
	for ( const field of fieldsOf( element, '[extra]' ) ) {
		field.value = draft[ keyOf( field ) ] ?? '';
	}
}
