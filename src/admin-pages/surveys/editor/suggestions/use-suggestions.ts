import {
	createContext,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { isEqual } from '@/stores/equality';
import type { EditableSurvey } from '@/survey-model';
import type { Suggestion } from '@/survey-model/lint';
import { lint } from '@/survey-model/lint';
import { dismissedKeys, rememberDismissed } from './dismissals';

/** How long the user pauses before the survey is checked again. */
const DELAY_MS = 600;

export interface Suggestions {
	/** Those that the user has not dismissed. */
	readonly suggestions: readonly Suggestion[];
	/** Does not show a suggestion for this survey again. */
	dismiss: ( suggestion: Suggestion ) => void;
}

const NONE: Suggestions = { suggestions: [], dismiss: () => undefined };

const SuggestionsContext = createContext< Suggestions >( NONE );

export const SuggestionsProvider = SuggestionsContext.Provider;

/** The suggestions for the open survey, for the SuggestionsProvider. The same object while nothing changes. */
export function useSuggestions(
	id: number,
	survey: EditableSurvey | undefined
): Suggestions {
	const [ found, setFound ] = useState< readonly Suggestion[] >( [] );
	const [ dismissed, setDismissed ] = useState( () => dismissedKeys( id ) );
	// A new survey that is saved keeps what was dismissed before.
	const known = useRef( id );
	useEffect( () => {
		if ( known.current !== id ) {
			known.current = id;
			setDismissed( ( keys ) => [
				...new Set( [ ...keys, ...dismissedKeys( id ) ] ),
			] );
		}
	}, [ id ] );
	useEffect( () => {
		if ( survey === undefined ) {
			return undefined;
		}
		const timer = setTimeout( () => {
			const now = lint( survey );
			setFound( ( before ) => ( isEqual( before, now ) ? before : now ) );
		}, DELAY_MS );
		return () => clearTimeout( timer );
	}, [ survey ] );
	return useMemo(
		() => ( {
			suggestions: found.filter(
				( { key } ) => ! dismissed.includes( key )
			),
			dismiss: ( { key } ) => {
				const keys = [ ...dismissed, key ];
				setDismissed( keys );
				rememberDismissed( id, keys );
			},
		} ),
		[ id, found, dismissed ]
	);
}

/** The suggestions for fields inside a path; all of them without a path. */
export function useSuggestionsIn( path = '' ): Suggestions {
	const { suggestions, dismiss } = useContext( SuggestionsContext );
	return {
		suggestions: suggestions.filter(
			( { field } ) =>
				path === '' ||
				field === path ||
				( field.startsWith( path ) &&
					/[.[]/.test( field.charAt( path.length ) ) )
		),
		dismiss,
	};
}
