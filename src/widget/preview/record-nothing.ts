import type { Outbox } from '../types';

/**
 * Replaces everything with which the widget could record something: the outbox, requests and cookies. The frame's
 * sandbox has no access to the site's cookies and storage; without replacement, using them would throw.
 */
export function recordNothing(): void {
	const outbox: Outbox = {
		send: ( _parcel, report ) => report( { status: 'sent' } ),
	};
	window.userfeedback = { ...window.userfeedback, outbox };
	window.fetch = () => new Promise( () => {} );
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () => '',
		set: () => {},
	} );
}
