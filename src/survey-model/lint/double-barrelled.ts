import { questionPath } from '../field-errors';
import type { Rule } from './suggestion';

/** Words that begin a question; after "and" they begin a second one. */
const ASKING =
	'how|what|why|who|whom|where|when|which|would|could|should|wie|was|warum|wieso|weshalb|wer|wem|wo|wann|welche[rsnm]?';

/** Two questions in a row, or "and why", "oder wie". */
const SECOND_QUESTION = new RegExp(
	`\\?\\s*\\p{L}.*\\?|\\b(and|or|und|oder)\\s+(${ ASKING })(?=[\\s?,.]|$)`,
	'isu'
);

/** Begins a question whose answer judges one thing. */
const JUDGING = new RegExp(
	'^(' +
		'how (satisfied|happy|likely|easy|difficult|clear|useful|helpful|good|important|would you rate|do you rate|do you like|did you like)|' +
		'please rate|rate|was|were|is|are|did|do|does|' +
		'wie (zufrieden|wahrscheinlich|einfach|schwierig|klar|nützlich|hilfreich|gut|wichtig|bewerten|gefallen|gefällt)|' +
		'bitte bewerten|war|waren|ist|sind|haben|hat|finden|fanden|gefallen|gefällt' +
		')(?=\\s)',
	'iu'
);

/** Pairs of words that are one thing. */
const PAIRS = new RegExp(
	'\\b(' +
		'terms and conditions|pros and cons|friends and family|family and friends|research and development|' +
		'food and drinks?|questions and answers|black and white|back and forth|more and more|again and again|now and then|' +
		'up and running|trial and error|by and large|bed and breakfast|health and safety|arts and crafts|drag and drop|' +
		'ab und zu|nach und nach|hin und wieder|freunden? und (familie|bekannten?)|essen und trinken|fragen und antworten|' +
		'vor- und nachteile|ganz und gar|nach wie vor' +
		')\\b',
	'giu'
);

/** What stands on both sides of an "and". */
const JOINED = /(\S+)\s+(?:and|und)\s+(\S+)/giu;

/** "between 18 and 25", "zwischen Montag und Freitag". */
const RANGES = /\b(between|zwischen)\s[^?]*?\s(and|und)\s/giu;

/** Whether an "and" joins two things that an answer may judge differently. */
function joinsTwo( [ , left, right ]: RegExpMatchArray, title: string ) {
	const isName = ( word = '' ) => /^\p{Lu}/u.test( word );
	const isEnglish = /\sand\s/i.test( title );
	return (
		// German shortens compounds: "Vor- und Nachteile" is one thing or two, nobody knows.
		! left?.endsWith( '-' ) &&
		! /\d/.test( `${ left }${ right }` ) &&
		// "Marks and Spencer". German writes all nouns like this.
		! ( isEnglish && isName( left ) && isName( right ) )
	);
}

/**
 * Whether a title asks two things, so that one answer cannot serve both. English and German; careful rather than
 * complete, because a wrong hint costs more trust than a missing one.
 */
export function asksTwoThings( title: string ): boolean {
	if ( SECOND_QUESTION.test( title ) ) {
		return true;
	}
	const text = title.trim().replace( PAIRS, ' ' ).replace( RANGES, ' ' );
	return (
		JUDGING.test( text ) &&
		[ ...text.matchAll( JOINED ) ].some( ( match ) =>
			joinsTwo( match, text )
		)
	);
}

/** Questions that ask two things. */
export const doubleBarrelled: Rule = ( { questions } ) =>
	questions.flatMap( ( { id, title }, index ) =>
		asksTwoThings( title )
			? [
					{
						code: 'two_questions' as const,
						field: questionPath( index, 'title' ),
						key: `two_questions ${ id }`,
					},
				]
			: []
	);
