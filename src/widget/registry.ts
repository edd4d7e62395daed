import type { Definitions, Kind, Register } from './definitions';

/** The registered parts, by kind and name. */
export type Registry = { [ K in Kind ]?: Map< string, Definitions[ K ] > };

/**
 * Returns the page's registry, and creates it if necessary. The loader creates it, since triggers run before the app
 * is loaded; the app creates it when it is used without the loader.
 */
export function openRegistry(): Registry {
	const shared = ( window.userfeedback ??= {} );
	const parts = ( shared.parts ??= {} );
	const register: Register = ( kind, name, definition ) => {
		const ofKind = parts[ kind ] ?? new Map();
		parts[ kind ] = ofKind.set( name, definition );
	};
	shared.register ??= register;
	return parts;
}

/** The definitions of a kind, in registration order. */
export function partsOf< K extends Kind >( kind: K ): Definitions[ K ][] {
	return [ ...( openRegistry()[ kind ]?.values() ?? [] ) ];
}
