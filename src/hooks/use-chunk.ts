import { useEffect, useState } from '@wordpress/element';

export interface Chunk< Part > {
	/** What the chunk brings; undefined while it loads and when it could not be loaded. */
	part: Part | undefined;
	hasFailed: boolean;
	retry: () => void;
}

/**
 * Makes a hook that loads a part of a screen when it is first shown, and keeps it for the next time. React's own `lazy` can
 * not try again after a download that failed.
 *
 * @param load An import() with a webpackChunkName.
 */
export function createChunk< Part >(
	load: () => Promise< Part >
): () => Chunk< Part > {
	let loaded: { part: Part } | undefined;

	return function useChunk() {
		const [ attempt, setAttempt ] = useState( 0 );
		const [ failedAttempt, setFailedAttempt ] = useState( -1 );
		const [ current, setCurrent ] = useState( loaded );
		useEffect( () => {
			let isWanted = true;
			if ( loaded === undefined ) {
				load()
					.then( ( part ) => {
						loaded = { part };
						return isWanted && setCurrent( loaded );
					} )
					.catch( () => isWanted && setFailedAttempt( attempt ) );
			}
			return () => {
				isWanted = false;
			};
		}, [ attempt ] );
		return {
			part: current?.part,
			hasFailed: failedAttempt === attempt,
			retry: () => setAttempt( attempt + 1 ),
		};
	};
}
