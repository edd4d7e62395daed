const DAY_IN_SECONDS = 24 * 60 * 60;

/** What the browser remembers about a visitor and a survey. */
export interface VisitorCookie {
	submitted: boolean;
	/** The submission_id of the answers; missing before the visitor has answered. */
	last_response_id?: string;
}

/**
 * The survey's cookie; null if there is none.
 *
 * An invalid cookie counts as missing: asking twice is better than never asking.
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
 * The value for `document.cookie` after the visitor has seen the survey.
 *
 * @param cookieName The survey's `cookie_name`.
 * @param days       Its lifetime in days; without it, it expires with the session.
 */
export function askedCookie( cookieName: string, days?: number ): string {
	return print( cookieName, { submitted: false }, days );
}

/**
 * The value for `document.cookie` after the visitor has answered, so that the survey is not shown again.
 *
 * @param cookieName     The survey's `cookie_name`.
 * @param lastResponseId The submission_id of the answers.
 * @param days           Its lifetime in days; without it, it expires with the session.
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
 * The submission_id of the visitor's last answers; undefined if there are none.
 *
 * @param cookieName The survey's `cookie_name`.
 */
export const lastResponse = ( cookieName: string ): string | undefined =>
	readCookie( document.cookie, cookieName )?.last_response_id;

/**
 * Whether the popup starts minimized: as the visitor left it, otherwise as the survey says; beside a survey in the content of the
 * page always, as it would cover the form, and its buttons on phones.
 *
 * @param cookieName The survey's `cookie_name`.
 * @param isWanted   The survey's `start_minimized`.
 */
export function startsMinimized(
	cookieName: string,
	isWanted = false
): boolean {
	const has = ( value: number ) =>
		document.cookie
			.split( '; ' )
			.includes( `${ cookieName }-minimized=${ value }` );
	return (
		has( 1 ) ||
		( isWanted && ! has( 0 ) ) ||
		!! document.querySelector( '.userfeedback-inline form' )
	);
}

/**
 * The value for `document.cookie` after the visitor has minimized or opened the popup.
 *
 * @param cookieName  The survey's `cookie_name`.
 * @param isMinimized The popup's new state.
 * @param days        Its lifetime in days; without it, it expires with the session.
 */
export function minimizedCookie(
	cookieName: string,
	isMinimized: boolean,
	days?: number
): string {
	return print( `${ cookieName }-minimized`, Number( isMinimized ), days );
}

/**
 * Whether the visitor has closed the survey, and its owner hides it for some days then.
 *
 * @param cookies    `document.cookie`.
 * @param cookieName The survey's `cookie_name`.
 */
export function readClosed( cookies: string, cookieName: string ): boolean {
	return cookies.split( '; ' ).includes( `${ cookieName }-closed=1` );
}

/**
 * The value for `document.cookie` after the visitor has closed the popup, so that it stays hidden.
 *
 * @param cookieName The survey's `cookie_name`.
 * @param days       Its lifetime in days.
 */
export function closedCookie( cookieName: string, days: number ): string {
	return print( `${ cookieName }-closed`, 1, days );
}

function print(
	name: string,
	value: VisitorCookie | number,
	days?: number
): string {
	const lifetime = days ? `; max-age=${ days * DAY_IN_SECONDS }` : '';
	return `${ name }=${ encodeURIComponent( JSON.stringify( value ) ) }; path=/; SameSite=Lax${ lifetime }`;
}
