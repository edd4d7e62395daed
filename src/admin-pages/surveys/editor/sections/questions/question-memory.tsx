import {
	createContext,
	useCallback,
	useContext,
	useMemo,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Question } from '@/survey-model';

/** Which question cards are collapsed. */
interface CollapsedCards {
	/** The ids of their questions. */
	collapsed: ReadonlySet< string >;
	/** Collapses or expands the cards of these questions. */
	collapse: ( ids: readonly string[], isCollapsed: boolean ) => void;
}

/** The questions by id and type, as they were when they last had that type. */
type FormerTypes = Map< string, Map< string, Question > >;

/** By question, the ids that options had before the owner made them new options, by their ids now. */
type FormerOptions = Map< string, Map< string, string > >;

const CollapsedContext = createContext( {} as CollapsedCards );
const FormerTypesContext = createContext< FormerTypes >( new Map() );
const FormerOptionsContext = createContext< FormerOptions >( new Map() );

/** Keeps the state of question cards while the builder is open, also while another step is shown. */
export function QuestionMemory( { children }: { children: ReactNode } ) {
	const [ formerTypes ] = useState< FormerTypes >( () => new Map() );
	const [ formerOptions ] = useState< FormerOptions >( () => new Map() );
	const [ collapsed, setCollapsed ] = useState< ReadonlySet< string > >(
		() => new Set()
	);
	const collapse = useCallback(
		( ids: readonly string[], isCollapsed: boolean ) =>
			setCollapsed( ( current ) => {
				const next = new Set( current );
				ids.forEach( ( id ) =>
					isCollapsed ? next.add( id ) : next.delete( id )
				);
				return next;
			} ),
		[]
	);
	const cards = useMemo(
		() => ( { collapsed, collapse } ),
		[ collapsed, collapse ]
	);
	return (
		<FormerTypesContext.Provider value={ formerTypes }>
			<FormerOptionsContext.Provider value={ formerOptions }>
				<CollapsedContext.Provider value={ cards }>
					{ children }
				</CollapsedContext.Provider>
			</FormerOptionsContext.Provider>
		</FormerTypesContext.Provider>
	);
}

export function useCollapsedCards(): CollapsedCards {
	return useContext( CollapsedContext );
}

/** Remembers what a change of type removes from a question, to restore it when the type is changed back. */
export function useFormerTypes( id: string ) {
	const known = useContext( FormerTypesContext );
	return {
		/** The question when it last had this type. */
		questionAs: ( type: string ) => known.get( id )?.get( type ),
		remember: ( question: Question ): void => {
			const types = known.get( id ) ?? new Map< string, Question >();
			known.set( id, types.set( question.type, question ) );
		},
	};
}

/** Remembers which option another one was before the owner made it a new option, also after undo and redo. */
export function useFormerOptions( id: string ) {
	const known = useContext( FormerOptionsContext );
	const ids: ReadonlyMap< string, string > =
		known.get( id ) ?? new Map< string, string >();
	return {
		/** The former ids, by the ids now. */
		formerIds: ids,
		remember: ( option: string, former: string ): void => {
			known.set( id, new Map( [ ...ids, [ option, former ] ] ) );
		},
	};
}
