/**
 * What is wrong with one field. `field` is a path such as `questions[2].config.options[1]`, the same whether the
 * builder or the server found it.
 */
export interface FieldError {
	field: string;
	code: string;
	/** The server's words; its errors are always shown. */
	message?: string;
	/** The words of a third-party question type for an error that it found in the builder. */
	text?: string;
}

/** The path of a question, or of something inside it: `questionPath( 0, 'title' )` is `questions[0].title`. */
export function questionPath( index: number, inside?: string ): string {
	return inside === undefined
		? `questions[${ index }]`
		: `questions[${ index }].${ inside }`;
}

/** The errors of exactly this field. */
export function errorsOf(
	errors: readonly FieldError[],
	field: string
): FieldError[] {
	return errors.filter( ( error ) => error.field === field );
}

/** The errors of this field and of everything inside it. */
export function errorsWithin(
	errors: readonly FieldError[],
	path: string
): FieldError[] {
	return errors.filter(
		( { field } ) =>
			field === path ||
			field.startsWith( `${ path }.` ) ||
			field.startsWith( `${ path }[` )
	);
}
