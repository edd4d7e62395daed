/** What results and single responses know of an answer. */
interface AnswerLike {
	/** The labels that were chosen, or the text; null when the question was skipped. */
	value: string | readonly string[] | null;
	/** PHP leaves out what there is not. */
	extra?: { name?: string };
}

/** An answer as one text, undefined when the question was skipped: several values joined by commas, the name appended to an e-mail address. */
export function answerText( { value, extra }: AnswerLike ): string | undefined {
	const values = typeof value === 'string' ? [ value ] : ( value ?? [] );
	const given = values.filter( ( item ) => item !== '' );
	return given.length === 0
		? undefined
		: [ ...given, ...( extra?.name ? [ extra.name ] : [] ) ].join( ', ' );
}
