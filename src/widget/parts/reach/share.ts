import type { WidgetSurvey } from '@/survey-model';
import type { GateContext } from '../../definitions';

/** Browsers keep no cookie longer, in seconds. */
const LIFETIME = 400 * 24 * 60 * 60;

/** Draws are kept in hundredths of a percent. */
const HIGHEST = 10000;

/**
 * Hides a survey from visitors who are not in its share. Each visitor draws a number for each survey and keeps it, so that
 * surveys do not depend on each other, and a larger share keeps those who were in the smaller one.
 *
 * A browser that keeps nothing is never in: it would draw again on every page, until it is.
 *
 * @param survey  The survey as in the page's data; it has no share if all visitors are in it.
 * @param context The page, the time and the cookies.
 */
export function reasonForShare(
	{ cookie_name: cookieName, settings }: WidgetSurvey,
	{ cookies }: GateContext
): string | null {
	const { visitor_share: share = 100 } = settings.behavior;
	if ( share >= 100 ) {
		return null;
	}
	const name = `${ cookieName }-share`;
	const draw = readDraw( cookies, name ) ?? newDraw( name );
	return draw === undefined || draw >= ( share / 100 ) * HIGHEST
		? 'share'
		: null;
}

/** The number in a draw's cookie, from 0 to below HIGHEST; undefined if there is none. */
function readDraw( cookies: string, name: string ): number | undefined {
	const kept = cookies.match( `(?:^|; )${ name }=(\\d{1,4})(?:;|$)` )?.[ 1 ];
	return kept === undefined ? undefined : Number( kept );
}

/** Draws a number and keeps it; undefined if the browser does not keep it. */
function newDraw( name: string ): number | undefined {
	const draw = Math.floor( Math.random() * HIGHEST );
	document.cookie = `${ name }=${ draw }; path=/; SameSite=Lax; max-age=${ LIFETIME }`;
	return readDraw( document.cookie, name );
}
