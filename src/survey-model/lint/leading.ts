import { questionPath } from '../field-errors';
import type { Rule } from './suggestion';

const LEADING = new RegExp(
	[
		"\\b(don['’]t|wouldn['’]t|didn['’]t) you (also )?(think|agree|love|like|say)\\b",
		"\\b(isn['’]t|wasn['’]t|aren['’]t) (it|this|our|the)\\b",
		'\\bhow (great|amazing|awesome|fantastic|wonderful|excellent|much did you (love|enjoy))\\b',
		'\\bwhat did you (love|enjoy) (the )?most\\b',
		'\\b(finden|meinen|denken) sie nicht( auch)?\\b',
		'\\b(findest|meinst|denkst) du nicht( auch)?\\b',
		'\\bwie (großartig|toll|fantastisch|hervorragend) (war|ist|fanden|finden)\\b',
	].join( '|' ),
	'iu'
);

/** Whether a title suggests its answer. English and German. */
export function suggestsAnswer( title: string ): boolean {
	return LEADING.test( title );
}

/** Questions that suggest their answer. */
export const leading: Rule = ( { questions } ) =>
	questions.flatMap( ( { id, title }, index ) =>
		suggestsAnswer( title )
			? [
					{
						code: 'leading_question' as const,
						field: questionPath( index, 'title' ),
						key: `leading_question ${ id }`,
					},
				]
			: []
	);
