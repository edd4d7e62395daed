/** The common part of an answer in results and in single responses. */
interface AnswerLike {
	/** The labels of the chosen options, or the text; null when the question was skipped. */
	value: string | readonly string[] | null;
	/** PHP omits missing keys. */
	extra?: { name?: string };
}

/**
 * An answer as one text; undefined when the question was skipped. Joins several values with commas and appends the
 * name to an email address.
 */
export function answerText( { value, extra }: AnswerLike ): string | undefined {
	const values = typeof value === 'string' ? [ value ] : ( value ?? [] );
	const given = values.filter( ( item ) => item !== '' );
	return given.length === 0
		? undefined
		: [ ...given, ...( extra?.name ? [ extra.name ] : [] ) ].join( ', ' );
}
