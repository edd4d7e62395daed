/**
 * An error of one field. `field` is a path such as `questions[2].config.options[1]`, for errors of both the builder
 * and the server.
 */
export interface FieldError {
	field: string;
	code: string;
	/** The server's message; the server's errors are always shown. */
	message?: string;
	/** The message of a third-party question type's own validation. */
	text?: string;
}

/** The path of a question or of a field in it: `questionPath( 0, 'title' )` is `questions[0].title`. */
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
