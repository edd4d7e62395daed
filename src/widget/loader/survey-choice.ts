import type { WidgetSurvey } from '../../survey-model';
import { readCookie } from '../visitor-cookie';

/**
 * The first survey that is due and was not answered yet. PHP has already sorted them and applied the rules that are
 * the same for all visitors of this URL. Times are compared here, since the page may come from a cache.
 *
 * @param surveys The page's surveys.
 * @param now     Milliseconds since 1970, from the loader's clock.
 * @param cookies `document.cookie`.
 */
export function chooseSurvey(
	surveys: WidgetSurvey[],
	now: number,
	cookies: string
): WidgetSurvey | undefined {
	return surveys.find(
		( { publish_at: publishAt, cookie_name: cookieName } ) =>
			( ! publishAt || Date.parse( publishAt ) <= now ) &&
			! readCookie( cookies, cookieName )?.submitted
	);
}
