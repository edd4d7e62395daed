import { loadOwn } from '../loader/own-scripts';
import type { PageData, Popup } from '../types';
import { warn } from '../warn';

/**
 * The page's data for a popup, in the language that it shows: a survey may be in another one than its page.
 *
 * @param data  The page's data.
 * @param popup The popup; its survey may be replaced by the same one in the browser's language.
 * @param nonce The Content-Security-Policy nonce of our scripts, or an empty string.
 */
export async function inShownLanguage(
	data: PageData,
	popup: Popup,
	nonce: string
): Promise< PageData > {
	const { languages } = popup.survey;
	if ( languages ) {
		try {
			await loadOwn( [ languages.script ], nonce );
			data = await window.userfeedback!.language!( data, popup );
		} catch ( error ) {
			// As the page has it.
			warn( error );
		}
	}
	return { ...data, ...popup.survey.locale };
}
