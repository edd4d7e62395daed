import type { Question } from '../survey-model';

/** The labels of a question's options; none for the types that have no options, for which the server prints an empty list. */
export function optionLabels( { config }: Question ): string[] {
	const { options = [] } = config as {
		options?: ( string | { label: string } )[];
	};
	return options.map( ( option ) =>
		typeof option === 'string' ? option : option.label
	);
}
