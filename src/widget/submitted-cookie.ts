const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/**
 * Whether this visitor's answers to the survey of that cookie were accepted before.
 *
 * A cookie that is no JSON of ours counts as absent: asking twice is better than never asking.
 *
 * @param cookies    `document.cookie`.
 * @param cookieName The survey's `cookie_name`.
 */
export function isSubmitted( cookies: string, cookieName: string ): boolean {
	const start = `${ cookieName }=`;
	const cookie = cookies
		.split( '; ' )
		.find( ( candidate ) => candidate.startsWith( start ) );
	try {
		const value: unknown = JSON.parse(
			decodeURIComponent( cookie?.slice( start.length ) ?? 'null' )
		);
		return ( value as { submitted?: unknown } | null )?.submitted === true;
	} catch {
		return false;
	}
}

/**
 * The cookie that keeps an answered survey away, ready for `document.cookie`.
 *
 * @param cookieName     The survey's `cookie_name`.
 * @param lastResponseId The id with which the server confirmed the response.
 */
export function submittedCookie(
	cookieName: string,
	lastResponseId: string
): string {
	const value = encodeURIComponent(
		JSON.stringify( { submitted: true, last_response_id: lastResponseId } )
	);
	return `${ cookieName }=${ value }; max-age=${ YEAR_IN_SECONDS }; path=/; SameSite=Lax`;
}
