const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

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
 */
export function submittedCookie(
	cookieName: string,
	lastResponseId: string
): string {
	const value = { submitted: true, last_response_id: lastResponseId };
	return `${ print( cookieName, value ) }; max-age=${ YEAR_IN_SECONDS }`;
}

function print( name: string, value: VisitorCookie ): string {
	return `${ name }=${ encodeURIComponent( JSON.stringify( value ) ) }; path=/; SameSite=Lax`;
}
