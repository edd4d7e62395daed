import { useState } from '@wordpress/element';
import type { Conflict } from '@/stores/api-error';

/** How to resolve a conflict: load the other version, overwrite it, or decide later. */
export type ConflictChoice = 'load' | 'overwrite' | 'keep';

export interface ConflictQuestion {
	conflict: Conflict;
	decide: ( choice: ConflictChoice ) => void;
}

interface ConflictAsking {
	/** The open question, if there is one. */
	question: ConflictQuestion | undefined;
	/** Opens the question and resolves with the user's choice. */
	ask: ( conflict: Conflict ) => Promise< ConflictChoice >;
}

/** The question about a conflict between two users' changes; a save waits for its answer. */
export function useConflict(): ConflictAsking {
	const [ question, setQuestion ] = useState< ConflictQuestion >();
	return {
		question,
		ask: ( conflict ) =>
			new Promise( ( resolve ) =>
				setQuestion( {
					conflict,
					decide: ( choice ) => {
						setQuestion( undefined );
						resolve( choice );
					},
				} )
			),
	};
}
