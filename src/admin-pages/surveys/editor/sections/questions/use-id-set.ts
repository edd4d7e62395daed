import { useCallback, useState } from '@wordpress/element';

/** A set of ids, and a stable function that adds an id to it or removes it. */
export function useIdSet(): [
	ids: ReadonlySet< string >,
	mark: ( id: string, isIn: boolean ) => void,
] {
	const [ ids, setIds ] = useState< ReadonlySet< string > >(
		() => new Set()
	);
	const mark = useCallback(
		( id: string, isIn: boolean ) =>
			setIds( ( current ) => {
				if ( current.has( id ) === isIn ) {
					return current;
				}
				const next = new Set( current );
				if ( isIn ) {
					next.add( id );
				} else {
					next.delete( id );
				}
				return next;
			} ),
		[]
	);
	return [ ids, mark ];
}
