import type { WidgetSurvey } from '../../survey-model';
import type { PageData, Popup } from '../types';
import { preferredLocale } from './preferred';

/** What the server answers (WidgetSchema::language()). */
interface Texts {
	strings: PageData[ 'strings' ];
	survey: Pick<
		WidgetSurvey,
		'title' | 'nonces' | 'questions' | 'locale'
	> & {
		settings: Pick< WidgetSurvey[ 'settings' ], 'thank_you' | 'theming' >;
	};
}

/** Timeout in milliseconds, after which the survey shows as the page has it. */
const PATIENCE = 3000;

/**
 * Puts the browser's language in place of the page's in a popup that is about to show, if the survey has it. Rejects if it cannot
 * be had.
 *
 * @param data  The page's data.
 * @param popup The popup; its survey is replaced.
 * @return The page's data for this popup.
 */
export async function inBrowsersLanguage(
	data: PageData,
	popup: Popup
): Promise< PageData > {
	const { survey } = popup;
	const { url = '', locales = [] } = survey.languages ?? {};
	const wanted = preferredLocale( locales, navigator.languages );
	if ( ! wanted ) {
		return data;
	}
	const response = await window.fetch( url.replace( '%s', wanted ), {
		// The same for everybody: a cache may answer.
		credentials: 'omit',
		signal: AbortSignal.timeout?.( PATIENCE ) ?? null,
	} );
	const { strings, survey: texts } = ( await response.json() ) as Texts;
	const { thank_you: thankYou, theming } = texts.settings;
	const { settings } = survey;
	popup.survey = {
		...survey,
		...texts,
		settings: {
			...settings,
			thank_you: thankYou,
			// Where it shows, the page has decided.
			theming: { ...theming, position: settings.theming.position },
		},
	};
	return { ...data, strings: { ...data.strings, ...strings } };
}
