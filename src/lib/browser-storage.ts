type Area = 'localStorage' | 'sessionStorage';

/** What the browser keeps under a key; undefined if there is nothing, if it is no JSON, and if the browser forbids storage. */
export function readJson( area: Area, key: string ): unknown {
	try {
		return JSON.parse( window[ area ].getItem( key ) ?? '' );
	} catch {
		return undefined;
	}
}

/** Keeps a value under a key. Returns whether it is kept: the browser may forbid storage, or have no room. */
export function writeJson( area: Area, key: string, value: unknown ): boolean {
	try {
		window[ area ].setItem( key, JSON.stringify( value ) );
		return true;
	} catch {
		return false;
	}
}
