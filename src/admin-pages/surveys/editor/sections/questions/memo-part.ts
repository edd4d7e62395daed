import { memo } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { Question } from '@/survey-model';

interface PartProps {
	question: Question;
}

/**
 * A part of a question's card that renders when its props or some values of the question change, but not for each key in the title.
 *
 * @param Part
 * @param keys     The values of the question that it uses.
 * @param usesMore Whether it passes the question to a question type's own part, which may use all of it.
 */
export function memoPart< Props extends PartProps >(
	Part: ComponentType< Props >,
	keys: readonly ( keyof Question )[],
	usesMore: ( props: Props ) => boolean = () => false
) {
	return memo( Part, ( before, after ) =>
		( Object.keys( after ) as ( keyof Props )[] ).every( ( name ) =>
			name === 'question' && ! usesMore( after )
				? keys.every(
						( key ) =>
							before.question[ key ] === after.question[ key ]
					)
				: before[ name ] === after[ name ]
		)
	);
}
