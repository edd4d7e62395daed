import { useEffect, useRef, useState } from '@wordpress/element';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { fetchSuggestions } from '@/stores/suggestions-api';
import type { SurveyLanguage, SurveyText } from '@/survey-model';
import { useEditor } from '../../context';
import { useField } from '../../use-field';
import { draftsOf, inParts, untranslated, withDrafts } from './drafts';

/** What became of suggestions. */
export interface SuggestionReport {
	/** Drafts that were added. */
	added: number;
	/** Texts without a suggestion that could be used. */
	leftOut: number;
	/** Why the rest was not asked for. */
	error?: ApiError;
}

export interface Suggestions {
	/** How many texts can be suggested. */
	open: number;
	/** Parts that are done, and all; undefined while nothing is asked. */
	progress: { done: number; total: number } | undefined;
	report: SuggestionReport | undefined;
	suggest: () => Promise< void >;
}

/**
 * Suggestions of an AI service for the texts that are missing or out of date in a language. They become drafts; each part is one
 * step to undo. Once the component is gone, nothing more is asked or added.
 */
export function useSuggestions(
	texts: readonly SurveyText[],
	language: SurveyLanguage
): Suggestions {
	const { value } = useField( 'settings.translations' );
	const { edit } = useEditor( 'edit' );
	const [ progress, setProgress ] = useState< Suggestions[ 'progress' ] >();
	const [ report, setReport ] = useState< SuggestionReport >();
	const isShown = useRef( false );
	useEffect( () => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, [] );
	const { locale } = language;
	const open = untranslated( texts, language );

	async function suggestPart( part: readonly SurveyText[] ) {
		const suggested = await fetchSuggestions( {
			locale,
			source_locale: value.source,
			texts: part.map( ( { path, source } ) => ( { path, source } ) ),
		} );
		let added = 0;
		if ( isShown.current ) {
			edit( ( survey ) => {
				const drafts = draftsOf( part, suggested.texts );
				const changed = withDrafts( survey, locale, drafts );
				added = changed.added;
				return {
					settings: {
						...survey.settings,
						translations: changed.translations,
					},
				};
			} );
		}
		return { added, leftOut: suggested.left_out };
	}

	async function suggest() {
		const parts = inParts( open );
		const sum: SuggestionReport = { added: 0, leftOut: 0 };
		setReport( undefined );
		try {
			for ( const [ done, part ] of parts.entries() ) {
				setProgress( { done, total: parts.length } );
				const { added, leftOut } = await suggestPart( part );
				if ( ! isShown.current ) {
					return;
				}
				sum.added += added;
				sum.leftOut += leftOut;
			}
		} catch ( thrown ) {
			sum.error = toApiError( thrown );
		}
		setProgress( undefined );
		setReport( sum );
	}

	return { open: open.length, progress, report, suggest };
}
