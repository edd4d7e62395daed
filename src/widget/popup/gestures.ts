import type { WidgetSurvey } from '../../survey-model';
import type { MountArguments, PopupCommand } from '../types';
import { closedCookie, minimizedCookie } from '../visitor-cookie';

/**
 * The visitor has pressed the tab: minimizes or opens the popup, on the next pages, too.
 *
 * @param what        The page's data and the survey.
 * @param isMinimized What it becomes.
 * @param dispatch    Of the popup.
 */
export function togglePopup(
	{ data, survey }: MountArguments,
	isMinimized: boolean,
	dispatch: ( command: PopupCommand ) => void
): void {
	dispatch( { type: 'MINIMIZE', isMinimized } );
	document.cookie = minimizedCookie(
		survey.cookie_name,
		isMinimized,
		data.cookie_days?.minimized
	);
}

/** The visitor, or the page, has closed an unfinished survey: it comes back as its tab, or not for some days. */
export function closePopup( {
	cookie_name: name,
	settings,
}: WidgetSurvey ): void {
	const { closed_days: days } = settings.behavior;
	document.cookie = days
		? closedCookie( name, days )
		: minimizedCookie( name, true );
}

/**
 * Whether a key is Escape, and does not end the composition of a character. Safari reports that only by the key code.
 */
export const isEscape = ( { key, isComposing, keyCode }: KeyboardEvent ) =>
	key === 'Escape' && ! isComposing && keyCode !== 229;
