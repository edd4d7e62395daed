/** For all pages of a site, or for the pages of one tab. Both belong to the host, where several sites may be: keys name the site. */
type Area = 'localStorage' | 'sessionStorage';

/**
 * What this browser keeps under a key.
 *
 * @param area Where.
 * @param key  The key.
 * @return null or undefined for nothing, for what is not JSON, and where storage is blocked: even access to it may throw.
 */
export function readStored( area: Area, key: string ): unknown {
	try {
		return JSON.parse( window[ area ].getItem( key )! );
	} catch {
		return undefined;
	}
}

/**
 * Keeps a value in this browser.
 *
 * @param area  Where.
 * @param key   The key.
 * @param value Kept as JSON; null, false and 0 forget what was kept.
 * @return Whether the browser did so: storage may be blocked or full.
 */
export function store( area: Area, key: string, value: unknown ): boolean {
	try {
		if ( value ) {
			window[ area ].setItem( key, JSON.stringify( value ) );
		} else {
			window[ area ].removeItem( key );
		}
		return true;
	} catch {
		return false;
	}
}
