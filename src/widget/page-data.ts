import { scriptWithId } from './loader/own-page';
import type { PageData } from './types';

/** The format version of the page's JSON that these scripts support. A cached page may be older or newer than the scripts. */
const READABLE_VERSION = 1;

/** The element that PHP printed. */
export interface DataElement extends HTMLScriptElement {
	/** Whether a script has started with it: an optimiser may print the script twice. */
	isTaken?: boolean;
}

/**
 * The page's data for a script that starts on it; undefined if there is none, another copy of the script has it, or its version is
 * unknown.
 *
 * @param id The id of the element that PHP printed.
 */
export function takePageData( id: string ): PageData | undefined {
	const element: DataElement | undefined = scriptWithId( id );
	if ( ! element || element.isTaken ) {
		return undefined;
	}
	element.isTaken = true;
	const data: PageData = JSON.parse( element.textContent );
	if ( data.v !== READABLE_VERSION ) {
		return undefined;
	}
	for ( const { settings } of data.surveys ) {
		// Pages that were cached by an earlier version have none: it had no effect then.
		settings.behavior ??= {} as typeof settings.behavior;
	}
	return data;
}
