import { hasTranslation, setLocaleData } from '@wordpress/i18n';
import { printed } from '../stores/printed';

/** Text, after its context, → its translation in each number; '' → the rule for numbers. */
type LocaleData = Record< string, string[] | Record< string, string > >;

declare global {
	interface Window {
		/** By PHP (includes/Integrations/Translations): WordPress' translations of what the packages in our chunks say. */
		userfeedbackPackageTexts?: LocaleData;
	}
}

/** What stands between a text's context and the text. */
const CONTEXT_END = '\u0004';

/**
 * Gives the packages that we bundle (DataViews) their texts in the user's language: they have no text domain, and WordPress loads
 * such texts only for scripts of its own. What WordPress itself knows on this page is newer and stays.
 */
export function addPackageTexts(
	texts: LocaleData | undefined = printed( 'userfeedbackPackageTexts' )
): void {
	const missing = Object.entries( texts ?? {} ).filter( ( [ key ] ) => {
		const [ single = '', context ] = key.split( CONTEXT_END ).reverse();
		return key === '' || ! hasTranslation( single, context );
	} );
	if ( missing.length > 0 ) {
		setLocaleData( Object.fromEntries( missing ) );
	}
}
