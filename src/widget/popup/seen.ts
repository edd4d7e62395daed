import type { MountArguments } from '../types';
import { askedCookie, readCookie } from '../visitor-cookie';

/**
 * A popup is drawn, perhaps only as its tab: counts the impression, and remembers that the visitor has seen it.
 *
 * @param what The page's data and the survey.
 * @param see  Counts the impression.
 */
export function seePopup(
	{ data, survey }: MountArguments,
	see: () => void
): void {
	see();
	const { cookie_name: name } = survey;
	if ( ! readCookie( document.cookie, name ) ) {
		// Once shown, "once" hides it for as long as an answer would.
		document.cookie = askedCookie(
			name,
			survey.settings.behavior.display_length === 'once'
				? data.cookie_days?.submitted
				: undefined
		);
	}
}
