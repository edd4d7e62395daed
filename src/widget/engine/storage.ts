/** For all pages of a site, or for the pages of one tab. Both belong to the host, where several sites may be: keys name the site. */
type Area = 'localStorage' | 'sessionStorage';

/**
 * What this browser keeps under a key.
 *
 * @param area Where.
 * @param key  The key.
 * @return null for nothing, and where storage is blocked: even access to it may throw.
 */
export function readStored( area: Area, key: string ): string | null {
	try {
		return window[ area ].getItem( key );
	} catch {
		return null;
	}
}

/**
 * Keeps a text in this browser.
 *
 * @param area Where.
 * @param key  The key.
 * @param text null forgets what was kept.
 * @return Whether the browser did so: storage may be blocked or full.
 */
export function store( area: Area, key: string, text: string | null ): boolean {
	try {
		if ( text === null ) {
			window[ area ].removeItem( key );
		} else {
			window[ area ].setItem( key, text );
		}
		return true;
	} catch {
		return false;
	}
}
