import type {
	EditableSurvey,
	SurveyLanguage,
	SurveyText,
	Translation,
	Translations,
} from '@/survey-model';
import {
	LIMITS,
	translationState,
	translationsByPath,
	withTexts,
} from '@/survey-model';

/** The texts of a survey that a language has no translation of, or one of another original. Drafts are up to a person. */
export function untranslated(
	texts: readonly SurveyText[],
	language: SurveyLanguage
): SurveyText[] {
	const known = translationsByPath( language );
	return texts.filter( ( text ) =>
		[ 'missing', 'outdated' ].includes(
			translationState( text, known.get( text.path ) )
		)
	);
}

/**
 * Texts in parts, in their order.
 *
 * @param texts
 * @param most       Texts of a part.
 * @param characters Of all texts of a part; a longer text is a part of its own.
 */
export function inParts(
	texts: readonly SurveyText[],
	most: number = LIMITS.suggestedTexts,
	characters: number = LIMITS.suggestedCharacters
): SurveyText[][] {
	const parts: SurveyText[][] = [];
	let length = 0;
	for ( const text of texts ) {
		const last = parts.at( -1 );
		length += text.source.length;
		if ( last && last.length < most && length <= characters ) {
			last.push( text );
		} else {
			parts.push( [ text ] );
			length = text.source.length;
		}
	}
	return parts;
}

/** Suggestions for texts, as drafts. What belongs to none of the texts is left out. */
export function draftsOf(
	texts: readonly SurveyText[],
	suggested: readonly { path: string; text: string }[]
): Translation[] {
	const known = new Map( suggested.map( ( one ) => [ one.path, one.text ] ) );
	return texts.flatMap( ( { path, source } ) => {
		const text = known.get( path );
		return text === undefined
			? []
			: [ { path, source, text, draft: true } ];
	} );
}

/**
 * A survey with drafts in a language, where nobody has translated the text as it is meanwhile.
 *
 * @param survey
 * @param locale A language of the survey; if it has been removed, nothing changes.
 * @param drafts
 */
export function withDrafts(
	{ settings }: EditableSurvey,
	locale: string,
	drafts: readonly Translation[]
): { translations: Translations; added: number } {
	const { translations } = settings;
	const language = translations.languages.find(
		( one ) => one.locale === locale
	);
	const known = language && translationsByPath( language );
	const added = drafts.filter( ( { path, source } ) => {
		const now = known?.get( path );
		return (
			language && ( ! now || ( ! now.draft && now.source !== source ) )
		);
	} );
	return {
		translations: withTexts( translations, locale, added ),
		added: added.length,
	};
}
