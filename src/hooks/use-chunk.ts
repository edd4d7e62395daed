import { useEffect, useState } from '@wordpress/element';

export interface Chunk< Part > {
	/** What the chunk exports; undefined while it loads and after loading failed. */
	part: Part | undefined;
	hasFailed: boolean;
	retry: () => void;
}

/**
 * Creates a hook that loads a part of a screen on first use and keeps it for later. React's `lazy` cannot retry a
 * failed download.
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
