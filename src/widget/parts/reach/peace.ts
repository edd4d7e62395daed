import type { WidgetSurvey } from '../../../survey-model';
import type { GateContext } from '../../definitions';

/** The cookie with the time of the last popup that the visitor has seen, in milliseconds since 1970. */
const SEEN = 'userfeedback-seen';

const DAY = 24 * 60 * 60;

/**
 * Hides all popups for some days after one was seen, except a survey that the visitor has begun.
 *
 * @param survey  The survey as in the page's data.
 * @param context The page, the time and the cookies.
 */
export function reasonForPeace(
	{ cookie_name: cookieName, cooldown_days: days }: WidgetSurvey,
	{ now, cookies }: GateContext
): string | null {
	const [ , seen ] = cookies.match( `(?:^|; )${ SEEN }=(\\d+)(?:;|$)` ) ?? [];
	const age = now - Number( seen );
	// A time in the future comes from a clock that was wrong.
	return days &&
		age >= 0 &&
		age < days * DAY * 1000 &&
		! hasBegun( cookieName )
		? 'cooldown'
		: null;
}

/**
 * The value for `document.cookie` after a popup was seen.
 *
 * @param now  The time, in milliseconds since 1970.
 * @param days For how long it counts.
 */
export function seenCookie( now: number, days: number ): string {
	return `${ SEEN }=${ now }; path=/; SameSite=Lax; max-age=${ days * DAY }`;
}

/** Whether the app has kept answers of this survey, which the visitor must be able to go on with (app/memory.ts). */
function hasBegun( cookieName: string ): boolean {
	try {
		return (
			window.sessionStorage.getItem( `${ cookieName }-progress` ) !== null
		);
	} catch {
		return false;
	}
}
