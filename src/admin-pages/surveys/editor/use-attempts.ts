import { useRegistry } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { store as surveysStore } from '@/stores/surveys';

type Action = () => Promise< unknown >;

interface Attempts {
	/** Runs an action that may save the survey, unless one is already running. */
	attempt: ( action: Action ) => void;
	/** Runs the last action again. */
	tryAgain: () => void;
}

/**
 * Runs one save at a time: two simultaneous saves would store a new survey twice, or conflict with each other.
 * Retrying repeats the whole action: publishing, going to the next step, or only saving.
 */
export function useAttempts( id: number ): Attempts {
	const registry = useRegistry();
	const last = useRef< Action >();
	function attempt( action: Action ): void {
		if ( ! registry.select( surveysStore ).isSavingSurvey( id ) ) {
			last.current = action;
			void action();
		}
	}
	return {
		attempt,
		tryAgain: () => last.current && attempt( last.current ),
	};
}
