import type { Definitions, Kind, Register } from './definitions';

/** The parts that were registered, by kind and name. */
export type Registry = { [ K in Kind ]?: Map< string, Definitions[ K ] > };

/**
 * The page's registry. The loader opens it, since triggers run without the app, and the app where it is used without the loader;
 * whoever comes second finds what has been registered.
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

/** The definitions of a kind, in the order of their registration. */
export function partsOf< K extends Kind >( kind: K ): Definitions[ K ][] {
	return [ ...( openRegistry()[ kind ]?.values() ?? [] ) ];
}
