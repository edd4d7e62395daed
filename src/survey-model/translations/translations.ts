import type { EditableSurvey } from '../surveys';
import type { SurveyText } from './texts';

/** The setting of a survey. */
export type Translations = EditableSurvey[ 'settings' ][ 'translations' ];

/** The texts of one language. */
export type SurveyLanguage = Translations[ 'languages' ][ number ];

/** One translated text. */
export type Translation = SurveyLanguage[ 'texts' ][ number ];

/** missing: the original is shown · draft: nobody has accepted it · outdated: the original has changed · done */
export type TranslationState = 'missing' | 'draft' | 'outdated' | 'done';

/** The state of a text in a language. */
export function translationState(
	{ source }: SurveyText,
	translation: Translation | undefined
): TranslationState {
	if ( ! translation ) {
		return 'missing';
	}
	if ( translation.draft ) {
		return 'draft';
	}
	return translation.source === source ? 'done' : 'outdated';
}

/** The translations of a language by path. */
export const translationsByPath = ( {
	texts,
}: SurveyLanguage ): ReadonlyMap< string, Translation > =>
	new Map( texts.map( ( one ) => [ one.path, one ] ) );

/** How many of a survey's texts are in each state in a language. */
export function languageProgress(
	texts: readonly SurveyText[],
	language: SurveyLanguage
): Record< TranslationState, number > {
	const known = translationsByPath( language );
	const counts = { missing: 0, draft: 0, outdated: 0, done: 0 };
	for ( const text of texts ) {
		counts[ translationState( text, known.get( text.path ) ) ] += 1;
	}
	return counts;
}

/** The setting with one more language; unchanged if it has it. */
export const withLanguage = (
	translations: Translations,
	locale: string
): Translations =>
	translations.languages.some( ( one ) => one.locale === locale )
		? translations
		: {
				...translations,
				languages: [ ...translations.languages, { locale, texts: [] } ],
			};

/** The setting without a language. */
export const withoutLanguage = (
	translations: Translations,
	locale: string
): Translations => ( {
	...translations,
	languages: translations.languages.filter(
		( one ) => one.locale !== locale
	),
} );

/**
 * The setting with other translations in a language; an empty text removes one. Others keep their place.
 *
 * @param translations
 * @param locale       A language that it has.
 * @param changes      The translations.
 */
export const withTexts = (
	translations: Translations,
	locale: string,
	changes: readonly Translation[]
): Translations => ( {
	...translations,
	languages: translations.languages.map( ( language ) => {
		if ( language.locale !== locale ) {
			return language;
		}
		const texts = new Map( translationsByPath( language ) );
		for ( const change of changes ) {
			if ( change.text.trim() === '' ) {
				texts.delete( change.path );
			} else {
				texts.set( change.path, change );
			}
		}
		return { ...language, texts: [ ...texts.values() ] };
	} ),
} );

/** What a person writes, or has checked: it is up to date and no draft. */
export const accepted = (
	{ path, source }: SurveyText,
	text: string
): Translation => ( { path, source, text, draft: false } );
