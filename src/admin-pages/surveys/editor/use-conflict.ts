import { useState } from '@wordpress/element';
import type { Conflict } from '../../../stores/api-error';

/** What to do when somebody saved since: take theirs, replace it with one's own, or neither for now. */
export type ConflictChoice = 'load' | 'overwrite' | 'keep';

export interface ConflictQuestion {
	conflict: Conflict;
	decide: ( choice: ConflictChoice ) => void;
}

interface ConflictAsking {
	/** Asked now, if anything is. */
	question: ConflictQuestion | undefined;
	/** Asks, and answers what was decided. */
	ask: ( conflict: Conflict ) => Promise< ConflictChoice >;
}

/** The question what becomes of two people's changes, for a save to wait for. */
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
