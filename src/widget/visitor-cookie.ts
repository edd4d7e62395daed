const DAY_IN_SECONDS = 24 * 60 * 60;

/** What a survey remembers of its visitor. */
export interface VisitorCookie {
	submitted: boolean;
	/** The submission_id of the answers; absent before there are any. */
	last_response_id?: string;
}

/**
 * The cookie of a survey; null when there is none.
 *
 * A cookie that is no JSON of ours counts as absent: asking twice is better than never asking.
 *
 * @param cookies    `document.cookie`.
 * @param cookieName The survey's `cookie_name`.
 */
export function readCookie(
	cookies: string,
	cookieName: string
): VisitorCookie | null {
	const start = `${ cookieName }=`;
	const cookie = cookies
		.split( '; ' )
		.find( ( candidate ) => candidate.startsWith( start ) );
	try {
		const value = JSON.parse(
			decodeURIComponent( cookie?.slice( start.length ) ?? 'null' )
		) as VisitorCookie | null;
		return typeof value?.submitted === 'boolean' ? value : null;
	} catch {
		return null;
	}
}

/**
 * The cookie of a visitor who was asked, ready for `document.cookie`; it ends with the session.
 *
 * @param cookieName The survey's `cookie_name`.
 */
export function askedCookie( cookieName: string ): string {
	return print( cookieName, { submitted: false } );
}

/**
 * The cookie that keeps an answered survey away, ready for `document.cookie`.
 *
 * @param cookieName     The survey's `cookie_name`.
 * @param lastResponseId The submission_id of the answers.
 * @param days           How long it lives; without any it ends with the session.
 */
export function submittedCookie(
	cookieName: string,
	lastResponseId: string,
	days?: number
): string {
	const value = { submitted: true, last_response_id: lastResponseId };
	return print( cookieName, value, days );
}

/**
 * Whether the visitor left the popup minimized; without a cookie they did not.
 *
 * @param cookies    `document.cookie`.
 * @param cookieName The survey's `cookie_name`.
 */
export function readMinimized( cookies: string, cookieName: string ): boolean {
	return cookies.split( '; ' ).includes( `${ cookieName }-minimized=1` );
}

/**
 * The cookie of a visitor who minimized the popup or opened it again, ready for `document.cookie`.
 *
 * @param cookieName  The survey's `cookie_name`.
 * @param isMinimized What they left.
 * @param days        How long it lives; without any it ends with the session.
 */
export function minimizedCookie(
	cookieName: string,
	isMinimized: boolean,
	days?: number
): string {
	return print( `${ cookieName }-minimized`, Number( isMinimized ), days );
}

function print(
	name: string,
	value: VisitorCookie | number,
	days?: number
): string {
	const lifetime = days ? `; max-age=${ days * DAY_IN_SECONDS }` : '';
	return `${ name }=${ encodeURIComponent( JSON.stringify( value ) ) }; path=/; SameSite=Lax${ lifetime }`;
}
