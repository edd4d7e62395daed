/**
 * A global that PHP printed for our scripts. If PHP printed none, browsers expose an element with that id instead
 * (such as `<a id="userfeedbackAdmin">` in an edited post): elements are ignored.
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
