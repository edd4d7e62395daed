import type { WidgetSurvey } from '@/survey-model';
import type { GateContext } from '../../definitions';
import { readProgress } from '../../progress';

/**
 * The cookie with the time of the last popup of this site that the visitor has seen, in milliseconds since 1970. Like all of
 * the plugin's cookies, it carries the key of sites in folders: the survey's `cookie_name` ends with it.
 *
 * @param survey The survey as in the page's data.
 */
const seenName = ( { cookie_name: name }: WidgetSurvey ) =>
	`userfeedback-seen${ /^userfeedback-\d+(-.+)/.exec( name )?.[ 1 ] ?? '' }`;

const DAY = 24 * 60 * 60;

/**
 * Hides all popups for some days after one was seen, except a survey that the visitor has begun.
 *
 * @param survey  The survey as in the page's data.
 * @param context The page, the time and the cookies.
 */
export function reasonForCooldown(
	survey: WidgetSurvey,
	{ now, cookies }: GateContext
): string | null {
	const { cookie_name: cookieName, cooldown_days: days } = survey;
	const [ , seen ] =
		cookies.match( `(?:^|; )${ seenName( survey ) }=(\\d+)(?:;|$)` ) ?? [];
	const age = now - Number( seen );
	// A time in the future comes from a clock that was wrong.
	return days &&
		age >= 0 &&
		age < days * DAY * 1000 &&
		! readProgress( cookieName )
		? 'cooldown'
		: null;
}

/**
 * The value for `document.cookie` after a popup was seen.
 *
 * @param survey The survey as in the page's data.
 * @param now    The time, in milliseconds since 1970.
 * @param days   For how long it counts.
 */
export function seenCookie(
	survey: WidgetSurvey,
	now: number,
	days: number
): string {
	return `${ seenName( survey ) }=${ now }; path=/; SameSite=Lax; max-age=${ days * DAY }`;
}
