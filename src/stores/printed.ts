/**
 * What PHP has printed for our scripts as a global. Where it printed nothing, an element of that id would stand in for it
 * (`<a id="userfeedbackAdmin">` in a post that is being edited): content is no data.
 *
 * @param name The global's name.
 */
export function printed< Name extends keyof Window >(
	name: Name
): Window[ Name ] | undefined {
	const value: unknown = window[ name ];
	const isForged = value instanceof Node || value instanceof HTMLCollection;
	return isForged ? undefined : window[ name ];
}
