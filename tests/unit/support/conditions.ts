import { screen, within } from '@testing-library/react';
import type { Question } from '@/survey-model';
import type { card } from './editor';
import { openEditor, site } from './editor';
import { survey } from './surveys';

/** The name of the toggle of a question's logic. */
export const LOGIC = { name: 'Conditional logic' };

/** Opens the builder with these questions. */
export function openQuestions( questions: Question[] ) {
	return openEditor( ( request ) =>
		request.method === 'GET' && request.path.endsWith( '/7' )
			? { body: survey( { questions } ) }
			: site( request )
	);
}

/** The texts of a select's options. */
export function choices( select: HTMLElement ): string[] {
	return within( select )
		.getAllByRole( 'option' )
		.map( ( { textContent } ) => textContent! );
}

/** The fields of a condition, counted from 1. */
export function conditionFields(
	number = 1,
	inside: Pick<
		ReturnType< typeof card >,
		'getByRole' | 'getByLabelText'
	> = screen
) {
	return {
		question: inside.getByRole( 'combobox', {
			name: `Question of condition ${ number }`,
		} ),
		comparison: inside.getByRole( 'combobox', {
			name: `Comparison of condition ${ number }`,
		} ),
		value: inside.getByLabelText( `Answer of condition ${ number }` ),
	};
}
