import type { Draft } from '../definitions';

/** Matches no address that WordPress' is_email() refuses: the server would refuse the whole submission. */
const ADDRESS =
	/^(?=.{6})[\w!#$%&'*+/=?^`{|}~.-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/**
 * The key of the message for what was typed as an email address, and a name beside it; null if it can be sent. A name without an address
 * would be lost; visitors may skip the question instead.
 */
export function emailProblem( { text, name }: Draft ): string | null {
	const address = text.trim();
	if ( address ) {
		return ADDRESS.test( address ) ? null : 'invalid_email';
	}
	return name?.trim() ? 'required_email' : null;
}
