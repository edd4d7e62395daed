import {
	createContext,
	useCallback,
	useContext,
	useMemo,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Question } from '../../../../../survey-model';

/** Which question cards are collapsed. */
interface CollapsedCards {
	/** The ids of their questions. */
	collapsed: ReadonlySet< string >;
	/** Collapses or expands the cards of these questions. */
	collapse: ( ids: readonly string[], isCollapsed: boolean ) => void;
}

/** The questions by id and type, as they were when they last had that type. */
type FormerTypes = Map< string, Map< string, Question > >;

const CollapsedContext = createContext( {} as CollapsedCards );
const FormerTypesContext = createContext< FormerTypes >( new Map() );

/** Keeps the state of question cards while the builder is open, also while another step is shown. */
export function QuestionMemory( { children }: { children: ReactNode } ) {
	const [ formerTypes ] = useState< FormerTypes >( () => new Map() );
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
			<CollapsedContext.Provider value={ cards }>
				{ children }
			</CollapsedContext.Provider>
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
