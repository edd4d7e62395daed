import type { Question } from '../../survey-model';
import type { Answer, AnswerValue } from '../definitions';
import { ADDRESS } from '../fields/email-address';

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

/**
 * The answer in the fields of a question; null if they are empty. The PHP enum FormValue reads the same fields.
 *
 * @param element The question's element; `data-kind` says what its fields mean.
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
 * The answer to a question, with what was typed beside it.
 *
 * @param id      The question's id.
 * @param element The question's element.
 */
export function readAnswer( id: string, element: HTMLElement ): Answer {
	const extra = fieldsOf( element, '[extra]' )
		.map( ( field ) => [ keyOf( field ), field.value.trim() ] )
		.filter( ( [ key, text ] ) => key && text );
	return {
		question_id: id,
		value: readValue( element ),
		...( extra.length > 0 && { extra: Object.fromEntries( extra ) } ),
	};
}

/**
 * The key of the message for an answer that is missing or invalid; null if the visitor may go on.
 *
 * @param question   The question.
 * @param element    Its element.
 * @param isRequired Whether it needs an answer now.
 */
export function problemOf(
	{ id, type }: Question,
	element: HTMLElement,
	isRequired: boolean
): string | null {
	const { value, extra } = readAnswer( id, element );
	if ( type === 'email' && typeof value === 'string' ) {
		return ADDRESS.test( value ) ? null : 'invalid_email';
	}
	// A name without an address would be lost.
	const isMissing =
		value === null && ( isRequired || ( type === 'email' && extra ) );
	if ( ! isMissing ) {
		return null;
	}
	if ( element.dataset[ 'kind' ] !== 'text' ) {
		return 'required_choice';
	}
	return type === 'email' ? 'required_email' : 'required_text';
}

/**
 * Fills the fields of a question with an answer, and with what was typed beside it; empties them without.
 *
 * @param element The question's element.
 * @param value   The answer.
 * @param extra   What was typed beside it, by key.
 */
export function fill(
	element: HTMLElement,
	value: AnswerValue = null,
	extra: Readonly< Record< string, string | undefined > > = {}
): void {
	const values = [ value ?? '' ].flat().map( String );
	for ( const field of fieldsOf( element, '[value]' ) ) {
		if ( isToggle( field ) ) {
			field.checked = values.includes( field.value );
		} else {
			field.value = values[ 0 ]!;
		}
	}
	for ( const field of fieldsOf( element, '[extra]' ) ) {
		field.value = extra[ keyOf( field ) ] ?? '';
	}
}
