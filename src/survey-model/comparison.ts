// No exponents, hexadecimal numbers or spaces, which PHP and JavaScript read differently.
const NUMBER = /^-?\d+(\.\d+)?$/;

function areNumbers( ...texts: string[] ): boolean {
	return texts.every( ( text ) => NUMBER.test( text ) );
}

/**
 * Whether an answer fulfils a condition; never for an unknown comparator. Upper and lower case differ. The same rules as
 * the PHP enum Comparator; both are tested with tests/fixtures/comparators.json. This file imports nothing, because
 * visitors' pages load it.
 *
 * @param comparator
 * @param answer     A list reads as text joined with commas. null is a missing answer: an empty text.
 * @param value      The value of the condition: a list for ANY, which holds if it has one of the answers; otherwise a text, of
 *                   which an empty one is part of no text. A value of the other form never holds.
 */
export function holds(
	comparator: string,
	answer: string | number | readonly string[] | null | undefined,
	value: string | readonly string[]
): boolean {
	const isList = typeof answer === 'object' && answer !== null;
	const text = isList ? answer.join( ', ' ) : String( answer ?? '' );
	if ( typeof value === 'object' ) {
		return (
			comparator === 'ANY' &&
			( isList ? answer : [ text ] ).some( ( each ) =>
				value.includes( each )
			)
		);
	}
	const isText = value !== '';
	switch ( comparator ) {
		case '=':
			return text === value;
		case '!=':
			return text !== value;
		case 'IN':
			return isList
				? answer.includes( value )
				: isText && text.includes( value );
		case 'CONTAINS':
			return isText && text.includes( value );
		case '!CONTAINS':
			return ! ( isText && text.includes( value ) );
		case 'STARTS_WITH':
			return isText && text.startsWith( value );
		case 'ENDS_WITH':
			return isText && text.endsWith( value );
		case '>':
			return (
				areNumbers( text, value ) && Number( text ) > Number( value )
			);
		case '<':
			return (
				areNumbers( text, value ) && Number( text ) < Number( value )
			);
		default:
			return false;
	}
}

/**
 * Whether the answer to a question fulfils a condition. A question without an answer compares as an empty text.
 *
 * @param answers    The answers so far.
 * @param questionId The question of the condition.
 * @param comparator See holds().
 * @param value      The value of the condition.
 */
export function answerHolds(
	answers: readonly {
		question_id: string;
		value: Parameters< typeof holds >[ 1 ];
	}[],
	questionId: string,
	comparator: string,
	value: string | readonly string[]
): boolean {
	const answer = answers.find( ( { question_id: id } ) => id === questionId );
	return holds( comparator, answer?.value, value );
}
