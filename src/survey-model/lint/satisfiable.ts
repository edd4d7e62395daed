import { holds } from '../comparison';
import type { Question } from '../generated';
import { optionLabels } from '../options';

/** A comparison of an answer with a value. */
export interface Comparison {
	readonly compare: string;
	/** A list for ANY, otherwise a text. */
	readonly value: string | readonly string[];
}

type Answer = Parameters< typeof holds >[ 1 ];

/** More options have too many combinations to try; nothing is said about them. */
const OPTIONS_MAX = 10;

const numbers = ( from: number, to: number ) =>
	Array.from( { length: to - from + 1 }, ( _, index ) => from + index );

/** All combinations of labels, in their order, with the empty one. */
function combinations( labels: readonly string[] ): readonly string[][] {
	return labels.reduce< string[][] >(
		( all, label ) => [
			...all,
			...all.map( ( chosen ) => [ ...chosen, label ] ),
		],
		[ [] ]
	);
}

/** Every answer that a question can get, without the missing one; undefined if there are too many or it is not known. */
function possibleAnswers( question: Question ): readonly Answer[] | undefined {
	const labels = optionLabels( question );
	switch ( question.type ) {
		case 'checkbox':
			return labels.length <= OPTIONS_MAX
				? combinations( labels )
				: undefined;
		case 'radio-button':
		case 'image-radio':
		case 'icon-choice':
			return labels;
		case 'star-rating':
			return numbers( 1, 5 );
		case 'nps':
			return numbers( question.settings.start_at_zero ? 0 : 1, 10 );
		default:
			return undefined;
	}
}

/** Whether no text fulfils both comparisons. */
function contradict( one: Comparison, other: Comparison ): boolean {
	if ( typeof one.value !== 'string' ) {
		return false;
	}
	if ( one.compare === '=' ) {
		return ! holds( other.compare, one.value, other.value );
	}
	if ( one.compare === '>' && other.compare === '<' ) {
		return Number( one.value ) >= Number( other.value );
	}
	// A text that contains a part of "Yes" cannot lack it.
	return (
		[ 'CONTAINS', 'IN', 'STARTS_WITH', 'ENDS_WITH' ].includes(
			one.compare
		) &&
		other.compare === '!CONTAINS' &&
		! holds( '!CONTAINS', one.value, other.value )
	);
}

/**
 * Whether some answer to a question fulfils all comparisons. True where it is not known. A question can always be
 * unanswered: skipped or not shown.
 *
 * @param question
 * @param comparisons
 * @param isShown     Whether the question can be shown at all.
 */
export function canAllHold(
	question: Question,
	comparisons: readonly Comparison[],
	isShown: boolean
): boolean {
	const possible = isShown ? possibleAnswers( question ) : [];
	if ( possible === undefined ) {
		return ! comparisons.some( ( one, index ) =>
			comparisons.some(
				( other, place ) => place !== index && contradict( one, other )
			)
		);
	}
	return [ ...possible, null ].some( ( answer ) =>
		comparisons.every( ( { compare, value } ) =>
			holds( compare, answer, value )
		)
	);
}
